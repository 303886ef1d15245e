import { toKebabCase } from "@marque/schema";
import { type Draft, plainWords } from "./draft";
import type { Words } from "./words";

const MOST_DISTINCT = 5;
const MOST_PER_PROMPT = 3;
/** Comparison and buying advice, which every result may come to need. */
const INTENTS = 2;
const LONGEST = 50;
/** A tag of a single prompt groups nothing. */
const LEAST_HELD = 2;
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

/** A sum of money: `$150`, `50 €`. */
const SUM = /[$£€]\s?\d|\d\s?(?:€|£|zł)/u;

/** The tags that a question gets by its words. */
const tagsByWords = (prompt: string, { taggedBy }: Pick<Words, "taggedBy">): string[] =>
  Object.entries(taggedBy).flatMap(([tag, words]) =>
    (tag === "pricing" && SUM.test(prompt)) || plainWords(prompt).some((word) => words.has(word)) ? [tag] : [],
  );

/** A phrase as a tag in plain letters, which every tool that takes tags can hold: `müsli` is `muesli`. */
export const toTag = (phrase: string): string =>
  toKebabCase(
    phrase
      .toLowerCase()
      .replace(/[äöüßæøåœ]/g, (letter) => DIGRAPHS[letter] ?? letter)
      .normalize("NFKD")
      .replace(/\p{M}+/gu, ""),
  );

/** Chooses subjects one by one, each time the one that tags most prompts that none of the chosen tags yet. */
function subjectTags(
  held: readonly ReadonlySet<string>[],
  room: number,
  isAllowed: (tag: string) => boolean,
): Set<string> {
  const usable = [...new Set(held.flatMap((tags) => [...tags]))].filter((tag) => {
    const count = held.filter((tags) => tags.has(tag)).length;
    return (
      tag !== "" && tag.length <= LONGEST && isAllowed(tag) && count >= LEAST_HELD && count <= held.length * TOO_COMMON
    );
  });
  const chosen = new Set<string>();
  while (chosen.size < room) {
    const bare = held.filter((tags) => ![...tags].some((tag) => chosen.has(tag)));
    const gain = (tag: string) => bare.filter((tags) => tags.has(tag)).length;
    const best = usable.reduce<string | undefined>(
      (found, tag) => (gain(tag) > (found === undefined ? 0 : gain(found)) ? tag : found),
      undefined,
    );
    if (best === undefined) break;
    chosen.add(best);
  }
  return chosen;
}

/**
 * Tags for each draft, in the same order: 1–3 each, at most 5 distinct, none on more than 80 % of two prompts or more.
 * Every draft has its intent; subjects fill what room is left, and an intent too common yields to the subject beside it.
 */
export function tagsFor(
  drafts: readonly Draft[],
  words: Pick<Words, "taggedBy">,
  isAllowed: (tag: string) => boolean,
): string[][] {
  const intents = new Set<string>(drafts.map(({ intent }) => intent));
  const tagOf = new Map<string, string>();
  const known = (subject: string): string => {
    const tag = tagOf.get(subject) ?? toTag(subject);
    tagOf.set(subject, tag);
    return tag;
  };
  const held = drafts.map(({ subjects, prompt }) => new Set([...subjects.map(known), ...tagsByWords(prompt, words)]));
  const subjects = subjectTags(held, MOST_DISTINCT - INTENTS, isAllowed);
  const tags = drafts.map(({ intent }, at) =>
    [...[...(held[at] ?? [])].filter((tag) => subjects.has(tag)), intent].slice(-MOST_PER_PROMPT),
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
