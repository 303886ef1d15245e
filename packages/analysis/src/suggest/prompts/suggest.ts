import type { AnalysisResult, Competitor, Evidence } from "@marque/schema";
import type { PageReading } from "../../facts";
import { ENGLISH, languageOf } from "../language/language";
import { askAbout, countryOf, type Question } from "./ask";
import { askAboutBrand } from "./ask-brand";
import { audiencesOf } from "./audiences";
import { flavourOf } from "./flavour";
import { tagsFor } from "./tags";
import { topicsOf } from "./topics";

/** Questions that name the brand: at most one in five, and never more than this. */
const MOST_BRANDED = 5;
const UNBRANDED_FOR_ONE_BRANDED = 4;
/** Of a site that says nothing, only its name can be asked about. */
const MOST_WITHOUT_TOPICS = 3;
const LONGEST_QUOTE = 300;

/**
 * What people type into an AI assistant about what the site sells: lower case, 3–12 words, most without the brand.
 * Made from the site's own words in its own language; fewer than asked for when the site says little.
 */
export function suggestPrompts(input: {
  brandName: string;
  aliases: string[];
  competitors: Competitor[];
  readings: PageReading[];
  language: string | null;
  max: number;
}): { prompts: AnalysisResult["suggestedPrompts"]; evidence: Evidence[] } {
  const { brandName, aliases, readings, max } = input;
  if (max <= 0) return { prompts: [], evidence: [] };
  const language = (input.language === null ? undefined : languageOf(input.language)) ?? ENGLISH;
  const topics = topicsOf(readings, language, [brandName, ...aliases]);
  const context = {
    flavour: flavourOf(readings, topics, language),
    language,
    audiences: audiencesOf(readings, language),
    country: countryOf(readings, language),
  };
  const branded = askAboutBrand(
    brandName,
    input.competitors.map(({ name }) => name),
    language,
  );
  const unbranded = distinct(askAbout(topics, context), max);
  const room =
    unbranded.length === 0
      ? Math.min(MOST_WITHOUT_TOPICS, max)
      : Math.min(
          MOST_BRANDED,
          Math.floor(unbranded.length / UNBRANDED_FOR_ONE_BRANDED),
          Math.floor(max / (UNBRANDED_FOR_ONE_BRANDED + 1)),
        );
  const aboutBrand = distinct(branded, room);
  const questions = [...unbranded.slice(0, max - aboutBrand.length), ...aboutBrand];
  const tags = tagsFor(questions);
  return {
    prompts: questions.map(({ prompt }, index) => ({ prompt, tags: tags[index] ?? [] })),
    evidence: questions.map((question) => evidenceOf(question, brandName)),
  };
}

/** The first `most` that ask something of their own: another order of the same words asks nothing new. */
function distinct(questions: Iterable<Question>, most: number): Question[] {
  const seen = new Set<string>();
  const kept: Question[] = [];
  for (const question of questions) {
    if (kept.length === most) break;
    const key = question.prompt.split(" ").sort().join(" ");
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(question);
  }
  return kept;
}

function evidenceOf({ prompt, topic, fact }: Question, brandName: string): Evidence {
  if (topic === undefined || fact === undefined)
    return {
      field: "suggestedPrompts",
      value: prompt,
      reason: `what people ask about ${brandName} itself`,
      quote: null,
      url: null,
    };
  return {
    field: "suggestedPrompts",
    value: prompt,
    reason: `asks about “${topic}”, which the site names (${fact.where})`,
    quote: fact.quote === "" ? null : fact.quote.slice(0, LONGEST_QUOTE),
    url: fact.url,
  };
}
