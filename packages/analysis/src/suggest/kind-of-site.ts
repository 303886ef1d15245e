import type { PageReading } from "../facts";
import type { PlacedCategory, Placement } from "./place";

/** Sectors of things that somebody makes and somebody else sells. */
const MADE: ReadonlySet<string> = new Set(["fashion", "beauty", "food", "home", "electronics", "mobility"]);
/** So many makers on its pages, and a site is a shop. */
const MANY_MAKERS = 4;
const SHORTEST_NAME = 4;
const HEADLINE_WORDS = 6;
const FEWEST_HEADLINES = 4;

/** What tells a shop from a maker: it names many who make what it is about. */
export function asShop(categories: PlacedCategory[], readings: readonly PageReading[]): Pick<Placement, "rivalsIn"> {
  const made = categories.filter(({ category }) => MADE.has(category.sector) && !category.retail);
  if (made.length === 0) return {};
  const words = namesOn(readings);
  const sold = new Set(made.flatMap(({ category }) => category.brands.map(({ brand }) => brand)));
  const named = [...sold].filter(({ name }) => name.length >= SHORTEST_NAME && words.includes(plain(name)));
  if (named.length < MANY_MAKERS) return {};
  const [one, two] = named;
  const rivalsIn = categories.flatMap(({ category, confidence, because }) => {
    const shops = category.retail ? category : category.near.find(({ retail }) => retail);
    const reason = `${because.reason}, and it sells brands such as ${one?.name} and ${two?.name}`;
    return shops === undefined ? [] : [{ category: shops, confidence, because: { ...because, reason } }];
  });
  return {
    rivalsIn: rivalsIn.filter(
      ({ category }, index) => rivalsIn.findIndex((each) => each.category === category) === index,
    ),
  };
}

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** The words that a site's menus, headings and links are made of. */
const namesOn = (readings: readonly PageReading[]): string =>
  plain(
    readings
      .flatMap(({ headings, links, facts }) => [
        ...headings,
        ...links.map(({ text }) => text),
        ...facts.filter(({ kind }) => kind === "product").map(({ value }) => value),
      ])
      .join(" / "),
  );

/** A home page of headlines, with a feed of them, and nothing on sale. */
export function isPublication([home]: readonly PageReading[]): boolean {
  if (home === undefined) return false;
  const hasFeed = home.facts.some(({ kind, where }) => kind === "alternate" && where === "feed");
  const headlines = home.headings.filter((heading) => heading.split(/\s+/u).length >= HEADLINE_WORDS).length;
  const prices = home.text.match(/[$€£¥]\s?\d|\d\s?(?:[$€£¥]|EUR\b|zł|Kč|kr\b)/gu)?.length ?? 0;
  return hasFeed && headlines >= FEWEST_HEADLINES && headlines * 2 >= home.headings.length && prices * 2 < headlines;
}
