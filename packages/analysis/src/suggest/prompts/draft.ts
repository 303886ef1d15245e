import type { Rung } from "@marque/atlas";
import type { Intent } from "@marque/lexicon";
import type { Reason, Seen } from "../../findings";

/** A prompt before its tags are decided. */
export interface Draft {
  prompt: string;
  intent: Intent;
  /** Phrases that it could be tagged by, the most special first. */
  subjects: readonly string[];
  reason: Reason;
  seen: readonly Seen[];
  maker: "site" | "atlas";
  /** How much it says, where that is known. */
  rung?: Rung;
  /** Whom it is for, when a value of its template says so. */
  audience?: string;
}

const LADDER: readonly Rung[] = ["general", "middle", "specific"];

/** Drafts with the most general first, as people read them, else in their order; those of no known rung are at the end. */
export const byLadder = (drafts: readonly Draft[]): Draft[] =>
  [...LADDER, undefined].flatMap((step) => drafts.filter(({ rung }) => rung === step));

/** The contract's bounds for the words of a prompt. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 30;
const LONGEST = 300;

/** Whether people would type it as it is: 3–30 words, lower case, nothing left of a template or of markup. */
export function isPrompt(prompt: string): boolean {
  if (prompt.length > LONGEST) return false;
  const count = prompt.split(/\s+/).length;
  return (
    count >= FEWEST_WORDS &&
    count <= MOST_WORDS &&
    prompt === prompt.trim() &&
    prompt === prompt.toLowerCase() &&
    !/[{}[\]<>\p{Cc}\p{Cs}\u2028\u2029]|https?:|\b(?:undefined|null)\b/u.test(prompt)
  );
}

let lastWords: { text: string; words: readonly string[] } = { text: "", words: [] };

/** The words of a text, lower case, without punctuation: `women's` is one. */
export function plainWords(text: string): readonly string[] {
  // A prompt is looked at several times in a row.
  if (lastWords.text !== text)
    lastWords = {
      text,
      words:
        text
          .toLowerCase()
          .replace(/['’‘`´]/g, "")
          .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
    };
  return lastWords.words;
}

/** Share of words that two prompts have in common from which one repeats the other. */
const TOO_ALIKE = 0.8;

/**
 * Remembers prompts and says of each whether it is one of them in nearly the same words (Jaccard index of their sets of
 * words). Only prompts that share a word are looked at.
 */
export function repeats(): (prompt: string) => boolean {
  const sizes: number[] = [];
  const holding = new Map<string, number[]>();
  return (prompt) => {
    const own = new Set(plainWords(prompt));
    const shared = new Map<number, number>();
    for (const word of own)
      for (const earlier of holding.get(word) ?? []) shared.set(earlier, (shared.get(earlier) ?? 0) + 1);
    for (const [earlier, both] of shared)
      if (both / (own.size + (sizes[earlier] ?? 0) - both) >= TOO_ALIKE) return true;
    for (const word of own) {
      const earlier = holding.get(word);
      if (earlier === undefined) holding.set(word, [sizes.length]);
      else earlier.push(sizes.length);
    }
    sizes.push(own.size);
    return false;
  };
}

/** Tests whether a text holds one of the names as whole words in a row, whatever case and punctuation. */
export function nameTest(names: readonly string[]): (text: string) => boolean {
  const rowsByFirst = new Map<string, string[][]>();
  for (const row of new Set(names.map((name) => plainWords(name.normalize("NFC")).join(" ")))) {
    const [first, ...rest] = row.split(" ");
    if (first !== undefined && first !== "") rowsByFirst.set(first, [...(rowsByFirst.get(first) ?? []), rest]);
  }
  return (text) => {
    const words = plainWords(text.normalize("NFC"));
    return words.some((word, at) =>
      rowsByFirst.get(word)?.some((rest) => rest.every((each, index) => words[at + 1 + index] === each)),
    );
  };
}
