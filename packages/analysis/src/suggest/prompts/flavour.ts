import type { PageReading } from "../../facts";
import { FLAVOURS, type Flavour, type Language } from "../language/language";
import type { Topic } from "./topics";

const count = (text: string, words: readonly string[]): number => words.filter((word) => text.includes(word)).length;

/** What kind of thing the site sells: by the words that such sites can't do without. */
export function flavourOf(readings: readonly PageReading[], topics: readonly Topic[], language: Language): Flavour {
  const text = readings
    .flatMap((reading) => [...reading.links.map((link) => link.text), ...reading.headings, reading.text])
    .join("\n")
    .toLowerCase();
  const lastWords = topics.map(({ phrase }) => phrase.split(/[\s-]/u).at(-1) ?? "");
  const points: Record<Flavour, number> = {
    goods: count(text, language.signals.goods),
    software:
      count(text, language.signals.software) + 2 * lastWords.filter((word) => language.heads.includes(word)).length,
    service: count(text, language.signals.service),
    place: count(text, language.signals.place),
    food: 0,
  };
  const likeliest = FLAVOURS.reduce((best, each) => (points[each] > points[best] ? each : best), "goods");
  const edible = lastWords.filter((word) => language.food.some((food) => word.endsWith(food))).length;
  return likeliest === "goods" && edible * 2 > topics.length ? "food" : likeliest;
}
