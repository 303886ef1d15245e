import { parseUrl } from "@marque/schema";

/** A longer address is data in disguise. */
const LONGEST_ADDRESS = 5000;

/** The http(s) address that a link means on its page, without fragment; `undefined` for anything else. */
export function absolute(link: string, base: string): string | undefined {
  if (link.length > LONGEST_ADDRESS) return undefined;
  const written = link.trim();
  const url = written === "" ? undefined : parseUrl(written, base);
  if (url === undefined) return undefined;
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  if (url.hash !== "" || url.href.endsWith("#")) url.hash = "";
  return url.href;
}
