import type { AtlasCategory } from "@marque/atlas";
import type { PageReading } from "../findings";
import { KIND_OF_SITE } from "../weights";

/** Sectors of things that somebody makes and somebody else sells. */
const MADE: ReadonlySet<string> = new Set(["fashion", "beauty", "food", "home", "electronics", "mobility"]);
/** A hundred times what a shop's menus and headings hold; every name is looked for in all of it. */
const LONGEST_TEXT = 100_000;

/** The makers of the markets' goods that a site names, when they are so many that it is a shop; else none. */
export function makersSoldBy(categories: readonly AtlasCategory[], readings: readonly PageReading[]): string[] {
  const made = categories.filter(({ sector, retail }) => MADE.has(sector) && !retail);
  if (made.length === 0) return [];
  const words = namesOn(readings);
  const makers = new Set(made.flatMap(({ brands }) => brands.map(({ brand }) => brand.name)));
  const named = [...makers].filter((name) => name.length >= KIND_OF_SITE.shortestMaker && words.includes(plain(name)));
  return named.length >= KIND_OF_SITE.manyMakers ? named : [];
}

/** Where the rivals of a market's shops are: the market itself, or the retail market beside it. */
export const shopsOf = (category: AtlasCategory): AtlasCategory | undefined =>
  category.retail ? category : category.near.find(({ retail }) => retail);

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
      .join(" / ")
      .slice(0, LONGEST_TEXT),
  );

/** A home page of headlines, with a feed of them, and nothing on sale. */
export function isPublication([home]: readonly PageReading[]): boolean {
  if (home === undefined) return false;
  const { headlineWords, fewestHeadlines, headlineShare, pricesForHeadline } = KIND_OF_SITE;
  const hasFeed = home.facts.some(({ source }) => source.type === "link-relation" && source.relation === "feed");
  const headlines = home.headings.filter((heading) => heading.split(/\s+/u).length >= headlineWords).length;
  const prices = home.text.match(/[$€£¥]\s?\d|\d\s?(?:[$€£¥]|EUR\b|zł|Kč|kr\b)/gu)?.length ?? 0;
  return (
    hasFeed &&
    headlines >= fewestHeadlines &&
    headlines >= home.headings.length * headlineShare &&
    prices < headlines * pricesForHeadline
  );
}
