import { displayHostname, type Website } from "@marque/schema";
import { compact } from "./compact";
import nameWords from "./name-words.json";

/** The words that a site's address holds. */
export interface SiteLabel {
  /** The registrable domain's first label, read for people: `münchen` of `xn--mnchen-3ya.de`. */
  label: string;
  /** {@link label} as `compact` reads it. */
  compact: string;
  /** {@link compact} without a word that tells the kind of site (`acmetools` of `acmetoolsstore`), else `undefined`. */
  core: string | undefined;
  /** The public suffix, read for people: `co.uk`. */
  suffix: string;
  /** `acme-shop` → `Acme Shop`. */
  titled: string;
  /** A telling subdomain (`cloud` of `cloud.acme.com`), else `undefined`. */
  subdomain: string | undefined;
  /** The path's word when it may name a sub-brand (`apex` of `/apex`), else `undefined`. */
  path: string | undefined;
  /** The address is of a page inside the site: its title and headings name what the page is about. */
  inside: boolean;
}

const GENERIC_SUBDOMAINS: ReadonlySet<string> = new Set(nameWords.genericSubdomains);
const GENERIC_PATHS: ReadonlySet<string> = new Set(nameWords.genericPaths);
const HOME_PATHS: ReadonlySet<string> = new Set(nameWords.home);
const JOINERS: ReadonlySet<string> = new Set(nameWords.joiners);
const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;
/** A shorter rest is no name but chance: `the` of `theshop`. */
const SHORTEST_CORE = 4;

export function siteLabel(website: Website): SiteLabel {
  // Some suffixes are websites themselves: of `www.police.uk` the label is `police`.
  const domain = website.registrableDomain.replace(/^www\.(?=.*\.)/, "");
  const [label = website.hostname, ...suffix] = displayHostname(domain).split(".");
  const inFront = website.hostname.slice(0, -website.registrableDomain.length).replace(/\.$/, "");
  const subdomain = inFront !== "" && !inFront.includes(".") && !GENERIC_SUBDOMAINS.has(inFront) ? inFront : undefined;
  const segments = pathSegments(website);
  return {
    label,
    compact: compact(label),
    core: coreOf(compact(label)),
    suffix: suffix.join("."),
    titled: titled(label),
    subdomain,
    path: pathWord(segments),
    inside: segments.length > 0,
  };
}

/** `marks-and-spencer` → `Marks and Spencer`. */
function titled(label: string): string {
  const words = label.split(/[-_]+/).filter((word) => word !== "");
  const isJoiner = (word: string, at: number) => at > 0 && at < words.length - 1 && JOINERS.has(word);
  return words.map((word, at) => (isJoiner(word, at) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");
}

function coreOf(label: string): string | undefined {
  const { before, after } = nameWords.labelAffixes;
  const cores = [
    ...after.filter((word) => label.endsWith(word)).map((word) => label.slice(0, -word.length)),
    ...before.filter((word) => label.startsWith(word)).map((word) => label.slice(word.length)),
  ];
  // The longest word taken off leaves the name: `onlineshop`, not `shop`.
  const [shortest] = cores
    .filter((core) => core.length >= SHORTEST_CORE)
    .sort((one, other) => one.length - other.length);
  return shortest;
}

/** The path's words beside the locale and the names that home pages have (`/en/index.html`). */
function pathSegments(website: Website): string[] {
  return new URL(website.url).pathname
    .split("/")
    .filter((segment) => segment !== "" && !LOCALE.test(segment))
    .filter((segment) => !HOME_PATHS.has(segment.toLowerCase().replace(/\.\w+$/, "")));
}

/** One path segment; deeper pages are pages, not brands. */
function pathWord(segments: readonly string[]): string | undefined {
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
