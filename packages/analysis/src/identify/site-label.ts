import { displayHostname, type Website } from "@marque/schema";
import { compact } from "./compact";
import nameWords from "./name-words.json";

/** The words that a site's address holds. */
export interface SiteLabel {
  /** The registrable domain's first label, read for people: `münchen` of `xn--mnchen-3ya.de`. */
  label: string;
  /** {@link label} as `compact` reads it. */
  compact: string;
  /** The public suffix, read for people: `co.uk`. */
  suffix: string;
  /** `acme-shop` → `Acme Shop`. */
  titled: string;
  /** A telling subdomain (`aws` of `aws.amazon.com`), else `undefined`. */
  subdomain: string | undefined;
  /** The path's word when it may name a sub-brand (`jordan` of `/jordan`), else `undefined`. */
  path: string | undefined;
}

const GENERIC_SUBDOMAINS: ReadonlySet<string> = new Set(nameWords.genericSubdomains);
const GENERIC_PATHS: ReadonlySet<string> = new Set(nameWords.genericPaths);
const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;

export function siteLabel(website: Website): SiteLabel {
  const [label = website.hostname, ...suffix] = displayHostname(website.registrableDomain).split(".");
  const inFront = website.hostname.slice(0, -website.registrableDomain.length).replace(/\.$/, "");
  const subdomain = inFront !== "" && !inFront.includes(".") && !GENERIC_SUBDOMAINS.has(inFront) ? inFront : undefined;
  return {
    label,
    compact: compact(label),
    suffix: suffix.join("."),
    titled: titled(label),
    subdomain,
    path: pathWord(website),
  };
}

function titled(label: string): string {
  const words = label.split(/[-_]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** One path segment beside the locale; deeper pages are pages, not brands. */
function pathWord(website: Website): string | undefined {
  const segments = new URL(website.url).pathname
    .split("/")
    .filter((segment) => segment !== "" && !LOCALE.test(segment));
  const [only] = segments;
  if (only === undefined || segments.length > 1 || only.includes(".")) return undefined;
  const word = compact(unescaped(only));
  return word.length < 2 || GENERIC_PATHS.has(word) ? undefined : word;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign: the path as it was written.
    return text;
  }
}
