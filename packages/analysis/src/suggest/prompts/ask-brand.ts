import type { Language } from "../language/language";
import { fits, type Question } from "./ask";
import { fill } from "./forms";

/** Questions with the brand's name: about its rivals, then about its worth, in turn. */
export function askAboutBrand(brandName: string, competitors: readonly string[], language: Language): Question[] {
  const brand = brandName.toLowerCase();
  const { comparison, reputation } = language.brand;
  const questions: Question[] = [];
  const ask = (template: string | undefined, intent: Question["intent"], competitor?: string) => {
    if (template === undefined) return;
    const prompt = fill(template, {
      brand,
      ...(competitor === undefined ? {} : { competitor: competitor.toLowerCase() }),
    });
    if (prompt !== undefined && fits(prompt)) questions.push({ prompt, intent, topic: undefined, fact: undefined });
  };
  for (let i = 0; i < Math.max(comparison.length, reputation.length); i++) {
    ask(comparison[i], "comparison", competitors[0]);
    ask(reputation[i], "buying-advice");
  }
  return questions;
}
