import type { PageReading } from "../../facts";
import type { Flavour } from "../language/language";
import type { Placement } from "../place";
import { headOf, lower, type Words } from "./words";

const SOFTWARE_DATA = /SoftwareApplication|WebApplication|MobileApplication/;
const FOOD_AT_LEAST = 0.4;
const SURE = 2;
/** Shops have opening hours and sites of every kind a log-in. */
const SURE_OF_PLACE_OR_SOFTWARE = 3;

/** What the site sells: goods, software, a service, a place to visit or something to read, by the words of its links and headings. */
export function siteFlavour(readings: readonly PageReading[], words: Words): Exclude<Flavour, "food"> {
  const texts = readings.flatMap((reading) => [
    ...reading.links.map((link) => link.text),
    ...reading.headings,
    ...reading.facts
      .filter(({ kind }) => kind === "title" || kind === "description" || kind === "product")
      .map(({ value }) => value),
  ]);
  const said = lower(` ${texts.join(" \n ")} `, words.subtag).replace(/[^\p{L}\p{M}\p{N}\s-]+/gu, " ");
  const { signals } = words.language;
  const count = (signal: readonly string[]) => signal.filter((each) => said.includes(` ${each} `)).length;
  const paths = readings.flatMap((reading) => reading.links.map((link) => link.url));
  const facts = readings.flatMap((reading) => reading.facts);
  const shopPaths = paths.some((url) =>
    /\/(cart|basket|warenkorb|panier|carrito|carrello|collections|product)([/?#]|$)/.test(url),
  );
  const scores = {
    goods: count(signals.goods) + (shopPaths ? 2 : 0) + (facts.some(({ where }) => /\bProduct\b/.test(where)) ? 2 : 0),
    software: count(signals.software) + (facts.some(({ where }) => SOFTWARE_DATA.test(where)) ? 3 : 0),
    service: count(signals.service),
    place: count(signals.place),
    media: count(signals.media),
  };
  const order = ["goods", "software", "service", "place", "media"] as const;
  const best = order.reduce((found, each) => (scores[each] > scores[found] ? each : found));
  // A page that hardly says what it sells is asked about as something to read.
  return scores[best] >= (best === "software" || best === "place" ? SURE_OF_PLACE_OR_SOFTWARE : SURE) ? best : "media";
}

/** Sectors of things; those of software end in their name, and nearly all others are services. */
const GOODS: ReadonlySet<string> = new Set([
  "fashion",
  "beauty",
  "food",
  "retail",
  "home",
  "electronics",
  "mobility",
  "industry",
]);
const SOFTWARE = /software$|^developer-tools$|^data-and-ai$/;
const READ: ReadonlySet<string> = new Set(["media", "games", "society"]);

/** What a brand sells by its market; `undefined` when it is in none. */
export function flavourOfMarket(placement: Placement | undefined): Exclude<Flavour, "food"> | undefined {
  const category = placement?.categories[0]?.category;
  if (category === undefined) return undefined;
  if (READ.has(category.sector)) return "media";
  if (SOFTWARE.test(category.sector)) return "software";
  return GOODS.has(category.sector) && !category.local ? "goods" : "service";
}

/** Whether the things sold are mostly food and drink. */
export function isFood(phrases: readonly string[], words: Words): boolean {
  const food = words.language.food;
  const eaten = phrases.filter((phrase) => {
    const head = headOf(phrase, words);
    return food.some(
      (word) => head === word || (words.language.nounsAreCapitalised && word.length > 3 && head.endsWith(word)),
    );
  });
  return phrases.length > 0 && eaten.length / phrases.length >= FOOD_AT_LEAST;
}
