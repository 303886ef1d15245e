import type { Fact, PageKind, Source } from "../findings";

const LONGEST_QUOTE = 300;
const LONGEST_VALUE = 2000;
/** A page of ten thousand products or names tells no more than its first ones, and may name its owner all the same. */
const MOST_OF_A_KIND = 300;
/** White space in front of a value may be longer than the value. */
const LONGEST_WRITTEN = 50_000;

/** White space other than a single blank, or half of a surrogate pair: most texts have neither and stay as they are. */
const UNEVEN = /[^\S ]| {2}/;
const HALF = /[\ud800-\udfff]/;

/** White space of a page's source means one space; its ends mean nothing. */
export const oneLine = (text: string): string => (UNEVEN.test(text) ? text.replace(/\s+/gu, " ").trim() : text.trim());

/** A text's first characters; half of a surrogate pair is no character (Unicode, section 3.8). */
export function clipped(text: string, most: number): string {
  const short = text.length > most ? text.slice(0, most) : text;
  return HALF.test(short) ? short.replace(/\p{Surrogate}/gu, "") : short;
}

/** The facts of one page in the order found, none twice. */
export class FactList {
  readonly facts: Fact[] = [];
  readonly #seen = new Set<string>();
  readonly #counts = new Map<Fact["kind"], number>();
  readonly #url: string;
  readonly #pageKind: PageKind;

  constructor(url: string, pageKind: PageKind) {
    this.#url = url;
    this.#pageKind = pageKind;
  }

  add(kind: Fact["kind"], written: string, source: Source, quote: string = written): void {
    const count = this.#counts.get(kind) ?? 0;
    if (count >= MOST_OF_A_KIND) return;
    const value = clipped(oneLine(written.slice(0, LONGEST_WRITTEN)), LONGEST_VALUE);
    const key = `${kind}\n${Object.values(source).join(" ")}\n${value}`;
    if (value === "" || this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#counts.set(kind, count + 1);
    const shown = clipped(oneLine(quote.slice(0, LONGEST_WRITTEN)), LONGEST_QUOTE);
    this.facts.push({ kind, value, source, url: this.#url, pageKind: this.#pageKind, quote: shown });
  }
}
