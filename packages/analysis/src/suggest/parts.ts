import {
  type Atlas,
  type AtlasCategory,
  FACET_LANGUAGES,
  type Part,
  type PartAsks,
  type TradeAsks,
} from "@marque/atlas";
import type { Findings, PageReading } from "../findings";
import { localityOf } from "../locality";
import type { Placement } from "../placement";
import { foldedWords } from "../vocabulary";
import { PARTS } from "../weights";

/** Parts of a market by their place, each with how much of the brand it is; together 1, the most first. */
export type Shares = ReadonlyMap<number, number>;

/** Parts by their place; or trades by theirs. */
export const NO_PARTS: Shares = new Map();
/** Of a page's own text: its start tells what it is about. */
const LONGEST_TEXT = 6000;
/** Of all texts together; each of some forty words is looked for in them once. */
const MOST_READ = 60_000;
/** Of titles, headings and menus, in which the words of questions are looked for. */
const MOST_HEARD = 20_000;
/** Letters; such words of trades count inside others too: `zahnarzt` of `kinderzahnarzt`, and words without spaces. */
const SHORTEST_INSIDE = 6;
/** Letters; shorter words tell no part. */
const SHORTEST_SAYING = 4;

/**
 * Which parts of a market a brand is in: those that the atlas tells of a known one, else those whose words the site's
 * pages say; none when neither tells.
 */
export function ownParts(findings: Findings, atlas: Atlas, placement: Placement, category: AtlasCategory): Shares {
  const told = toldParts(placement, category);
  if (told.length > 0) return byPlace(told);
  const points = pointsIn(findings, atlas, category);
  return Math.max(0, ...points) < PARTS.floor ? NO_PARTS : besideBest(points, PARTS.besideBest);
}

/** The same, and where neither tells the most common parts, those that the pages hint at before others. */
export function likelyParts(findings: Findings, atlas: Atlas, placement: Placement, category: AtlasCategory): Shares {
  const told = toldParts(placement, category);
  if (told.length > 0) return byPlace(told);
  const points = pointsIn(findings, atlas, category);
  return Math.max(0, ...points) < PARTS.floor
    ? besideBest(
        points.map((each, at) => each + (PARTS.byPlace[at] ?? 0)),
        PARTS.besideLikeliest,
      )
    : besideBest(points, PARTS.besideBest);
}

const toldParts = ({ brand }: Placement, category: AtlasCategory): readonly number[] =>
  category.brands.find((each) => each.brand === brand && brand !== undefined)?.does ?? [];

/** The points of a market's parts by what the site's pages say, by their place. */
const pointsIn = (findings: Findings, atlas: Atlas, category: AtlasCategory): number[] =>
  saidIn(findings, atlas.parts(category), sayingsOf(atlas, category, localityOf(findings).language ?? "en"));

/** The parts with the most points, and those with such a share of them. */
function besideBest(points: readonly number[], least: number): Shares {
  const best = Math.max(0, ...points);
  return sharesOf(
    [...points.entries()]
      .filter(([, each]) => each > 0 && each >= best * least)
      .sort(([, one], [, other]) => other - one),
  );
}

const byPlace = (parts: readonly number[]): Shares =>
  sharesOf(parts.map((part, index) => [part, PARTS.byPlace[index] ?? PARTS.least]));

/** Tells whether a text says words of a market's other parts and none of the brand's own. */
export function aboutOthers(parts: readonly Part[], own: Shares): (text: string) => boolean {
  if (own.size === 0) return () => false;
  const wordsOf = (isMeant: (at: number) => boolean) =>
    parts.flatMap(({ words }, at) => (isMeant(at) ? words.map((word) => ` ${plain(word)} `) : []));
  const [ours, theirs] = [wordsOf((at) => own.has(at)), wordsOf((at) => !own.has(at))];
  return (text) => {
    const said = ` ${plain(text)} `;
    return theirs.some((word) => said.includes(word)) && !ours.some((word) => said.includes(word));
  };
}

/** What tells the parts of a market in one language. */
interface Sayings {
  language: string;
  /** By the place of the part: its words, folded, each with its points. */
  byPart: readonly ReadonlyMap<string, number>[];
}

const made = new WeakMap<Atlas, Map<string, Sayings>>();

/** What the parts of a market are called in a language, and what their own questions say and others' don't. */
function sayingsOf(atlas: Atlas, category: AtlasCategory, written: string): Sayings {
  const language = FACET_LANGUAGES.find((each) => each === written);
  if (language === undefined) return { language: written, byPart: [] };
  const known = made.get(atlas) ?? new Map<string, Sayings>();
  made.set(atlas, known);
  const key = `${category.id} ${language}`;
  const found = known.get(key) ?? { language, byPart: makeSayings(atlas.asks(category, language), language) };
  known.set(key, found);
  return found;
}

