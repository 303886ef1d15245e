import type { Intent } from "@marque/lexicon";
import { type Findings, valuesOf } from "../../findings";
import { type Draft, isPrompt, plainWords, repeats } from "./draft";
import { fill } from "./fill";
import { type Ask, inTurn, type Subject, type Template } from "./theme";
import { lower, type Words } from "./words";

/** A market in short, for questions about a brand in it. */
export interface InShort {
  /** What is sold there, or who sells it, in the plural: `vacation rental sites`. */
  things: string | undefined;
  /** One of those who buy it, as they follow "for". */
  audience: string | undefined;
  /** What was written about this very brand, the most telling first; `{brand}` stands for its name. */
  asks: readonly Ask[];
}

/** Of fewer, what compares the brand says more. */
const FEWEST_WITH_ALTERNATIVES = 3;

/** Beside whom, whether it is worth it, what instead, and what customers say of it come before what else is like it. */
const BEFORE_THINGS = 4;

/**
 * Questions that buyers ask about the brand itself, beside its nearest competitor; the most telling first.
 *
 * @param about its market in short, when it is placed.
 */
export function brandPrompts(findings: Findings, words: Words, most: number, about: InShort | undefined): Draft[] {
  const plain = (name: string) => lower(name.trim().replace(/\s+/g, " "), words.subtag);
  const brand = plain(valuesOf(findings, "brandName")[0] ?? "");
  const [nearest] = valuesOf(findings, "competitors");
  if (brand === "") return [];
  const subject: Pick<Subject, "name" | "singular"> = { name: brand, singular: undefined };
  const isRepeat = repeats();
  const { like, goodFor } = words.language;
  const { things, audience, asks = [] } = about ?? {};
  const ofKind = (text: string | undefined, slot: string, value: string | undefined, intent: Intent): Template[] =>
    text === undefined || value === undefined
      ? []
      : inTurn({ comparison: [], "buying-advice": [], [intent]: [text.replace(slot, () => value)] }, "any");
  const general = inTurn(words.language.brand, "any");
  const [compared, worth] = general;
  const forWhom = ofKind(goodFor, "{audience}", audience, "buying-advice");
  const written = asks.map(
    ({ template, reason }): Draft => ({
      // "hugo boss' suits", as names in s are written.
      prompt: fill(template, subject, {}, words).replace(/(?<=s)'s(?= |$)/g, "'"),
      intent: template.intent,
      subjects: [],
      reason,
      seen: [],
      maker: "atlas",
    }),
  );
  const made = [
    ...(compared === undefined ? [] : [compared]),
    // Whether it is worth it says less than whether it is good for somebody.
    ...(forWhom.length > 0 || worth === undefined ? forWhom : [worth]),
    ...general.slice(2, BEFORE_THINGS),
    ...ofKind(like, "{topic}", things, "comparison"),
    ...general.slice(BEFORE_THINGS),
  ]
    .filter(({ slots }) => nearest !== undefined || !slots.includes("rival"))
    .map((template): Draft => {
      const isCompared = template.slots.includes("rival");
      return {
        prompt: fill(template, subject, { rival: plain(nearest ?? "") }, words),
        intent: template.intent,
        subjects: [],
        reason: isCompared
          ? { code: "prompt.compared", params: { rival: nearest ?? "" } }
          : { code: "prompt.brand", params: {} },
        seen: [],
        maker: "site",
      };
    });
  const all = [...written, ...made].filter(({ prompt }) => isPrompt(prompt) && !isRepeat(prompt));
  return withAlternatives(all, most, words);
}

/** The first so many, one of which asks for alternatives: that is what people ask most of a brand that they know. */
function withAlternatives(all: readonly Draft[], most: number, { taggedBy }: Words): Draft[] {
  const asksForOthers = ({ prompt }: Draft) => plainWords(prompt).some((word) => taggedBy.alternatives.has(word));
  const first = all.slice(0, most);
  const other = most < FEWEST_WITH_ALTERNATIVES || first.some(asksForOthers) ? undefined : all.find(asksForOthers);
  return other === undefined ? first : [...first.slice(0, -1), other];
}
