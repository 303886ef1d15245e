import type { AtlasCategory } from "@marque/atlas";
import { hasBasket } from "../basket";
import type { PageReading } from "../findings";
import { KIND_OF_SITE } from "../weights";
import newsWords from "./news-words.json" with { type: "json" };

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

/** A home page of headlines, with a feed of them, and nothing on sale: no prices, no basket and nobody to call. */
export function isPublication([home]: readonly PageReading[]): boolean {
  if (home === undefined) return false;
  const { fewestHeadlines, headlineShare, pricesForHeadline } = KIND_OF_SITE;
  const hasFeed = home.facts.some(({ source }) => source.type === "link-relation" && source.relation === "feed");
  const headlines = home.headings.filter(isHeadline).length;
  const isTrade = hasBasket(home) || home.facts.some(({ kind }) => kind === "phone");
  return (
    hasFeed &&
    !isTrade &&
    headlines >= fewestHeadlines &&
    headlines >= home.headings.length * headlineShare &&
    pricesOn(home) < headlines * pricesForHeadline
  );
}

/** A home page of headlines that calls itself, or parts of it, news or a newspaper, with or without a feed. */
export function isNews([home]: readonly PageReading[]): boolean {
  if (home === undefined) return false;
  const { newsHeadlines, manyHeadlines, newsLinks, pricesInNews } = KIND_OF_SITE;
  const links = home.links.slice(0, MOST_LINKS).map(({ text }) => text);
  const headlines = new Set([...home.headings, ...links].filter(isHeadline)).size;
  if (headlines < newsHeadlines || pricesOn(home) > headlines * pricesInNews) return false;
  const calledNews = home.facts.some(
    ({ kind, value }) => (kind === "title" || kind === "description") && saysNews(value),
  );
  return calledNews || (headlines >= manyHeadlines && links.filter(saysNews).length >= newsLinks);
}

/** Words by which a place to talk calls itself; what is talked about there is nobody's trade. */
const FORUMS: ReadonlySet<string> = new Set(["forum", "forums", "foro", "foros", "fórum", "форум", "フォーラム"]);

/** A home page that calls itself a forum. */
export const isForum = ([home]: readonly PageReading[]): boolean =>
  home?.facts.some(
    ({ kind, value }) => (kind === "title" || kind === "description" || kind === "site-name") && hasWord(value, FORUMS),
  ) ?? false;

const MOST_LINKS = 2000;
const LONGEST_SAYING = 1000;
const NEWS: ReadonlySet<string> = new Set(newsWords);
const isHeadline = (text: string): boolean => text.split(/\s+/u).length >= KIND_OF_SITE.headlineWords;
const pricesOn = ({ text }: PageReading): number =>
  text.match(/[$€£¥]\s?\d|\d\s?(?:[$€£¥]|EUR\b|zł|Kč|kr\b)/gu)?.length ?? 0;
const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  plain(text.slice(0, LONGEST_SAYING).normalize("NFC"))
    .split(" ")
    .some((word) => words.has(word));
const saysNews = (text: string): boolean => hasWord(text, NEWS);
