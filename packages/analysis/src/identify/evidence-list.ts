import type { Evidence } from "@marque/schema";

const LONGEST_QUOTE = 300;
/** More sources for one value convince nobody further. */
const MOST_REASONS = 5;

/** Why the values of an identity were given, in the order added. */
export class EvidenceList {
  readonly evidence: Evidence[] = [];

  add(field: Evidence["field"], value: string, reason: string, quote: string | null, url: string | null): void {
    const same = this.evidence.filter((each) => each.field === field && each.value === value);
    if (same.length >= MOST_REASONS || same.some((each) => each.reason === reason)) return;
    this.evidence.push({
      field,
      value,
      reason,
      quote: quote?.slice(0, LONGEST_QUOTE).replace(/\p{Surrogate}/gu, "") ?? null,
      url,
    });
  }
}