function makeSayings(parts: readonly PartAsks[], language: string): Map<string, number>[] {
  const shares = parts.map(({ name, asks }) => {
    const share = new Map<string, number>();
    const count = (text: string, more: number): void => {
      for (const word of new Set(foldedWords(text, language)))
        if (word.length >= SHORTEST_SAYING) share.set(word, (share.get(word) ?? 0) + more);
    };
    for (const { text } of asks) count(text, 1 / asks.length);
    count(name, PARTS.called);
    return share;
  });
  return shares.map((own, at) => {
    const elsewhere = (word: string) =>
      Math.max(0, ...shares.map((share, other) => (other === at ? 0 : (share.get(word) ?? 0))));
    return new Map(
      [...own].flatMap(([word, share]): [string, number][] => {
        const more = share - elsewhere(word);
        return share >= PARTS.leastSaid && more > 0 ? [[word, (PARTS.saying * more) / share]] : [];
      }),
    );
  });
}

/** How much a site's pages say the words of each part, by where and how many of them. */
function saidIn({ pages }: Findings, parts: readonly Part[], { language, byPart }: Sayings): number[] {
  const heard = byPart.length === 0 ? [] : [...heardIn(pages.flatMap(shortTextsOf), language)];
  const read = plainTexts(pages);
  const pointsOf = ({ words }: Part): number =>
    words.reduce((sum, word) => {
      const sought = ` ${plain(word)} `;
      return sum + Math.max(0, ...read.filter(({ text }) => text.includes(sought)).map(({ weight }) => weight));
    }, 0);
  return parts.map((part, at) =>
    heard.reduce((sum, [word, weight]) => sum + weight * (byPart[at]?.get(word) ?? 0), pointsOf(part)),
  );
}

/** What a site's pages say, without its signs, between spaces; as much as is read. */
function plainTexts(pages: Findings["pages"]): Weighed[] {
  let left = MOST_READ;
  return pages.flatMap(textsOf).map(({ text, weight }) => {
    const part = text.slice(0, left);
    left -= part.length;
    return { text: ` ${plain(part)} `, weight };
  });
}

/**
 * Which of a market's trades an unknown business is in, by the words of its pages in their language; the first, which is
 * the most common, when they say none.
 */
export function ownTrades({ pages }: Findings, trades: readonly TradeAsks[]): Shares {
  const read = plainTexts(pages);
  const points = trades.map(({ words }) =>
    words.reduce((sum, word) => {
      const sought = plain(word);
      const says = (text: string) =>
        text.includes(` ${sought}`) || (sought.length >= SHORTEST_INSIDE && text.includes(sought));
      return sum + Math.max(0, ...read.filter(({ text }) => says(text)).map(({ weight }) => weight));
    }, 0),
  );
  return Math.max(0, ...points) === 0 ? new Map([[0, 1]]) : besideBest(points, PARTS.besideBestTrade);
}

/** The words of texts, folded, each with the most that one of them weighs. */
function heardIn(texts: readonly { text: string; weight: number }[], language: string): Map<string, number> {
  const heard = new Map<string, number>();
  let left = MOST_HEARD;
  for (const { text, weight } of texts.toSorted((one, other) => other.weight - one.weight)) {
    const part = text.slice(0, left);
    left -= part.length;
    for (const word of foldedWords(part, language)) if (!heard.has(word)) heard.set(word, weight);
  }
  return heard;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(" ")
    .trim();

interface Weighed {
  text: string;
  weight: number;
}

const textsOf = (page: PageReading, at: number): Weighed[] => [
  ...shortTextsOf(page, at),
  { text: page.text.slice(0, LONGEST_TEXT), weight: PARTS.text * shareOf(at) },
];

const shareOf = (at: number): number => (at === 0 ? 1 : PARTS.otherPage);

/** All but the text itself, in which everything is said. */
function shortTextsOf({ facts, headings, links }: PageReading, at: number): Weighed[] {
  const factsOf = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
  const menu = links.filter(({ region }) => region !== "main").map((link) => link.text);
  const all: [readonly string[], number][] = [
    // What a person says that is sold.
    [factsOf("about"), PARTS.about],
    [factsOf("title"), PARTS.title],
    [factsOf("description"), PARTS.title],
    [factsOf("product"), PARTS.heading],
    [headings, PARTS.heading],
    [menu, PARTS.menu],
  ];
  return all.map(([lines, weight]) => ({ text: lines.join(" . "), weight: weight * shareOf(at) }));
}

function sharesOf(points: readonly (readonly [number, number])[]): Shares {
  const total = points.reduce((sum, [, each]) => sum + each, 0);
  return new Map(points.map(([part, each]) => [part, each / total]));
}
