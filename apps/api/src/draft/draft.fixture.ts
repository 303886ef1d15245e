import { randomUUID } from "node:crypto";
import type { BrandDraftContent } from "@marque/schema";

const nothing = { entries: [], dismissed: [] };

/** A brand that was begun, for tests. */
export const newDraft = (more: Partial<BrandDraftContent> = {}) => ({
  id: randomUUID(),
  version: 0,
  writer: randomUUID(),
  content: {
    website: "https://acme.com/",
    hints: {},
    name: { value: "Acme", touched: false },
    id: { value: "acme", touched: false },
    domains: nothing,
    aliases: nothing,
    competitors: nothing,
    prompts: nothing,
    analysis: { status: "running" as const, steps: [], evidence: [], placement: null, problem: null },
    ...more,
  },
});
