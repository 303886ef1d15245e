import type { Mention } from "./mention";

/** What a question is asked for, which is also a tag of it. */
export type Intent = "comparison" | "buying-advice";

/** A prompt before its tags are decided. */
export interface Draft {
  prompt: string;
  intent: Intent;
  /** Phrases that it could be tagged by, the topic first. */
  subjects: string[];
  reason: string;
  mention: Mention | null;
}

const FEWEST_WORDS = 3;
const MOST_WORDS = 12;
const LONGEST = 200;

/** Whether people would type it as it is: 3–12 words, lower case, nothing left of a template or of markup. */
export function isPrompt(prompt: string): boolean {
  const count = prompt.split(/\s+/).length;
  return (
    count >= FEWEST_WORDS &&
    count <= MOST_WORDS &&
    prompt.length <= LONGEST &&
    prompt === prompt.trim() &&
    prompt === prompt.toLowerCase() &&
    !/[{}[\]<>\p{Cc}\p{Cs}\u2028\u2029]|https?:|\b(?:undefined|null)\b/u.test(prompt)
  );
}

const wordSet = (prompt: string): ReadonlySet<string> =>
  new Set(
    prompt
      .replace(/[^\p{L}\p{M}\p{N} ]/gu, " ")
      .split(/\s+/)
      .filter((word) => word !== ""),
  );

/** Share of words that two prompts have in common from which one repeats the other. */
const TOO_ALIKE = 0.8;

/** Remembers prompts and says of each whether it is one of them in nearly the same words. */
export function repeats(): (prompt: string) => boolean {
  const earlier: ReadonlySet<string>[] = [];
  return (prompt) => {
    const own = wordSet(prompt);
    const alike = earlier.some((other) => {
      const both = [...own].filter((word) => other.has(word)).length;
      return both / (own.size + other.size - both) >= TOO_ALIKE;
    });
    if (!alike) earlier.push(own);
    return alike;
  };
}
