import { Parser } from "htmlparser2";
import type { Link } from "../facts";
import { regionOf } from "./region";

/** An element while it is open. */
export interface OpenElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Inherited from the closest landmark. */
  region: Link["region"];
  /** Its text is not shown to a reader. */
  hidden: boolean;
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

/** Asks for the text inside an element, to be read from `kept` when it closes. */
export function keepText(element: OpenElement): void {
  element.kept ??= "";
}

/** No sound page has more headings and links inside each other; a hostile one has a hundred thousand. */
const MOST_KEEPING = 20;

/**
 * Walks the tags of a page once, in the order written. What the HTML standard would repair (nesting, implied ends) is
 * left as htmlparser2 reports it: good enough to tell words, and never an error.
 */
export function walk(html: string, listeners: readonly Listener[]): void {
  let current: OpenElement | undefined;
  let keeping: OpenElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const hidden = current?.hidden === true || HIDDEN.has(name);
      const region = regionOf(name, attributes, current?.region ?? "main");
      const element: OpenElement = { name, attributes, region, hidden, parent: current, kept: undefined, alt: "" };
      current = element;
      if (name === "img") for (const keeper of keeping) keeper.alt += ` ${attributes.alt ?? ""}`;
      for (const listener of listeners) listener.open?.(element);
      if (keeping.length >= MOST_KEEPING) element.kept = undefined;
      if (element.kept !== undefined) keeping.push(element);
    },
    ontext(text) {
      if (current === undefined) return;
      for (const keeper of keeping) {
        // A script inside a heading is not part of its words; a script that was asked for is.
        const shown = keeper === current || !current.hidden || keeper.hidden;
        if (shown && keeper.kept !== undefined && keeper.kept.length < LONGEST_KEPT) keeper.kept += text;
      }
      for (const listener of listeners) listener.text?.(text, current);
    },
    onclosetag() {
      if (current === undefined) return;
      for (const listener of listeners) listener.close?.(current);
      if (current.kept !== undefined) keeping = keeping.filter((keeper) => keeper !== current);
      // Words of neighbouring cells and paragraphs stay apart.
      if (current.name !== "span" && current.name !== "b" && current.name !== "em" && current.name !== "strong")
        for (const keeper of keeping) if (keeper.kept !== undefined && !keeper.hidden) keeper.kept += " ";
      current = current.parent;
    },
  });
  parser.end(html);
}
