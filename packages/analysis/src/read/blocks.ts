import type { Link } from "../facts";
import { clipped, oneLine } from "./fact-list";
import type { Listener, OpenElement } from "./walk";

/** A paragraph, cell, list item or the like, in one line. */
export interface Block {
  text: string;
  region: Link["region"];
  /** All of it is link text. */
  linked: boolean;
  heading: boolean;
}

/** Elements that don't break a line (HTML standard, section 15.3: all that isn't phrasing does). */
const INLINE = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
const MOST_BLOCKS = 5000;
const LONGEST_BLOCK = 5000;

/** The page's words in lines, as a reader sees them. */
export class Blocks implements Listener {
  readonly blocks: Block[] = [];
  /** How many scripts the page has. */
  scripts = 0;
  #text = "";
  #region: Link["region"] = "main";
  #linked = true;
  #heading = false;
  #linkDepth = 0;

  open(element: OpenElement): void {
    if (element.name === "script") this.scripts += 1;
    if (element.name === "a") this.#linkDepth += 1;
    if (!INLINE.has(element.name)) this.#end();
  }

  text(text: string, element: OpenElement): void {
    if (element.hidden || element.name === "title" || this.#text.length > LONGEST_BLOCK) return;
    if (text.trim() !== "") {
      if (this.#text.trim() === "") this.#region = element.region;
      this.#linked &&= this.#linkDepth > 0;
      this.#heading ||= /^h[1-6]$/.test(element.name);
    }
    this.#text += text;
  }

  close(element: OpenElement): void {
    if (element.name === "a") this.#linkDepth -= 1;
    if (!INLINE.has(element.name)) this.#end();
  }

  #end(): void {
    const text = clipped(oneLine(this.#text), LONGEST_BLOCK);
    if (text !== "" && this.blocks.length < MOST_BLOCKS)
      this.blocks.push({ text, region: this.#region, linked: this.#linked, heading: this.#heading });
    this.#text = "";
    this.#linked = true;
    this.#heading = false;
  }
}
