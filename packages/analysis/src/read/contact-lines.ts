import type { PageKind, Source } from "../findings";
import type { Block } from "./blocks";
import { clipped, type FactList } from "./fact-list";

/** An address with its telephone numbers is shorter; what is longer is prose. */
const LONGEST_LINE = 300;
const MOST_WORDS = 18;
/** Footers that are one row: `Acme Ltd | 9 Merrion Square, Dublin 2 | 01 676 1234 | …`. */
const LONGEST_ROW = 2000;
const PARTS = /\s[|•·–—]\s/;
/** Of a page. A home page shows a hundred prices and dates before its address. */
const MOST_LINES = { owner: 60, footer: 60, elsewhere: 40 };
/** The line after an address is its country on many cards. */
const LONGEST_COUNTRY = 30;
const TWO_DIGITS = /\d\D?\d/;
const SPACES = / /g;

/**
 * The lines in which a site's owner gives addresses, telephone and registration numbers: what stands in the footer, and
 * what is short and has digits in it elsewhere. Each with the short line after it, which may be its country.
 */
export function addContactLines(blocks: readonly Block[], kind: PageKind, facts: FactList): void {
  const isOwner = kind === "legal" || kind === "contact" || kind === "about";
  const counts = { owner: 0, footer: 0, elsewhere: 0 };
  blocks.forEach((block, at) => {
    const place = block.region === "footer" ? "footer" : isOwner ? "owner" : "elsewhere";
    if (counts[place] >= MOST_LINES[place] || block.boilerplate || !TWO_DIGITS.test(block.text)) return;
    const lines = place === "footer" ? rowParts(block.text) : [block.text];
    for (const line of lines) {
      if (line.length > LONGEST_LINE || !TWO_DIGITS.test(line)) continue;
      if ((line.match(SPACES)?.length ?? 0) >= MOST_WORDS) continue;
      counts[place] += 1;
      const part = place === "footer" ? "footer" : kind === "legal" ? "imprint" : "page";
      const source: Source = { type: "line", part };
      facts.add("contact-line", line + countryAfter(blocks[at + 1]), source);
    }
  });
}

const rowParts = (text: string): string[] =>
  text.length <= LONGEST_LINE ? [text] : clipped(text, LONGEST_ROW).split(PARTS);

function countryAfter(next: Block | undefined): string {
  if (next === undefined || next.linked || next.heading || next.text.length > LONGEST_COUNTRY) return "";
  return /^[\p{L}\p{M} .'’-]+$/u.test(next.text) ? `, ${next.text}` : "";
}
