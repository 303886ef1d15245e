import type { PageKind } from "../findings";
import type { Block } from "./blocks";
import { clipped } from "./fact-list";

const LONGEST_TEXT = 20_000;
/** A link alone in its line, this short, is a menu entry wherever it stands. */
const MENU_WORDS = 4;

/** What a page tells its reader: paragraphs on lines of their own, without header, navigation, footer and banners. */
export function mainText(blocks: readonly Block[], kind: PageKind): string {
  const told: string[] = [];
  let length = 0;
  for (const { text, region, linked, heading, boilerplate } of blocks) {
    if (length > LONGEST_TEXT) break;
    const isMenu = linked && !heading && kind !== "compare" && text.split(" ", MENU_WORDS + 1).length <= MENU_WORDS;
    if (region !== "main" || boilerplate || isMenu) continue;
    told.push(text);
    length += text.length + 1;
  }
  return clipped(told.join("\n"), LONGEST_TEXT);
}
