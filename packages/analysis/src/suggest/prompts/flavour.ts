import type { PageReading } from "../../facts";
import type { Flavour } from "../language/language";
import { headOf, lower, type Words } from "./words";

const SOFTWARE_DATA = /SoftwareApplication|WebApplication|MobileApplication/;
const FOOD_AT_LEAST = 0.4;

/** What the site sells: goods, software, a service or a place to visit, by the words of its links and headings. */
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
    place: count(signals.place),
    service: count(signals.service),
  };
  // On a tie the kind with the more careful questions; a service's fit nearly anything.
  const order = ["service", "goods", "software", "place"] as const;
  return order.reduce((best, each) => (scores[each] > scores[best] ? each : best));
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
