import { sourceLabel } from "../../explain/reason-of-fact";
import type { Fact, PageReading, Reason } from "../../findings";

/** The kinds of places in which products may be named; agreement between them is what makes a topic certain. */
type Place = "navigation" | "product" | "title" | "heading" | "description" | "keywords" | "about";

/** A text of the site in which products may be named. */
export interface Mention {
  text: string;
  source: Place;
  weight: number;
  /** Whether a phrase that is the whole text is a topic without a second source. */
  standsAlone: boolean;
  fact: Fact;
}

/**
 * How much is read of each kind of place. Menus of shops have some 150 entries; 36,000 characters in all, every phrase of
 * which is looked at, take 20 ms.
 */
const MOST_OF_PLACE = 200;
const MOST_CHARACTERS_OF_PLACE = 6000;
/** A description has 160 characters that search engines show, seldom more than 300. */
const LONGEST = 400;
const KEYWORDS_AT_MOST = 20;
const LONGEST_KEYWORDS = 2000;
const LONGEST_ABOUT = 500;
const ABOUT_SEPARATOR = /[,;.:!?()]/u;
const TITLE_SEPARATOR = /[|·•»:]|\s[–—-]\s/u;

/** The kind of place that a fact is; `undefined` for one that names no products. */
function placeOf({ kind, source }: Fact): Place | undefined {
  switch (kind) {
    case "product":
      return source.type === "navigation" ? "navigation" : "product";
    case "title":
    case "heading":
    case "description":
    case "keywords":
    case "about":
      return kind;
    default:
      return undefined;
  }
}

/** The texts of a fact that name something each. */
function textsOf({ value }: Fact, place: Place): string[] {
  if (place === "title") return value.slice(0, LONGEST).split(TITLE_SEPARATOR);
  if (place === "keywords") return value.slice(0, LONGEST_KEYWORDS).split(/[,;]/, KEYWORDS_AT_MOST);
  if (place === "about") return value.slice(0, LONGEST_ABOUT).split(ABOUT_SEPARATOR);
  return [value];
}

const WEIGHTS: Readonly<Record<Place, number>> = {
  about: 6,
  navigation: 4,
  title: 3,
  product: 2,
  heading: 1,
  description: 2,
  keywords: 2,
};
const WEIGHT_OF_MAIN_HEADING = 2;

/** Pages that speak of the law, the team or the rivals, not of what is sold. */
const ELSEWHERE = new Set(["legal", "contact", "compare", "manifest"]);

/** What was read of one kind of place. */
interface Read {
  texts: Set<string>;
  characters: number;
}

const isFull = ({ texts, characters }: Read): boolean =>
  texts.size >= MOST_OF_PLACE || characters >= MOST_CHARACTERS_OF_PLACE;

/** Texts of the site in which products may be named, each once for its kind of place, in order of appearance. */
export function mentions(readings: readonly PageReading[]): Mention[] {
  const read = new Map<Place, Read>();
  const found: Mention[] = [];
  for (const { kind, facts } of readings)
    for (const fact of facts) {
      const place = placeOf(fact);
      if (place === undefined || (ELSEWHERE.has(kind) && place !== "navigation")) continue;
      const earlier: Read = read.get(place) ?? { texts: new Set(), characters: 0 };
      read.set(place, earlier);
      if (isFull(earlier)) continue;
      for (const part of textsOf(fact, place)) {
        const text = part.slice(0, LONGEST).trim();
        if (earlier.texts.has(text) || isFull(earlier)) continue;
        earlier.texts.add(text);
        earlier.characters += text.length;
        const isMain = fact.source.type === "heading" && fact.source.level === "h1";
        found.push({
          text,
          source: place,
          weight: isMain ? WEIGHT_OF_MAIN_HEADING : WEIGHTS[place],
          standsAlone:
            place === "about" ||
            place === "navigation" ||
            place === "keywords" ||
            (place === "title" && tellsInTitle(fact)),
          fact,
        });
      }
    }
  return found;
}

const tellsInTitle = ({ pageKind }: Fact): boolean => pageKind === "home" || pageKind === "products";

/** Why a topic is one, by the place that says it best. */
export const reasonFor = ({ source, text, fact }: Mention, topic: string): Reason => ({
  code: `prompt.${source}`,
  params: { topic, text, source: sourceLabel(fact.source) },
});
