import { clipped, type FactList, oneLine } from "./fact-list";
import { keepText, type Listener, type OpenElement } from "./walk";

type Level = "h1" | "h2" | "h3";
const LEVELS: ReadonlyMap<string, Level> = new Map([
  ["h1", "h1"],
  ["h2", "h2"],
  ["h3", "h3"],
]);
const isHeading = (name: string) => name === "th" || LEVELS.has(name);
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
    if (element.hidden || this.texts.length >= MOST_HEADINGS || !isHeading(element.name)) return;
    // The last of the breadcrumbs is the page's own title on many sites.
    if (!element.boilerplate || element.name === "h1") keepText(element);
  }

  close(element: OpenElement): void {
    if (element.kept === undefined || !isHeading(element.name) || this.texts.length >= MOST_HEADINGS) return;
    const said = oneLine(element.kept.slice(0, LONGEST_WRITTEN));
    const text = clipped(said === "" ? oneLine(element.alt) : said, LONGEST_HEADING);
    if (text === "") return;
    this.texts.push(text);
    const level = LEVELS.get(element.name);
    if (level !== undefined) this.#facts.add("heading", text, { type: "heading", level });
  }
}
