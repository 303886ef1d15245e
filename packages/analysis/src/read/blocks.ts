import type { Link } from "../findings";
import { clipped, oneLine } from "./fact-list";
import type { Listener, OpenElement } from "./walk";

/** A paragraph, cell, list item or the like, in one line. */
export interface Block {
  text: string;
  region: Link["region"];
  /** All of it is link text. */
  linked: boolean;
  heading: boolean;
  /** It begins in a cookie banner, a newsletter form or the like. */
  boilerplate: boolean;
}

/** Elements that don't break a line (HTML standard, section 15.3: all that isn't phrasing does). */
const INLINE = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
/** Of each region, so that the footer of a long page, which names the owner, is read as well. */
const MOST_BLOCKS = 4000;
const LONGEST_BLOCK = 5000;
/** White space in front of a text may be longer than the text. */
const LONGEST_PIECE = 50_000;
const HEADING = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const WORDS = /\S/;

/** The page's words in lines, as a reader sees them. */
export class Blocks implements Listener {
  readonly blocks: Block[] = [];
  /** How many scripts the page has. */
  scripts = 0;
  readonly #counts = { header: 0, nav: 0, main: 0, footer: 0 };
  #text = "";
  /** A word was met since the line began. */
  #begun = false;
  #region: Link["region"] = "main";
  #boilerplate = false;
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
    if (WORDS.test(text)) {
      if (!this.#begun) {
        this.#region = element.region;
        this.#boilerplate = element.boilerplate;
      }
      this.#begun = true;
      this.#linked &&= this.#linkDepth > 0;
      this.#heading ||= HEADING.has(element.name);
    } else if (!this.#begun) return;
    this.#text += text.length > LONGEST_PIECE ? text.slice(0, LONGEST_PIECE) : text;
  }

  close(element: OpenElement): void {
    if (element.name === "a") this.#linkDepth -= 1;
    if (!INLINE.has(element.name)) this.#end();
  }

  #end(): void {
    if (!this.#begun) return;
    const text = this.#counts[this.#region] < MOST_BLOCKS ? clipped(oneLine(this.#text), LONGEST_BLOCK) : "";
    if (text !== "") {
      const [region, linked, heading, boilerplate] = [this.#region, this.#linked, this.#heading, this.#boilerplate];
      this.blocks.push({ text, region, linked, heading, boilerplate });
      this.#counts[region] += 1;
    }
    this.#text = "";
    this.#begun = false;
    this.#linked = true;
    this.#heading = false;
  }
}
