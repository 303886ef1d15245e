import { parseUrl } from "@marque/schema";
/** Where people land who asked for no place in particular. */
export const HOME = "/brands";

/**
 * Where to go after signing in: a path of this app, whatever was written into the address. `//evil.test`, `/\evil.test`
 * and full URLs lead elsewhere, and lead home instead.
 */
export function safeCallbackUrl(written: unknown): string {
  if (typeof written !== "string" || !written.startsWith("/")) return HOME;
  const base = "http://this-app.invalid";
  const url = parseUrl(written, base);
  if (url === undefined) return HOME;
  const elsewhere = url.origin !== base || url.pathname.startsWith("//") || url.pathname === "/signin";
  return elsewhere ? HOME : `${url.pathname}${url.search}`;
}

/** An address of next-auth's whose `callbackUrl`, if it has one, is one that next-auth can read: it answers others with 500. */
export function withSafeCallbackUrl(href: string): string {
  const url = parseUrl(href);
  const written = url?.searchParams.get("callbackUrl");
  if (url === undefined || written === undefined || written === null) return href;
  if (written.startsWith("/") || /^https?:/i.test(parseUrl(written)?.protocol ?? "")) return href;
  url.searchParams.set("callbackUrl", HOME);
  return url.href;
}
