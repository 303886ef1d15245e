import type { Evidence } from "@marque/schema";
import type { Claim } from "../findings";
import { type MessageCode, type Say, sayIn } from "./say";

/** More reasons for one value convince nobody further. */
const MOST_REASONS = 5;
const LONGEST_QUOTE = 300;

/** The fields of the contract's evidence; other claims are for the stages after them. */
const TOLD = ["brandName", "additionalDomains", "aliases", "competitors", "suggestedPrompts", "market"] as const;
const isTold = (field: Claim["field"]): field is (typeof TOLD)[number] => TOLD.some((each) => each === field);

/** Puts claims into words: for every value, where it came from. The same reason is given once for a value. */
export function explain(claims: readonly Claim[], say: Say = sayIn("en")): Evidence[] {
  const reasons = new Map<string, Set<string>>();
  return claims.flatMap((claim): Evidence[] => {
    const { seen } = claim;
    const field = claim.field === "withheldRivals" ? "market" : claim.field;
    const isUntold = claim.field === "market" && (claim.purpose === "rivals" || claim.purpose === "likely");
    if (!isTold(field) || isUntold) return [];
    // People know a market by its name.
    const value = claim.field === "market" ? claim.name : claim.value;
    const key = `${field}\n${value}`;
    const given = reasons.get(key) ?? new Set();
    reasons.set(key, given);
    const sentence = sentenceOf(claim, say);
    if (given.size >= MOST_REASONS || given.has(sentence)) return [];
    given.add(sentence);
    const [first] = seen;
    const quote = first?.quote?.slice(0, LONGEST_QUOTE).replace(/\p{Surrogate}/gu, "") ?? null;
    const row = { field, value, reason: sentence, quote, url: first?.url ?? null };
    if (claim.field === "competitors") return [{ ...row, group: claim.group }];
    return [claim.field === "suggestedPrompts" ? { ...row, asked: claim.asked } : row];
  });
}

/** A direct competitor needs no word for it. */
function sentenceOf(claim: Claim, say: Say): string {
  const sentence = say(claim.reason.code, claim.reason.params);
  if (claim.field !== "competitors" || claim.group === "direct") return sentence;
  return say("rival.grouped", { reason: claim.reason, group: `group.${claim.group}` satisfies MessageCode });
}
