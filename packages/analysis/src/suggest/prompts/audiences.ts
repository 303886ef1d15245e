import type { Mention } from "./mention";
import { labelPhrases } from "./phrases";
import { formOf, lower, phraseKey, type Words } from "./words";

const MOST_AUDIENCES = 4;
const LONGEST = 3;
/** Texts say it a few times; a page that says nothing else is not read to its end. */
const MOST_INTRODUCED = 400;

/** Cuts the words after "for" to the audience that they name. */
function audienceIn(after: string, words: Words): string | undefined {
  const row: string[] = [];
  for (const written of after
    .trim()
    .split(/\s+/)
    .slice(0, LONGEST + 1)) {
    const word = lower(written, words.subtag)
      .replace(/[’]/g, "'")
      .replace(/[^\p{L}\p{M}'-]+$/u, "");
    if (!/^\p{L}[\p{L}\p{M}'-]*$/u.test(word) || words.stopwords.has(word) || words.junk.has(word)) break;
    row.push(word);
    if (/[.,;:!?|]$/.test(written)) break;
  }
  const phrase = row.slice(0, LONGEST).join(" ");
  if (row.length === 0 || row.some((word) => words.language.notAudience.includes(word))) return undefined;
  if (words.audiences.has(phrase)) return phrase;
  // A list of known audiences inside a longer run: "freelancers track time".
  const known = row.map((_, index) => row.slice(0, index + 1).join(" ")).find((each) => words.audiences.has(each));
  if (known !== undefined) return known;
  // What else stands behind "for" there may as well begin the next thing of a list, in another case.
  if (words.language.hasCases === true) return undefined;
  if (words.language.nounsAreCapitalised) return /^\p{Lu}/u.test(after.trim()) && row.length === 1 ? phrase : undefined;
  return row.length <= LONGEST && formOf(phrase, words) === "plural" ? phrase : undefined;
}

/** Whom the site says it is for: "for freelancers" in its texts, "Women" in its menu; most often said first. */
export function audiences(all: readonly Mention[], words: Words, isAllowed: (phrase: string) => boolean): string[] {
  const counts = new Map<string, { phrase: string; count: number }>();
  // What the menu lists is sold there: "Hüllen für DVDs" names no audience.
  const listed = new Set(all.flatMap(({ text, source }) => (source === "navigation" ? labelPhrases(text, words) : [])));
  const note = (phrase: string | undefined) => {
    if (phrase === undefined || !isAllowed(phrase) || (listed.has(phrase) && !words.audiences.has(phrase))) return;
    const key = phraseKey(phrase, words);
    const entry = counts.get(key) ?? { phrase, count: 0 };
    // The longer spelling is the plural: "small businesses" rather than "small business".
    if (phrase.length > entry.phrase.length) entry.phrase = phrase;
    entry.count += 1;
    counts.set(key, entry);
  };
  const introduced = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.language.for.join("|")})\\s+`, "giu");
  let left = MOST_INTRODUCED;
  for (const { text, source } of all) {
    const label = lower(text.trim(), words.subtag);
    if (source === "navigation" && words.audiences.has(label)) note(label);
    for (const match of text.matchAll(introduced)) {
      left -= 1;
      if (left < 0) break;
      // "for freelancers and small businesses" names two.
      const after = text.slice(match.index + match[0].length).slice(0, 80);
      for (const part of after.split(words.joint).slice(0, 3)) {
        const audience = audienceIn(part, words);
        if (audience === undefined) break;
        note(audience);
      }
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_AUDIENCES)
    .map(({ phrase }) => phrase);
}
