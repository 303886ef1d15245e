"use client";

import type { CompetitorGroup } from "@marque/schema";
import { Badge } from "@/ui/badge";
import { useEvidence } from "./evidence-context";

const LABELS: Record<CompetitorGroup, string> = {
  direct: "Direct",
  larger: "Larger",
  regional: "Regional",
  niche: "Niche",
};

/** How a suggested competitor stands to the brand; nothing for one that a person wrote. */
export function CompetitorGroupLabel({ suggestedAs }: { suggestedAs: string | null }) {
  const group = useEvidence("competitors", suggestedAs).find((each) => each.group !== undefined)?.group;
  return group === undefined ? null : <Badge>{LABELS[group]}</Badge>;
}
