import { toKebabCase } from "@marque/schema";
import type { Draft } from "./prompt";

const MOST_DISTINCT = 5;
const MOST_PER_PROMPT = 3;
const LONGEST = 50;
/** From this share on a subject says nothing about a prompt any more. */
const TOO_COMMON = 0.6;
const MOST_SHARE = 0.8;
const DIGRAPHS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "oe",
  å: "aa",
  œ: "oe",
};

/** A phrase as a tag in plain letters, which every tool that takes tags can hold: `müsli` is `muesli`. */
export const toTag = (phrase: string): string =>
  toKebabCase(
    phrase
      .toLowerCase()
      .replace(/[äöüßæøåœ]/g, (letter) => DIGRAPHS[letter] ?? letter)
      .normalize("NFKD")
      .replace(/\p{M}+/gu, ""),
  );

/** The subjects that tell the prompts apart best, as far as there is room for them. */
function subjectTags(drafts: readonly Draft[], room: number, isAllowed: (tag: string) => boolean): Set<string> {
  const counts = new Map<string, number>();
  for (const { subjects } of drafts) {
    for (const tag of new Set(subjects.map(toTag))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return new Set(
    [...counts]
      .filter(
        ([tag, count]) => tag !== "" && tag.length <= LONGEST && isAllowed(tag) && count <= drafts.length * TOO_COMMON,
      )
      .sort((a, b) => b[1] - a[1])
      .slice(0, Math.max(0, room))
      .map(([tag]) => tag),
  );
}

/**
 * Tags for each draft, in the same order: 1–3 each, at most 5 distinct, none on more than 80 % of two prompts or more.
 * Every draft has its intent; subjects fill what room is left, and an intent too common yields to the subject beside it.
 */
export function tagsFor(drafts: readonly Draft[], isAllowed: (tag: string) => boolean): string[][] {
  const intents = new Set<string>(drafts.map(({ intent }) => intent));
  const subjects = subjectTags(drafts, MOST_DISTINCT - Math.max(2, intents.size), isAllowed);
  const tags = drafts.map(({ intent, subjects: own }) =>
    [...new Set(own.map(toTag).filter((tag) => subjects.has(tag))), intent].slice(-MOST_PER_PROMPT),
  );
  const most = Math.max(1, Math.floor(drafts.length * MOST_SHARE));
  for (const intent of intents) {
    const holding = tags.filter((each) => each.includes(intent));
    // Those with another tag give it up first; the last of the others count as general research.
    const yielding = [
      ...holding.filter((each) => each.length > 1),
      ...holding.filter((each) => each.length === 1).reverse(),
    ];
    for (const each of yielding.slice(0, Math.max(0, holding.length - most))) {
      each.splice(each.indexOf(intent), 1);
      if (each.length === 0) each.push(intent === "comparison" ? "buying-advice" : "comparison");
    }
  }
  return tags;
}
