import { clipped, type FactList, oneLine } from "./fact-list";
import { keepText, type Listener, type OpenElement } from "./walk";

const HEADINGS = new Set(["h1", "h2", "h3", "th"]);
const MOST_HEADINGS = 300;
const LONGEST_HEADING = 300;

/** The texts of h1–h3 and of table heads, in order; the headings are facts too. */
export class Headings implements Listener {
  readonly texts: string[] = [];
  readonly #facts: FactList;

  constructor(facts: FactList) {
    this.#facts = facts;
  }

  open(element: OpenElement): void {
    if (HEADINGS.has(element.name) && !element.hidden) keepText(element);
  }

  close(element: OpenElement): void {
    if (!HEADINGS.has(element.name) || element.kept === undefined) return;
    const text = clipped(oneLine(oneLine(element.kept) === "" ? element.alt : element.kept), LONGEST_HEADING);
    if (text === "" || this.texts.length >= MOST_HEADINGS) return;
    this.texts.push(text);
    if (element.name !== "th") this.#facts.add("heading", text, element.name);
  }
}
