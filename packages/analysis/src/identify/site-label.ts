import { inAnyLanguage, WORLD } from "@marque/lexicon";
import { displayHostname, nameKey, registrableLabel, type Website } from "@marque/schema";
import type { Findings } from "../findings";
import { profileIn } from "../third-parties/hosted";

/** The words that a site's address holds. */
export interface SiteLabel {
  /** The registrable domain's first label, read for people: `münchen` of `xn--mnchen-3ya.de`. */
  label: string;
  /** {@link label} as its {@link nameKey}. */
  key: string;
  /** {@link key} without a word that tells the kind of site (`acmetools` of `acmetoolsstore`), else `undefined`. */
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
  /**
   * The {@link nameKey} of whose site the page stands on, when that is another's: its name is not the brand's, and of a
   * page that the website only redirects to no name is that is not like the address.
   */
  host: string | undefined;
  redirected: boolean;
}

const GENERIC_SUBDOMAINS: ReadonlySet<string> = new Set(WORLD.domains.subdomains);
const GENERIC_PATHS: ReadonlySet<string> = new Set(WORLD.domains.paths);
const HOME_PATHS: ReadonlySet<string> = new Set(inAnyLanguage(({ titles }) => titles?.nameless));
const JOINERS: ReadonlySet<string> = new Set(inAnyLanguage(({ titles }) => titles?.joiners));
const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;
/** A shorter rest is no name but chance: `the` of `theshop`. */
const SHORTEST_CORE = 4;

export function siteLabel({ request: { website }, pages, hosted }: Findings): SiteLabel {
  const [home] = pages;
  const host = hosted && home !== undefined ? nameKey(registrableLabel(new URL(home.url).hostname) ?? "") : undefined;
  const profile = profileIn(website);
  const words = profile === undefined ? labelOfAddress(website) : labelOfProfile(unescaped(profile));
  return { ...words, host, redirected: hosted && profile === undefined };
}

const labelOfProfile = (word: string): Omit<SiteLabel, "host" | "redirected"> => ({
  label: word,
  key: nameKey(word),
  core: coreOf(nameKey(word)),
  suffix: "",
  titled: titled(word.replace(/\.\w{2,5}$/, "")),
  subdomain: undefined,
  path: undefined,
  inside: false,
});

function labelOfAddress(website: Website): Omit<SiteLabel, "host" | "redirected"> {
  // Some suffixes are websites themselves: of `www.police.uk` the label is `police`.
  const domain = website.registrableDomain.replace(/^www\.(?=.*\.)/, "");
  const [label = website.hostname, ...suffix] = displayHostname(domain).split(".");
  const inFront = website.hostname.slice(0, -website.registrableDomain.length).replace(/\.$/, "");
  const subdomain = inFront !== "" && !inFront.includes(".") && !GENERIC_SUBDOMAINS.has(inFront) ? inFront : undefined;
  const segments = pathSegments(website);
  return {
    label,
    key: nameKey(label),
    core: coreOf(nameKey(label)),
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
  const { before, after } = WORLD.domains.affixes;
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
  const word = nameKey(unescaped(only));
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

/** `Acme.com` → `Acme` for a site under `.com`, and a machine's `acmecom` likewise. */
export function withoutTld(name: string, site: SiteLabel): string {
  const tail = `.${site.suffix}`;
  if (name.length > tail.length && name.toLowerCase().endsWith(tail)) return name.slice(0, -tail.length);
  const joined = nameKey(`${site.label}${tail}`);
  // `Bitly` is a name made with its suffix; `Acmecom` is not.
  const isMade = /^[\p{Ll}\d]+$/u.test(name) || site.suffix.length > 2;
  return isMade && name.toLowerCase() === joined ? name.slice(0, site.key.length) : name;
}
