import type { Fact, PageReading } from "../../facts";
import type { Language } from "../language/language";

/** Something that the site offers, in the words that people would use: `trail running shoes`. */
export interface Topic {
  phrase: string;
  /** How many kinds of places agree, weighted. */
  weight: number;
  fact: Fact;
}

/** How much a place is worth: what is sold stands in navigation, markup and the first heading. */
const WEIGHTS: Partial<Record<Fact["kind"], number>> = {
  product: 3,
  heading: 1.5,
  title: 1.5,
  keywords: 1,
  description: 1,
};
const FIRST_HEADING = 2.5;
const MOST_WORDS = 4;
const MOST_TOPICS = 14;
const SEPARATORS = /[|–—:;,.!?•·»«()[\]"“”„/&+]|\s-\s/u;

const squash = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Cuts what a fact says into phrases that may be topics: at separators, and before words such as "for". */
function phrasesOf(fact: Fact, language: Language): string[] {
  const before = new RegExp(`\\s(?:${[...language.for, "with", "mit"].join("|")})\\s.*$`, "iu");
  return fact.value
    .split(SEPARATORS)
    .map((piece) => piece.replace(before, "").trim())
    .filter((piece) => piece !== "");
}

function withoutOpening(words: string[], language: Language): string[] {
  const opening = words.findIndex((word) => !language.strip.includes(word));
  return opening === -1 ? [] : words.slice(opening);
}

/** A phrase that people would ask about, or `undefined` for sentences, navigation, prices and names. */
function clean(phrase: string, language: Language, own: readonly string[]): string | undefined {
  const words = withoutOpening(phrase.toLowerCase().split(/\s+/u), language);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  if (words.some((word) => !/^\p{L}[\p{L}\p{M}'’-]*$/u.test(word))) return undefined;
  if (words.some((word) => language.stopwords.includes(word) || language.junk.includes(word))) return undefined;
  const joined = words.join(" ");
  if (joined.length < 4 || own.some((name) => squash(joined).includes(name))) return undefined;
  return joined;
}

/** What the site is about, the most agreed upon first, then in order of appearance. */
export function topicsOf(readings: readonly PageReading[], language: Language, ownNames: readonly string[]): Topic[] {
  const own = ownNames.map(squash).filter((name) => name.length > 1);
  const found = new Map<string, Topic & { sources: Set<string> }>();
  for (const fact of readings.flatMap((reading) => reading.facts)) {
    const weight = fact.kind === "heading" && fact.where === "h1" ? FIRST_HEADING : WEIGHTS[fact.kind];
    if (weight === undefined) continue;
    for (const phrase of phrasesOf(fact, language)) {
      const topic = clean(phrase, language, own);
      // A single word out of running text is too vague to ask about.
      if (topic === undefined || (fact.kind !== "product" && fact.kind !== "keywords" && !topic.includes(" ")))
        continue;
      const source = `${fact.kind} ${fact.where}`;
      const known = found.get(topic) ?? { phrase: topic, weight: 0, fact, sources: new Set() };
      if (!known.sources.has(source)) known.weight += weight;
      known.sources.add(source);
      found.set(topic, known);
    }
  }
  const ranked = [...found.values()].sort((one, other) => other.weight - one.weight);
  return ranked.filter(firstOfItsWords).slice(0, MOST_TOPICS);
}

/** `shoes trail` beside `trail shoes` would ask the same again. */
function firstOfItsWords(topic: Topic, index: number, all: readonly Topic[]): boolean {
  const key = (each: Topic) => each.phrase.split(" ").sort().join(" ");
  return all.findIndex((each) => key(each) === key(topic)) === index;
}
