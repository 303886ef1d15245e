/** What is looked through for one quote: what a page says of itself stands at a script's beginning. */
const LONGEST_SOURCE = 200_000;
/** Of one script: a page of a thousand products is quoted by its first ones. */
const MOST_LOOKED_FOR = 100;
/** A key, a colon and white space stand before a value. */
const BEFORE = 80;
const LONGEST_VALUE = 300;

/** Quotes JSON as it was written, so that whoever looks for the words on the page finds them. */
export class JsonQuotes {
  readonly #source: string;
  #lookedFor = 0;

  constructor(source: string) {
    this.#source = source.slice(0, LONGEST_SOURCE);
  }

  /** `"name": "Acme"` as it stands there; the value alone when it can't be found, being written with escapes. */
  of(key: string, value: string): string {
    this.#lookedFor += 1;
    if (this.#lookedFor > MOST_LOOKED_FOR || value.length > LONGEST_VALUE) return value;
    const written = JSON.stringify(value);
    for (const spelling of [written, written.replaceAll("/", "\\/")]) {
      const at = this.#source.indexOf(spelling);
      if (at < 0) continue;
      const from = this.#source.lastIndexOf(`"${key}"`, at);
      return this.#source.slice(from >= 0 && at - from <= BEFORE ? from : at, at + spelling.length);
    }
    return value;
  }
}
