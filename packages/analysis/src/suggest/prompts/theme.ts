import type { Rung } from "@marque/atlas";
import type { Intent, PromptWords, TemplateSet } from "@marque/lexicon";
import type { Reason, Seen } from "../../findings";
import type { Form, Words } from "./words";

/** Something that buyers ask about: a topic of the site, a product of a market, the brand. */
export interface Subject {
  /** The caller says that it is sold: it is asked about whatever the market. */
  told?: boolean;
  /** As it follows "best": the plural, or the only form that is known. */
  name: string;
  singular: string | undefined;
  form: Form;
  /** The sets of questions that make sense of it. */
  sets: readonly TemplateSet[];
  /** Its part of a theme's questions, beside the other subjects. */
  share: number;
  /** More questions about it would be padding. */
  most: number;
  /** What else its prompts could be tagged by. */
  family: string;
  /** Why a question is asked about it. */
  reasonFor: (values: Values, template: Template) => Reason;
  seen: readonly Seen[];
}

/** What fills the slots of questions beside the subject. */
export interface SlotValues {
  audience: readonly string[];
  need: readonly string[];
  quality: readonly string[];
  place: readonly string[];
  /** Names, the nearest first. */
  rival: readonly string[];
}
export type Slot = keyof SlotValues;

/** What fills the slots of one question. */
export type Values = Partial<Record<Slot | "other rival", string>>;

/** What makes a question special: whom and what it is for, and how it is. */
export const special = ({ audience, need, quality }: Values): string[] =>
  [audience, need, quality].filter((value) => value !== undefined);

/** What a question varies beside the product: what the questions of a result are spread over. */
export type Facet = "audience" | "need" | "quality" | "product" | "rival" | "pair" | "place" | "near" | "ask";

/** A question that is asked with its slots filled, or as it stands. */
export interface Template {
  text: string;
  intent: Intent;
  facet: Facet;
  /** The slots in it beside the subject's. */
  slots: readonly Slot[];
  /** Whether the subject is in it; questions that name rivals alone leave it out. */
  namesSubject: boolean;
  needsTwoRivals: boolean;
  /** Its place in its list: the first are the most natural. */
  rank: number;
}

/** A question of a theme's own, asked as it stands. */
export interface Ask {
  template: Template;
  /** What it could be tagged by. */
  subjects: readonly string[];
  reason: Reason;
  /** Of a question that was written whole: how much it says, and what it costs beside its features, which take the place of its template's. */
  rung?: Rung;
  cost?: number;
  features?: readonly (readonly [feature: string, cost: number])[];
}

/** A question that is asked as it stands; it compares when it was written to, or says so. */
export function askTemplate(
  text: string,
  rank: number,
  { language }: Pick<Words, "language">,
  isWrittenToCompare = false,
): Template {
  const compares = isWrittenToCompare || text.split(" ").some((word) => language.comparing.includes(word));
  return {
    text,
    intent: compares ? "comparison" : "buying-advice",
    facet: "ask",
    slots: [],
    namesSubject: false,
    needsTwoRivals: false,
    rank,
  };
}

/** What belongs together: the topics of a site, a market's products, the brand. */
export interface Theme {
  /** Its part of all questions, beside the other themes. */
  share: number;
  maker: "site" | "atlas";
  readonly subjects: readonly Subject[];
  readonly values: SlotValues;
  /** The plainest first. */
  asks: readonly Ask[];
  /**
   * Where questions were written whole: what else is asked as it stands when those are used up. Subjects are asked about
   * after these, when there are still too few.
   */
  reserve?: () => readonly Ask[];
}

/** What a question says of its subject. */
export const SUBJECT_SLOT = /\{(topic|brand|plural|mass|several|singular|a singular)\}/;
const SLOTS: readonly Slot[] = ["audience", "need", "quality", "place", "rival"];

export const isValueSlot = (slot: string): slot is Slot | "other rival" =>
  slot === "other rival" || SLOTS.some((each) => each === slot);

function facetOf(set: TemplateSet, slots: readonly Slot[]): Facet {
  if (set === "local") return "near";
  if (slots.includes("rival")) return "rival";
  if (slots.length > 1) return "pair";
  return slots[0] ?? "product";
}

/** Reads a template as it stands in a language's file. */
function templateOf(text: string, intent: Intent, set: TemplateSet, rank: number): Template {
  const slots = SLOTS.filter((slot) => text.includes(`{${slot}}`));
  const facet = facetOf(set, slots);
  return {
    text,
    intent,
    facet,
    slots,
    namesSubject: SUBJECT_SLOT.test(text),
    needsTwoRivals: text.includes("{other rival}"),
    rank,
  };
}

const known = new WeakMap<PromptWords, Map<TemplateSet, readonly Template[]>>();

/** The questions of one set in a language, comparison and advice in turn, the most natural first. */
export function templatesOf(language: PromptWords, set: TemplateSet): readonly Template[] {
  const bySet = known.get(language) ?? new Map<TemplateSet, readonly Template[]>();
  known.set(language, bySet);
  const read = bySet.get(set) ?? inTurn(language.templates[set], set);
  bySet.set(set, read);
  return read;
}

/** A pair of lists as one: comparison and advice in turn. */
export function inTurn(templates: PromptWords["brand"], set: TemplateSet): Template[] {
  const { comparison, "buying-advice": advice } = templates;
  return Array.from({ length: Math.max(comparison.length, advice.length) }).flatMap((_, index) => [
    ...comparison.slice(index, index + 1).map((text) => templateOf(text, "comparison", set, index)),
    ...advice.slice(index, index + 1).map((text) => templateOf(text, "buying-advice", set, index)),
  ]);
}
