"use client";

import { type Evidence, sameText } from "@marque/schema";
import { createContext, type ReactNode, useContext, useMemo } from "react";

type ByValue = ReadonlyMap<string, readonly Evidence[]>;

const EvidenceContext = createContext<ByValue>(new Map());
const NONE: readonly Evidence[] = [];

const place = (field: Evidence["field"], value: string) => JSON.stringify([field, sameText(value)]);

export function EvidenceProvider({ evidence, children }: { evidence: readonly Evidence[]; children: ReactNode }) {
  const byValue = useMemo(() => group(evidence), [evidence]);
  return <EvidenceContext value={byValue}>{children}</EvidenceContext>;
}

/** Why a value was suggested; nothing for a value that a person wrote. */
export function useEvidence(field: Evidence["field"], suggestedAs: string | null): readonly Evidence[] {
  const byValue = useContext(EvidenceContext);
  return suggestedAs === null ? NONE : (byValue.get(place(field, suggestedAs)) ?? NONE);
}

/** Everything that was found for a field, in the order found. */
export function useEvidenceOf(field: Evidence["field"]): readonly Evidence[] {
  const byValue = useContext(EvidenceContext);
  return useMemo(() => [...byValue.values()].flat().filter((each) => each.field === field), [byValue, field]);
}

function group(evidence: readonly Evidence[]): ByValue {
  const byValue = new Map<string, Evidence[]>();
  for (const each of evidence) {
    const key = place(each.field, each.value);
    byValue.set(key, [...(byValue.get(key) ?? []), each]);
  }
  return byValue;
}
