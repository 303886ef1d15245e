import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { type AttributeName, type Attributes, attributeNamed } from "./attributes";
import impliedEnds from "./implied-ends.json";

/** Hears a page's elements begin and end, in pairs, and the text between. */
export interface TagListener {
  open(name: string, attributes: Attributes): void;
  text(text: string): void;
  close(): void;
}

/** HTML standard, section 13.1.2: elements without an end tag, the obsolete ones among them. */
const VOID = new Set(
  "area base basefont bgsound br col command embed frame hr image img input isindex keygen link meta param source track wbr".split(
    " ",
  ),
);
/** Which open elements end when another begins (HTML standard, sections 13.1.2.4 and 13.2.6.4.7). */
const IMPLIED_ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(impliedEnds).map(([name, ended]) => [name, new Set(ended)]),
);
/** Inside them an element may end itself: `<path/>`. */
const FOREIGN = new Set(["svg", "math"]);
/** Browsers nest no deeper either (Blink: 512); an element further in ends where it begins. */
const DEEPEST = 512;
/** HTML has 140; a hostile page makes up a million. */
const MOST_NAMES = 500;
const NONE: Attributes = {};

/**
 * Makes elements of htmlparser2's tokens. Its own parser gathers every attribute, and takes time by the square of the
 * depth, a minute for a page of nothing but `<b>`; this takes time by the length of the page, whatever is on it.
 */
export class Tags implements TokenizerCallbacks {
  readonly #html: string;
  readonly #listener: TagListener;
  readonly #open: string[] = [];
  /** Names as written → in lower case, one string each, which are quicker to compare than pieces of the page. */
  readonly #names = new Map<string, string>();
  #foreign = 0;
  #tag = "";
  #attributes: Partial<Record<AttributeName, string>> = NONE;
  #attribute: AttributeName | undefined;
  #value = "";

  /** Reads a whole page, and tells the listener of it. */
  static read(html: string, listener: TagListener): void {
    const tokenizer = new Tokenizer({}, new Tags(html, listener));
    tokenizer.write(html);
    tokenizer.end();
  }

  private constructor(html: string, listener: TagListener) {
    this.#html = html;
    this.#listener = listener;
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#nameAt(start, end);
    this.#attributes = NONE;
  }

  onattribname(start: number, end: number): void {
    this.#attribute = attributeNamed(this.#html.slice(start, end));
    this.#value = "";
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute !== undefined) this.#value += this.#html.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    if (this.#attribute !== undefined) this.#value += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    // Of two attributes of one name the first counts (HTML standard, section 13.2.5.33).
    if (this.#attribute === undefined || this.#attributes[this.#attribute] !== undefined) return;
    if (this.#attributes === NONE) this.#attributes = {};
    this.#attributes[this.#attribute] = this.#value;
  }

  onopentagend(): void {
    this.#begin(VOID.has(this.#tag));
  }

  onselfclosingtag(): void {
    this.#begin(this.#foreign > 0 || VOID.has(this.#tag));
  }

  onclosetag(start: number, end: number): void {
    const last = this.#open[this.#open.length - 1];
    // Nearly every end tag ends the last element, which is told without making a string.
    if (last?.length === end - start && this.#html.startsWith(last, start)) {
      this.#endLast();
      return;
    }
    const name = this.#nameAt(start, end);
    const at = this.#lastOpen(name);
    if (at >= 0) while (this.#open.length > at) this.#endLast();
    else if (name === "p" || name === "br") {
      // An end without a beginning breaks the line all the same (HTML standard, section 13.2.6.4.7).
      this.#listener.open(name, NONE);
      this.#listener.close();
    }
  }

  ontext(start: number, end: number): void {
    this.#listener.text(this.#html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#listener.text(String.fromCodePoint(codepoint));
  }

  oncdata(start: number, end: number): void {
    if (this.#foreign > 0) this.ontext(start, end);
  }

  onend(): void {
    while (this.#open.length > 0) this.#endLast();
  }

  isInForeignContext(): boolean {
    return this.#foreign > 0;
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  #nameAt(start: number, end: number): string {
    const written = this.#html.slice(start, end);
    const known = this.#names.get(written);
    if (known !== undefined) return known;
    const name = written.toLowerCase();
    if (this.#names.size < MOST_NAMES) this.#names.set(written, name);
    return name;
  }

  #lastOpen(name: string): number {
    let at = this.#open.length - 1;
    while (at >= 0 && this.#open[at] !== name) at -= 1;
    return at;
  }

  #begin(empty: boolean): void {
    const name = this.#tag;
    const ended = IMPLIED_ENDS.get(name);
    if (ended !== undefined) while (ended.has(this.#open[this.#open.length - 1] ?? "")) this.#endLast();
    this.#listener.open(name, this.#attributes);
    if (empty || this.#open.length >= DEEPEST) {
      this.#listener.close();
      return;
    }
    this.#open.push(name);
    if (FOREIGN.has(name)) this.#foreign += 1;
  }

  #endLast(): void {
    const name = this.#open.pop() ?? "";
    if (FOREIGN.has(name)) this.#foreign -= 1;
    this.#listener.close();
  }
}
