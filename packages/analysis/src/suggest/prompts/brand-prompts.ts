import type { Competitor } from "@marque/schema";
import type { Language } from "../language/language";
import { type Draft, type Intent, isPrompt, repeats } from "./prompt";
import { lower } from "./words";

/** Questions that buyers ask about the brand itself, the most telling first. */
export function brandPrompts(
  brandName: string,
  competitors: readonly Competitor[],
  language: Language,
  subtag: string,
): Draft[] {
  const brand = lower(brandName.trim().replace(/\s+/g, " "), subtag);
  const nearest = competitors[0]?.name;
  if (brand === "") return [];
  const fill = (template: string, intent: Intent): Draft[] => {
    const compared = template.includes("{competitor}");
    if (compared && nearest === undefined) return [];
    const prompt = template
      .replace("{brand}", () => brand)
      .replace("{competitor}", () => lower((nearest ?? "").trim().replace(/\s+/g, " "), subtag));
    const reason = compared
      ? `compares the brand with its nearest competitor, ${nearest}`
      : "a question that buyers ask about a brand";
    return isPrompt(prompt) ? [{ prompt, intent, subjects: [], reason, mention: null }] : [];
  };
  const comparison = language.brand.comparison.flatMap((template) => fill(template, "comparison"));
  const advice = language.brand["buying-advice"].flatMap((template) => fill(template, "buying-advice"));
  const isRepeat = repeats();
  return [comparison, advice]
    .flatMap((drafts, side) => drafts.map((draft, index) => ({ draft, order: index * 2 + side })))
    .sort((a, b) => a.order - b.order)
    .map(({ draft }) => draft)
    .filter(({ prompt }) => !isRepeat(prompt));
}
