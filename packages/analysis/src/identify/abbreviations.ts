import type { PageReading } from "../findings";

/** An abbreviation that a page gives behind the name it stands for. */
export interface Abbreviation {
  name: string;
  quote: string;
  page: PageReading;
}

const BEHIND = /^ \(([\p{Lu}\d][\p{L}\d&.-]{1,7})\)/u;
const AROUND = 60;
const MOST = 50;

/** Finds `AWT` in `Acme World Trade (AWT)`, wherever the pages say so. */
export function abbreviationsOf(name: string, readings: readonly PageReading[]): Abbreviation[] {
  return readings.flatMap((page) => {
    const said = page.facts.filter(({ kind }) => kind !== "heading" && kind !== "product").map(({ value }) => value);
    return [page.text, ...said].flatMap((text) => inText(name, text).map((found) => ({ ...found, page })));
  });
}

function inText(name: string, text: string): { name: string; quote: string }[] {
  const found: { name: string; quote: string }[] = [];
  let at = text.indexOf(name);
  for (let tries = 0; at !== -1 && tries < MOST; tries += 1) {
    const end = at + name.length;
    const behind = BEHIND.exec(text.slice(end, end + AROUND));
    if (behind?.[1] !== undefined && /\p{Lu}.*\p{Lu}/u.test(behind[1]))
      found.push({ name: behind[1], quote: text.slice(Math.max(0, at - AROUND), end + behind[0].length) });
    at = text.indexOf(name, end);
  }
  return found;
}
