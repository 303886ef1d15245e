import type { Scope } from "@marque/schema";

/** What a scope allows, in words. */
export const SCOPE_WORDS: Record<Scope, string> = {
  "brands:read": "Read brands, their competitors and prompts",
  "brands:write": "Add, change and remove brands",
  analyze: "Analyse websites",
  "audit:read": "Read the audit log: who did what, and from where",
};
