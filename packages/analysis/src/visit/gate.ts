import { parseUrl, registrableDomain, type Website } from "@marque/schema";
import type { PageReading } from "../findings";

/** A page that does nothing but ask says so little. */
const MOST_WORDS = 120;
const MOST_LINKS = 15;
const ASKS =
  /\bcookies?\b|\bconsent\b|before you continue|we value your privacy|datenschutzeinstellungen|einwilligung|avant de continuer|antes de continuar/i;

/**
 * Whether what was opened is a gate before the site: another site, whose address says where it will lead back to, or a page
 * that asks for consent and shows nothing else. Whoever looks at it with a browser is let through; a program is not.
 *
 * @param url where the page was found.
 */
export function isGate(website: Website, url: string, { facts, text, links }: PageReading): boolean {
  const at = parseUrl(url);
  if (at === undefined) return false;
  const isElsewhere = registrableDomain(at.hostname) !== website.registrableDomain;
  if (isElsewhere && decoded(at.search).includes(website.hostname)) return true;
  if (links.length > MOST_LINKS || text.split(/\s+/).length > MOST_WORDS) return false;
  return facts.some(({ kind, value }) => (kind === "title" || kind === "heading") && ASKS.test(value));
}

function decoded(search: string): string {
  try {
    return decodeURIComponent(search);
  } catch {
    // Not every server writes what decodes.
    return search;
  }
}
