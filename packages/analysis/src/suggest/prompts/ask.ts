import type { Fact, PageReading } from "../../facts";
import type { Flavour, Language } from "../language/language";
import { fill, formOf, wordsFor } from "./forms";
import type { Topic } from "./topics";

export type Intent = "comparison" | "buying-advice";

/** A question with what it was made from. */
export interface Question {
  prompt: string;
  intent: Intent;
  /** What it asks about; none when it asks about the brand. */
  topic: string | undefined;
  fact: Fact | undefined;
}

const INTENTS: readonly Intent[] = ["comparison", "buying-advice"];
const FEWEST_WORDS = 3;
const MOST_WORDS = 12;

export const fits = (prompt: string): boolean => {
  const words = prompt.split(" ").length;
  return words >= FEWEST_WORDS && words <= MOST_WORDS;
};

/** `time tracking` of a software maker is asked for as `time tracking software`. */
function asProduct(phrase: string, flavour: Flavour, language: Language): string {
  const last = phrase.split(/[\s-]/u).at(-1) ?? "";
  if (flavour !== "software" || language.heads.some((head) => last.endsWith(head))) return phrase;
  return language.asSoftware.replace("{topic}", phrase);
}

/** The words for "in that country", when the site's address names one. */
export function countryOf(readings: readonly PageReading[], language: Language): string | undefined {
  const host = readings[0] === undefined ? "" : new URL(readings[0].url).hostname;
  return language.countries[host.split(".").at(-1) ?? ""];
}

/**
 * Questions about the topics, without the brand. Each round asks every topic another question, so that any number of
 * them is spread over topics, intents and audiences; it ends when nothing new can be asked.
 */
export function* askAbout(
  topics: readonly Topic[],
  context: { flavour: Flavour; language: Language; audiences: readonly string[]; country: string | undefined },
): Generator<Question, void, undefined> {
  const { flavour, language, audiences, country } = context;
  const templates = language.templates[flavour];
  const rounds = Math.max(...INTENTS.map((intent) => templates[intent].length)) * INTENTS.length;
  for (let round = 0; round < rounds; round++)
    for (const [index, topic] of topics.entries()) {
      const intent = INTENTS[(round + index) % INTENTS.length] ?? "comparison";
      const list = templates[intent];
      // Neighbouring topics begin at different questions.
      const template = list[(Math.floor(round / INTENTS.length) + index) % list.length];
      if (template === undefined) continue;
      const phrase = asProduct(topic.phrase, flavour, language);
      const audience = audiences[(round + index) % Math.max(1, audiences.length)];
      const words = {
        ...wordsFor(phrase, formOf(phrase, language)),
        ...(audience === undefined || phrase.includes(audience) ? {} : { audience }),
        ...(country === undefined ? {} : { country }),
      };
      const prompt = fill(template, words);
      if (prompt !== undefined && fits(prompt)) yield { prompt, intent, topic: topic.phrase, fact: topic.fact };
    }
}
