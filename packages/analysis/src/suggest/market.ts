import type { Atlas } from "@marque/atlas";
import type { Evidence } from "@marque/schema";
import { type Placement, place } from "./place";

/** Where a brand stands among the markets that are known, and why. */
export interface Market {
  atlas: Atlas;
  /** `undefined` when nothing tells its market: then no rival is made up. */
  placement: Placement | undefined;
  /** A row for each market, the likeliest first. */
  evidence: Evidence[];
}

/** Finds a brand's markets. */
export function findMarket(input: Parameters<typeof place>[0]): Market {
  const placement = place(input);
  const evidence = (placement?.categories ?? []).map(({ category, confidence, because }): Evidence => {
    const reason = `${because.reason} (confidence ${Math.round(confidence * 100)} %)`;
    return { field: "market", value: category.name, ...because, reason };
  });
  return { atlas: input.atlas, placement, evidence };
}
