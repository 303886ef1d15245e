import type { Fact, PageKind } from "../facts";

const LONGEST_QUOTE = 300;
const LONGEST_VALUE = 2000;
/** A page of ten thousand links or names tells no more than its first ones. */
const MOST_FACTS = 1500;

/** White space of a page's source means one space; its ends mean nothing. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** A text's first characters; half of a surrogate pair is no character (Unicode, section 3.8). */
export const clipped = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}/gu, "");

/** The facts of one page in the order found, none twice. */
export class FactList {
  readonly facts: Fact[] = [];
  readonly #seen = new Set<string>();
  readonly #url: string;
  readonly #pageKind: PageKind;

  constructor(url: string, pageKind: PageKind) {
    this.#url = url;
    this.#pageKind = pageKind;
  }

  add(kind: Fact["kind"], written: string, where: string, quote: string = written): void {
    const value = clipped(oneLine(written), LONGEST_VALUE);
    const key = `${kind}\n${where}\n${value}`;
    if (value === "" || this.#seen.has(key) || this.facts.length >= MOST_FACTS) return;
    this.#seen.add(key);
    const shown = clipped(oneLine(quote), LONGEST_QUOTE);
    this.facts.push({ kind, value, where, url: this.#url, pageKind: this.#pageKind, quote: shown });
  }
}
