import { registrableDomain } from "@marque/schema";
import type { Link, PageKind, PageReading } from "../facts";
import words from "./page-words.json";
import { plain, tokens } from "./words";

/** More pages tell little more and keep the analysis waiting. */
const MOST_PAGES = 5;
const MOST_COMPARE = 2;
/** Deeper pages speak of one thing, not of the company. */
const DEEPEST = 4;
/** What is asked for first when there is room for five: comparisons name competitors, an imprint names the owner. */
const ORDER = ["compare", "about", "legal", "products", "contact"] as const;
type Chosen = (typeof ORDER)[number];

const phrases = (list: readonly string[]) => [...new Set(list.map((phrase) => tokens(phrase).join(" ")))];
const PAGES: Readonly<Record<Chosen, readonly string[]>> = {
  about: phrases(words.pages.about),
  legal: phrases(words.pages.legal),
  contact: phrases(words.pages.contact),
  products: phrases(words.pages.products),
  compare: phrases(words.pages.compare),
};
const BEST: ReadonlySet<string> = new Set(phrases(words.best));
const OVERVIEWS: ReadonlySet<string> = new Set(phrases(words.overviews));
const NEVER = phrases(words.never);
const FILE = new RegExp(`\\.(?:${words.files.join("|")})$`, "i");

interface Candidate {
  url: string;
  kind: Chosen;
  score: number;
}

/**
 * Chooses up to five pages that tell most about the site, best first: about, imprint, contact, products, and (only when
 * asked) up to two comparisons. Pages of the same registrable domain only; no files, no login, no cart.
 */
export function choosePages(home: PageReading, options: { compare: boolean }): { url: string; kind: PageKind }[] {
  const kinds = ORDER.filter((kind) => kind !== "compare" || options.compare);
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
  const domain = registrableDomain(new URL(home.url).hostname);
  return home.links.flatMap((link) => {
    const url = new URL(link.url);
    const segments = url.pathname.split("/").filter((segment) => segment !== "");
    const said = tokens(link.text).join(" ");
    const isPage =
      registrableDomain(url.hostname) === domain &&
      segments.length > 0 &&
      segments.length <= DEEPEST &&
      !FILE.test(url.pathname) &&
      !NEVER.some((phrase) => holds(said, phrase) || segments.some((segment) => pathWords(segment) === phrase));
    return isPage
      ? kinds
          .map((kind) => ({ url: link.url, kind, score: score(link, url, segments, kind) }))
          .filter((each) => each.score > 0)
      : [];
  });
}

function score(link: Link, url: URL, segments: readonly string[], kind: Chosen): number {
  const last = pathWords(segments.at(-1) ?? "");
  const text = tokens(link.text).join(" ");
  let points = 0;
  for (const phrase of PAGES[kind]) {
    const best = BEST.has(phrase) ? 2 : 0;
    if (last === phrase) points = Math.max(points, 6 + best);
    else if (holds(last, phrase)) points = Math.max(points, kind === "compare" ? 4 : 2 + best / 2);
    if (text === phrase) points = Math.max(points, 6 + best);
    else if (holds(text, phrase) && text.length < 40) points = Math.max(points, kind === "compare" ? 3 : 2 + best / 2);
  }
  // In `/alternatives/acme` the folder says what the page is.
  const folders = segments.slice(0, -1).map(pathWords);
  if (kind === "compare" && points === 0 && folders.some((folder) => OVERVIEWS.has(folder))) points = 4;
  if (points === 0) return 0;
  if (kind === "compare" && OVERVIEWS.has(last)) points += 3;
  return points - segments.length - (url.search === "" ? 0 : 1);
}

const pathWords = (segment: string) => tokens(plain(segment).replace(/\.[a-z]{2,5}$/, "")).join(" ");

/** Whether whole words of a text are the phrase; languages without spaces are searched as they are. */
function holds(text: string, phrase: string): boolean {
  if (/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(phrase)) return text.includes(phrase);
  return ` ${text} `.includes(` ${phrase} `);
}

const withoutSlash = (url: string) => url.replace(/^http:/, "https:").replace(/\/$/, "");
