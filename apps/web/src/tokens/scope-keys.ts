import type { Scope } from "@marque/schema";

/** The keys under `tokens.scope` of what each scope allows. */
export const SCOPE_KEYS = {
  "brands:read": "brandsRead",
  "brands:write": "brandsWrite",
  analyze: "analyze",
  "audit:read": "auditRead",
} as const satisfies Record<Scope, string>;
