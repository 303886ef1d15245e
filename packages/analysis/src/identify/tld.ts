import { compact } from "./compact";
import type { SiteLabel } from "./site-label";

/** `Acme.com` → `Acme` for a site under `.com`, and a machine's `acmecom` likewise. */
export function withoutTld(name: string, site: SiteLabel): string {
  const tail = `.${site.suffix}`;
  if (name.length > tail.length && name.toLowerCase().endsWith(tail)) return name.slice(0, -tail.length);
  const joined = compact(`${site.label}${tail}`);
  // `Bitly` is a name made with its suffix; `Acmecom` is not.
  const isMade = /^[\p{Ll}\d]+$/u.test(name) || site.suffix.length > 2;
  return isMade && name.toLowerCase() === joined ? name.slice(0, site.compact.length) : name;
}
