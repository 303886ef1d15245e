import { inAnyLanguage, type LanguageFile, WORLD } from "@marque/lexicon";
import { registrableDomain, registrableLabel } from "@marque/schema";
import type { PageKind, PageReading } from "../findings";
import { plain, tokens } from "../read/words";

/** More pages tell little more and keep the analysis waiting. */
const MOST_PAGES = 5;
const MOST_COMPARE = 2;
/** Deeper pages speak of one thing, not of the company. */
const DEEPEST = 4;
/** What is asked for first when there is room for five: comparisons name competitors, an imprint names the owner. */
const ORDER = ["compare", "about", "legal", "products", "contact"] as const;
type Chosen = (typeof ORDER)[number];

type PageWords = keyof NonNullable<LanguageFile["pages"]>;
const phrases = (list: PageWords) => [
  ...new Set(inAnyLanguage(({ pages }) => pages?.[list]).map((phrase) => tokens(phrase).join(" "))),
];
const PAGES: Readonly<Record<Chosen, readonly string[]>> = {
  about: phrases("about"),
  legal: phrases("legal"),
  contact: phrases("contact"),
  products: phrases("products"),
  compare: phrases("compare"),
};
const BEST: ReadonlySet<string> = new Set(phrases("surest"));
const OVERVIEWS: ReadonlySet<string> = new Set(phrases("overviews"));
const NEVER = phrases("never");
const NEVER_NAMED: ReadonlySet<string> = new Set(NEVER);
const FILE = new RegExp(`\\.(?:${WORLD.domains.files.join("|")})$`, "i");

/** A longer link is a headline. */
const LONG_LINK = 40;

interface Candidate {
  url: string;
  kind: Chosen;
  score: number;
}

/**
 * Chooses up to five pages that tell most about the site, best first: about, imprint, contact, products, and (only when
 * asked) up to two comparisons. Pages of the same registrable domain only; no files, no login, no cart.
 */
export function choosePages(
  home: PageReading,
  options: { compare: boolean; products: boolean },
): { url: string; kind: PageKind }[] {
  const kinds = ORDER.filter((kind) => (kind !== "compare" && kind !== "products") || options[kind]);
  const taken = new Set([withoutSlash(home.url)]);
  const ranked = candidates(home, kinds).sort((one, other) => other.score - one.score);
  const take = (kind: Chosen): Candidate[] => {
    const best = ranked.find((each) => each.kind === kind && !taken.has(withoutSlash(each.url)));
    if (best !== undefined) taken.add(withoutSlash(best.url));
    return best === undefined ? [] : [best];
  };
  const chosen = kinds.flatMap(take);
  for (let more = 1; more < MOST_COMPARE && options.compare; more += 1) chosen.push(...take("compare"));
  return chosen.slice(0, MOST_PAGES).map(({ url, kind }) => ({ url, kind }));
}

function candidates(home: PageReading, kinds: readonly Chosen[]): Candidate[] {
  const { hostname } = new URL(home.url);
  const domain = registrableDomain(hostname);
  const isSame = (other: string) => other === hostname || registrableDomain(other) === domain;
  const seen = new Set<string>();
  return home.links.flatMap((link) => {
    // A shop's menu stands on its page twice or three times.
    const key = `${link.url}\n${link.text}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const url = new URL(link.url);
    const segments = url.pathname.split("/").filter((segment) => segment !== "");
    if (segments.length === 0 || segments.length > DEEPEST || !isSame(url.hostname) || FILE.test(url.pathname))
      return [];
    const folders = segments.map(pathWords);
    const text = tokens(link.text).join(" ");
    if (folders.some((folder) => NEVER_NAMED.has(folder)) || NEVER.some((phrase) => holds(text, phrase))) return [];
    return kinds
      .map((kind) => ({ url: link.url, kind, score: score(text, url, folders, kind) }))
      .filter((each) => each.score > 0);
  });
}

/** @param folders the words of the path's segments, the page's own last. */
function score(text: string, url: URL, folders: readonly string[], kind: Chosen): number {
  const last = folders.at(-1) ?? "";
  const points = kind === "compare" ? comparison(url, folders, last, text) : telling(kind, last, text);
  return points === 0 ? 0 : points - folders.length - (url.search === "" ? 0 : 1);
}

function telling(kind: Chosen, last: string, text: string): number {
  let points = 0;
  for (const phrase of PAGES[kind]) {
    const best = BEST.has(phrase) ? 2 : 0;
    if (last === phrase || text === phrase) points = Math.max(points, 6 + best);
    else if (holds(last, phrase) || (holds(text, phrase) && text.length < LONG_LINK))
      points = Math.max(points, 2 + best / 2);
  }
  return points;
}

/** `Ice Age vs. Frozen` is no comparison of products: the address names the site, an alternative or a folder of such. */
function comparison(url: URL, folders: readonly string[], last: string, text: string): number {
  if (OVERVIEWS.has(last) || OVERVIEWS.has(text)) return 9;
  if (folders.slice(0, -1).some((folder) => OVERVIEWS.has(folder))) return 5;
  const own = registrableLabel(url.hostname) ?? url.hostname;
  for (const phrase of PAGES.compare) {
    if (last === phrase || text === phrase) return 6;
    const named = phrase.startsWith("alternativ") || last.replaceAll(" ", "").includes(own);
    if (named && holds(last, phrase)) return 5;
  }
  return 0;
}

const pathWords = (segment: string) => tokens(plain(segment).replace(/\.[a-z]{2,5}$/, "")).join(" ");

/** Whether whole words of a text are the phrase; languages without spaces are searched as they are. */
function holds(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  if (at < 0 || /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(phrase)) return at >= 0;
  return ` ${text} `.includes(` ${phrase} `);
}

const withoutSlash = (url: string) => url.replace(/^http:/, "https:").replace(/\/$/, "");
