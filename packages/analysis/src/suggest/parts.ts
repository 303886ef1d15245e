import type { Atlas, AtlasCategory, Part } from "@marque/atlas";
import type { Findings, PageReading } from "../findings";
import type { Placement } from "../placement";
import { PARTS } from "../weights";

/** Parts of a market by their place, each with how much of the brand it is; together 1, the most first. */
export type Shares = ReadonlyMap<number, number>;

export const NO_PARTS: Shares = new Map();
/** Of a page's own text: its start tells what it is about. */
const LONGEST_TEXT = 6000;
/** Of all texts together; each of some forty words is looked for in them once. */
const MOST_READ = 60_000;

/**
 * Which parts of a market a brand is in: those that the atlas tells of a known one, else those whose words the site's
 * pages say; none when neither tells.
 */
export function ownParts(findings: Findings, atlas: Atlas, { brand }: Placement, category: AtlasCategory): Shares {
  const parts = atlas.parts(category);
  if (parts.length === 0) return NO_PARTS;
  const told = category.brands.find((each) => each.brand === brand && brand !== undefined)?.does ?? [];
  if (told.length > 0) return sharesOf(told.map((part, index) => [part, PARTS.byPlace[index] ?? PARTS.least]));
  return saidIn(findings, parts);
}

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

/** The parts whose words a site's pages say, by where and how many of them. */
function saidIn({ pages }: Findings, parts: readonly Part[]): Shares {
  const texts = pages.flatMap((page, index) => textsOf(page, index === 0 ? 1 : PARTS.otherPage));
  let left = MOST_READ;
  const read = texts.map(({ text, weight }) => {
    const part = text.slice(0, left);
    left -= part.length;
    return { text: ` ${plain(part)} `, weight };
  });
  const pointsOf = ({ words }: Part): number =>
    words.reduce((sum, word) => {
      const sought = ` ${plain(word)} `;
      return sum + Math.max(0, ...read.filter(({ text }) => text.includes(sought)).map(({ weight }) => weight));
    }, 0);
  const points = parts.map(pointsOf);
  const best = Math.max(0, ...points);
  if (best < PARTS.floor) return NO_PARTS;
  return sharesOf(
    [...points.entries()]
      .filter(([, each]) => each >= best * PARTS.besideBest)
      .sort(([, one], [, other]) => other - one),
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(" ")
    .trim();

function textsOf({ facts, headings, links, text }: PageReading, share: number): { text: string; weight: number }[] {
  const factsOf = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
  const menu = links.filter(({ region }) => region !== "main").map((link) => link.text);
  const all: [readonly string[], number][] = [
    [factsOf("title"), PARTS.title],
    [factsOf("description"), PARTS.title],
    [factsOf("product"), PARTS.heading],
    [headings, PARTS.heading],
    [menu, PARTS.menu],
    [[text.slice(0, LONGEST_TEXT)], PARTS.text],
  ];
  return all.map(([lines, weight]) => ({ text: lines.join(" . "), weight: weight * share }));
}

function sharesOf(points: readonly (readonly [number, number])[]): Shares {
  const total = points.reduce((sum, [, each]) => sum + each, 0);
  return new Map(points.map(([part, each]) => [part, each / total]));
}
