import { clipped, type FactList, oneLine } from "./fact-list";
import { keepText, type Listener, type OpenElement } from "./walk";

const HEADINGS = new Set(["h1", "h2", "h3", "th"]);
const MOST_HEADINGS = 300;
const LONGEST_HEADING = 300;
const LONGEST_WRITTEN = 5000;

/** The texts of h1–h3 and of table heads, in order; the headings are facts too. */
export class Headings implements Listener {
  readonly texts: string[] = [];
  readonly #facts: FactList;

  constructor(facts: FactList) {
    this.#facts = facts;
  }

  open(element: OpenElement): void {
    if (element.hidden || this.texts.length >= MOST_HEADINGS || !HEADINGS.has(element.name)) return;
    // The last of the breadcrumbs is the page's own title on many sites.
    if (!element.boilerplate || element.name === "h1") keepText(element);
  }

  close(element: OpenElement): void {
    if (element.kept === undefined || !HEADINGS.has(element.name) || this.texts.length >= MOST_HEADINGS) return;
    const said = oneLine(element.kept.slice(0, LONGEST_WRITTEN));
    const text = clipped(said === "" ? oneLine(element.alt) : said, LONGEST_HEADING);
    if (text === "") return;
    this.texts.push(text);
    if (element.name !== "th") this.#facts.add("heading", text, element.name);
  }
}
