import { randomUUID } from "node:crypto";

/** An id that no other test uses. */
export const uniqueId = (prefix = "brand"): string => `${prefix}-${randomUUID()}`;

/** The least that makes a brand, under an id of its own. */
export const newBrand = (fields: Readonly<Record<string, unknown>> = {}) => ({
  id: uniqueId(),
  name: "Acme Coffee",
  domains: ["acme.test"],
  ...fields,
});

/** The cheapest analysis there is: nothing is generated. */
export const smallAnalysis = (fields: Readonly<Record<string, unknown>> = {}) => ({
  website: "acme.test",
  maxCompetitors: 0,
  maxPrompts: 0,
  ...fields,
});
