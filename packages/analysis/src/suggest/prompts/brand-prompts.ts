import { type Findings, valuesOf } from "../../findings";
import { type Draft, isPrompt, repeats } from "./draft";
import { fill } from "./fill";
import { inTurn, type Subject } from "./theme";
import { lower, type Words } from "./words";

/** Beside whom, whether it is worth it, what instead, and what customers say of it come before what else is like it. */
const BEFORE_THINGS = 4;

/**
 * Questions that buyers ask about the brand itself, beside its nearest competitor; the most telling first.
 *
 * @param things what it sells, or what it is, in the plural: `vacation rental sites`; `undefined` when that isn't known.
 */
export function brandPrompts(findings: Findings, words: Words, most: number, things: string | undefined): Draft[] {
  const plain = (name: string) => lower(name.trim().replace(/\s+/g, " "), words.subtag);
  const brand = plain(valuesOf(findings, "brandName")[0] ?? "");
  const [nearest] = valuesOf(findings, "competitors");
  if (brand === "") return [];
  const subject: Pick<Subject, "name" | "singular"> = { name: brand, singular: undefined };
  const isRepeat = repeats();
  const { like } = words.language;
  const own =
    things === undefined || like === undefined
      ? []
      : inTurn({ comparison: [like.replace("{topic}", () => things)], "buying-advice": [] }, "any");
  const general = inTurn(words.language.brand, "any");
  return [...general.slice(0, BEFORE_THINGS), ...own, ...general.slice(BEFORE_THINGS)]
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
    })
    .filter(({ prompt }) => isPrompt(prompt) && !isRepeat(prompt))
    .slice(0, most);
}
