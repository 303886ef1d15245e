"use client";

import { useEvidenceOf } from "@/brand/editors/evidence-context";
import { Why } from "@/brand/editors/why";

/** The markets that the brand was placed in, each with its why; nothing while none is known. */
export function Markets() {
  const names = [...new Set(useEvidenceOf("market").map(({ value }) => value))];
  if (names.length === 0) return null;
  return (
    <p className="flex max-w-[65ch] flex-wrap items-center gap-x-2 text-sm text-faint">
      <span>{names.length === 1 ? "Market:" : "Markets:"}</span>
      {names.map((name) => (
        <span key={name} className="inline-flex items-center gap-1">
          <span className="text-soft">{name}</span>
          <Why field="market" suggestedAs={name} />
        </span>
      ))}
    </p>
  );
}
