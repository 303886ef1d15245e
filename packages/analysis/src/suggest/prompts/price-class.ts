import type { Tier } from "@marque/atlas";
import type { PromptWords } from "@marque/lexicon";
import { saysSum } from "./money";
import type { Words } from "./words";

type PriceClass = keyof NonNullable<PromptWords["priceClasses"]>;

/** What is no question for a brand of a tier: who looks for a cheap one wants no premium one. */
const NOT_FOR: Readonly<Record<Tier, PriceClass | undefined>> = {
  luxury: "cheap",
  premium: "cheap",
  mid: undefined,
  budget: "dear",
  enterprise: "small",
  small: "large",
};
/** Sums that were written for a part of a market are those of its middle. */
const ABOVE_SUMS: ReadonlySet<Tier> = new Set(["luxury", "premium", "enterprise"]);

/** Tells whether a question that was written for all brands of a part can be asked of one of a tier. */
export function isOfClass(tier: Tier | undefined, { priceClasses }: Words): (text: string) => boolean {
  if (tier === undefined) return () => true;
  const unfit = NOT_FOR[tier];
  const says = unfit === undefined ? undefined : priceClasses?.[unfit];
  return (text) => says?.test(text) !== true && !(ABOVE_SUMS.has(tier) && saysSum(text));
}
