import { nameKey } from "@marque/schema";
import { nameForms } from "./name-forms";
import type { SiteLabel } from "./site-label";

/** Names longer than this are sentences. */
const MOST_WORDS = 6;
const LONGEST_TEXT = 20_000;

/** Where a text spells out a site's label: `Buy tyres at Acme Tools!` holds `Acme Tools` for `acmetools`. */
export function spelledIn(text: string, site: SiteLabel): string[] {
  if (site.key === "") return [];
  const wanted = [site.key, nameKey(`${site.label}.${site.suffix}`)];
  const words = text
    .slice(0, LONGEST_TEXT)
    .split(/[\s|·»«•]+/u)
    .filter((word) => word !== "");
  const found: string[] = [];
  const begins = new Set(wanted.map((word) => word.charAt(0)));
  for (let from = 0; from < words.length; from += 1) {
    if (!mayBegin(words[from] ?? "", begins)) continue;
    const to = spelledUpTo(words, from, wanted);
    if (to !== undefined) found.push(trimmed(words.slice(from, to + 1).join(" ")));
  }
  return found;
}

/** A quick look that spares most words the long one: by the first sign that a hostname could keep. */
function mayBegin(word: string, begins: ReadonlySet<string>): boolean {
  const first = /[a-z0-9&]|[^ -~]/i.exec(word)?.[0];
  // `&` may be `and`.
  return first !== undefined && (first > "~" || first === "&" || begins.has(first.toLowerCase()));
}

/** The last word of the spelling that begins at a word. */
function spelledUpTo(words: readonly string[], from: number, wanted: readonly string[]): number | undefined {
  let begun = [""];
  for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to += 1) {
    const forms = nameForms(words[to] ?? "");
    begun = begun
      .flatMap((start) => forms.map((form) => start + form))
      .filter((whole) => wanted.some((word) => word.startsWith(whole)));
    if (begun.length === 0 || (to === from && begun.every((start) => start === ""))) return undefined;
    if (begun.some((whole) => wanted.includes(whole))) return to;
  }
  return undefined;
}

function trimmed(span: string): string {
  return span
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/[^\p{L}\p{N}]+$/u, "")
    .replace(/['’]s$/u, "");
}
