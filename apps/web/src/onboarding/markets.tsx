"use client";

import { useEvidenceOf } from "@/brand/editors/evidence-context";
import { Why } from "@/brand/editors/why";

/** The markets that the brand was placed in, each with its why; nothing while none is known. */
export function Markets() {
  const names = [...new Set(useEvidenceOf("market").map(({ value }) => value))];
  if (names.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {names.map((name) => (
        <span key={name} className="inline-flex items-center gap-1">
          <span className="font-serif text-name">{name}</span>
          <Why field="market" suggestedAs={name} />
        </span>
      ))}
    </p>
  );
}
