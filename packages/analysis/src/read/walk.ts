import type { Link } from "../findings";
import type { Attributes } from "./attributes";
import { beginsBoilerplate } from "./boilerplate";
import { regionOf } from "./region";
import { Tags } from "./tags";

/** An element while it is open. */
export interface OpenElement {
  name: string;
  attributes: Attributes;
  /** Inherited from the closest landmark. */
  region: Link["region"];
  /** Its text is not shown to a reader. */
  hidden: boolean;
  /** It is part of a cookie banner, a newsletter form or the like, which tells nothing of the site. */
  boilerplate: boolean;
  parent: OpenElement | undefined;
  /** Text inside, kept once {@link keepText} asked for it. */
  kept: string | undefined;
  /** The `alt` texts of images inside, kept likewise. */
  alt: string;
}

/** Something that listens to the one pass over the page. */
export interface Listener {
  open?(element: OpenElement): void;
  text?(text: string, element: OpenElement): void;
  close?(element: OpenElement): void;
}

const HIDDEN = new Set([
  "script",
  "style",
  "template",
  "svg",
  "noscript",
  "iframe",
  "textarea",
  "select",
  "object",
  "math",
]);
/** A title, a heading or a link is shorter; JSON-LD of a large shop is not. */
const LONGEST_KEPT = 1_000_000;
const LONGEST_ALT = 1000;

/** Asks for the text inside an element, to be read from `kept` when it closes. */
export function keepText(element: OpenElement): void {
  element.kept ??= "";
}

/** No sound page has more headings and links inside each other; a hostile one has a hundred thousand. */
const MOST_KEEPING = 20;
/** Inside a word; everything else parts words, as neighbouring cells and paragraphs are. */
const IN_WORDS = new Set(["span", "b", "em", "strong", "i", "wbr", "sup", "sub", "font", "mark"]);

/**
 * Walks the tags of a page once, in the order written. Of what the HTML standard would repair, implied ends are; the
 * rest is left as it is: good enough to tell words, and never an error.
 */
export function walk(html: string, listeners: readonly Listener[]): void {
  // Most elements are nothing to most listeners, and a page has a hundred thousand of them.
  const openers = listeners.filter((listener) => listener.open !== undefined);
  const hearers = listeners.filter((listener) => listener.text !== undefined);
  const closers = listeners.filter((listener) => listener.close !== undefined);
  let current: OpenElement | undefined;
  let keeping: OpenElement[] = [];
  Tags.read(html, {
    open(name, attributes) {
      const hidden = current?.hidden === true || HIDDEN.has(name);
      const region = regionOf(name, attributes, current?.region ?? "main");
      const boilerplate = current?.boilerplate === true || beginsBoilerplate(name, attributes);
      const parent = current;
      const element: OpenElement = { name, attributes, region, hidden, boilerplate, parent, kept: undefined, alt: "" };
      current = element;
      if (name === "img" && attributes.alt !== undefined) addAlt(keeping, attributes.alt);
      for (const listener of openers) listener.open?.(element);
      if (keeping.length >= MOST_KEEPING) element.kept = undefined;
      if (element.kept !== undefined) keeping.push(element);
    },
    text(text) {
      if (current === undefined) return;
      for (const keeper of keeping) {
        // A script inside a heading is not part of its words; a script that was asked for is.
        const shown = keeper === current || !current.hidden || keeper.hidden;
        if (shown && keeper.kept !== undefined && keeper.kept.length < LONGEST_KEPT) keeper.kept += text;
      }
      for (const listener of hearers) listener.text?.(text, current);
    },
    close() {
      if (current === undefined) return;
      for (const listener of closers) listener.close?.(current);
      if (current.kept !== undefined) keeping = keeping.filter((keeper) => keeper !== current);
      if (keeping.length > 0 && !IN_WORDS.has(current.name))
        for (const keeper of keeping)
          if (keeper.kept !== undefined && !keeper.hidden && keeper.kept.length < LONGEST_KEPT) keeper.kept += " ";
      current = current.parent;
    },
  });
}

function addAlt(keeping: readonly OpenElement[], alt: string): void {
  for (const keeper of keeping) if (keeper.alt.length < LONGEST_ALT) keeper.alt += ` ${alt}`;
}
