/** Where people land who asked for no place in particular. */
export const HOME = "/brands";

/**
 * Where to go after signing in: a path of this app, whatever was written into the address. `//evil.test`, `/\evil.test`
 * and full URLs lead elsewhere, and lead home instead.
 */
export function safeCallbackUrl(written: unknown): string {
  if (typeof written !== "string" || !written.startsWith("/")) return HOME;
  const base = "http://this-app.invalid";
  if (!URL.canParse(written, base)) return HOME;
  const url = new URL(written, base);
  const elsewhere = url.origin !== base || url.pathname.startsWith("//") || url.pathname === "/signin";
  return elsewhere ? HOME : `${url.pathname}${url.search}`;
}
