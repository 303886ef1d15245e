/** The http(s) address that a link means on its page, without fragment; `undefined` for anything else. */
export function absolute(link: string, base: string): string | undefined {
  const written = link.trim();
  if (written === "" || !URL.canParse(written, base)) return undefined;
  const url = new URL(written, base);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  url.hash = "";
  return url.href;
}
