import type { PageKind } from "../facts";
import type { Block } from "./blocks";
import { clipped } from "./fact-list";

const LONGEST_TEXT = 20_000;
/** A link alone in its line, this short, is a menu entry wherever it stands. */
const MENU_WORDS = 4;

/** What a page tells its reader: paragraphs on lines of their own, without header, navigation and footer. */
export function mainText(blocks: readonly Block[], kind: PageKind): string {
  const told = blocks.filter(
    ({ region, linked, heading, text }) =>
      region === "main" && (!linked || heading || kind === "compare" || text.split(" ").length > MENU_WORDS),
  );
  return clipped(told.map((block) => block.text).join("\n"), LONGEST_TEXT);
}
