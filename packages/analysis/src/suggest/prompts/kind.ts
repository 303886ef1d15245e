import type { AtlasCategory } from "@marque/atlas";
import type { Kind } from "@marque/lexicon";
import { hasBasket } from "../../basket";
import type { PageReading, Source } from "../../findings";
import kinds from "./kinds.json" with { type: "json" };
import { headOf, lower, type Words } from "./words";

const FOOD_AT_LEAST = 0.4;
const SURE = 2;
/** Shops have opening hours and sites of every kind a log-in: beside words of other kinds, these need one more. */
const ALSO_ELSEWHERE: ReadonlySet<string> = new Set(["place", "software"]);
const SURE_OF_PLACE_OR_SOFTWARE = 3;
/** A market tells as much as the surest words need. */
const VOTE_OF_MARKET = 3;
/** Of menus and headings, which say it early or not at all. */
const MOST_TEXTS = 500;
const LONGEST_TEXT = 300;
const MOST_CHARACTERS = 30_000;

const KIND_BY_SECTOR: Readonly<Record<string, string>> = kinds.sectors;

/** The schema.org type that a fact was given by; empty when by none. */
const nodeOf = (source: Source): string =>
  source.type === "json-ld" ? source.node : source.type === "microdata" || source.type === "rdfa" ? source.item : "";

const ORDER = ["goods", "software", "service", "place", "media"] as const;
type KindOfSite = (typeof ORDER)[number];

/** What the brands of a market sell; who is looked for nearby offers a service. */
export function kindOfMarket({ sector, local }: AtlasCategory): KindOfSite {
  const kind = ORDER.find((each) => each === KIND_BY_SECTOR[sector]) ?? "service";
  return local && kind === "goods" ? "service" : kind;
}

/**
 * What a site sells: goods, software, a service, a place to visit or something to read, by the words of its links and
 * headings, its structured data, and its market when it is placed in one.
 */
export function kindOfSite(
  readings: readonly PageReading[],
  market: AtlasCategory | undefined,
  words: Words,
): KindOfSite {
  const texts = readings.flatMap(({ links, headings, facts }) => [
    ...facts.filter(({ kind }) => kind === "title" || kind === "description").map(({ value }) => value),
    ...links.slice(0, MOST_TEXTS).map(({ text }) => text),
    ...headings.slice(0, MOST_TEXTS),
    ...facts
      .filter(({ kind }) => kind === "product")
      .slice(0, MOST_TEXTS)
      .map(({ value }) => value),
  ]);
  const all = texts.map((text) => text.slice(0, LONGEST_TEXT)).join(" \n ");
  const said = lower(` ${all.slice(0, MOST_CHARACTERS)} `, words.subtag).replace(/[^\p{L}\p{M}\p{N}\s-]+/gu, " ");
  const { signals } = words.language;
  const count = (signal: readonly string[]) => signal.filter((each) => said.includes(` ${each} `)).length;
  const hasData = (isMeant: (node: string) => boolean) =>
    readings.some(({ facts }) => facts.some(({ source }) => isMeant(nodeOf(source))));
  const scores = {
    goods: count(signals.goods) + (readings.some(hasBasket) ? 2 : 0) + (hasData((node) => node === "Product") ? 2 : 0),
    software: count(signals.software) + (hasData((node) => kinds.softwareTypes.includes(node)) ? 3 : 0),
    service: count(signals.service),
    place: count(signals.place),
    media: count(signals.media),
  };
  if (market !== undefined) scores[kindOfMarket(market)] += VOTE_OF_MARKET;
  const sum = ORDER.reduce((total, each) => total + scores[each], 0);
  const isSure = (kind: KindOfSite) =>
    scores[kind] >= (ALSO_ELSEWHERE.has(kind) && sum > scores[kind] ? SURE_OF_PLACE_OR_SOFTWARE : SURE);
  // A page that hardly says what it sells is asked about as something to read, unless it says where it is to be called.
  const calls = readings.some(({ facts }) => facts.some(({ kind }) => kind === "phone"));
  const unsure = calls ? "service" : "media";
  return ORDER.filter(isSure).reduce<KindOfSite>((best, each) => (scores[each] > scores[best] ? each : best), unsure);
}

/** Whether a phrase names food or drink: by its head, or, where nouns are written as one word, by how that ends. */
export function isEaten(phrase: string, words: Words): boolean {
  const head = headOf(phrase, words);
  if (words.food.has(head)) return true;
  return (
    words.language.nounsAreCapitalised && words.language.food.some((word) => word.length > 3 && head.endsWith(word))
  );
}

/** Beside shops, sites that don't say what they are: food is known by its words alone. */
export function kindOfThings(kind: KindOfSite, phrases: readonly string[], words: Words): Kind {
  const eaten = phrases.filter((phrase) => isEaten(phrase, words)).length;
  const isFood = phrases.length > 0 && eaten / phrases.length >= FOOD_AT_LEAST;
  return isFood && (kind === "goods" || kind === "media") ? "food" : kind;
}
