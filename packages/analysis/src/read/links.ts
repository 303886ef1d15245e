import type { Link } from "../facts";
import { absolute } from "./absolute";
import { clipped, type FactList, oneLine } from "./fact-list";
import { keepText, type Listener, type OpenElement } from "./walk";

const MOST_LINKS = 2000;
const LONGEST_TEXT = 200;

/** The links of a page with their region; mail links become facts. A link around a picture has the picture's words. */
export class Links implements Listener {
  readonly links: Link[] = [];
  readonly #facts: FactList;
  readonly #base: () => string;

  constructor(facts: FactList, base: () => string) {
    this.#facts = facts;
    this.#base = base;
  }

  open(element: OpenElement): void {
    if ((element.name === "a" || element.name === "area") && element.attributes.href !== undefined) keepText(element);
  }

  close(element: OpenElement): void {
    const href = element.attributes.href;
    if ((element.name !== "a" && element.name !== "area") || element.kept === undefined || href === undefined) return;
    const mail = /^\s*mailto:([^?]+)/i.exec(href)?.[1];
    if (mail !== undefined)
      this.#facts.add("mail", unescaped(mail).toLowerCase(), `mail link in the ${element.region}`, href);
    // `#top` and the empty link lead nowhere else.
    const url = /^\s*(?:#|$)/.test(href) ? undefined : absolute(href, this.#base());
    if (url === undefined || this.links.length >= MOST_LINKS) return;
    const text = [
      element.kept,
      element.alt,
      element.attributes["aria-label"],
      element.attributes.title,
      element.attributes.alt,
    ]
      .map((words) => clipped(oneLine(words ?? ""), LONGEST_TEXT))
      .find((words) => words !== "");
    const { region, attributes } = element;
    this.links.push({ url, text: text ?? "", region, rel: oneLine(attributes.rel ?? "").toLowerCase() });
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign: the address as it was written.
    return text;
  }
}
