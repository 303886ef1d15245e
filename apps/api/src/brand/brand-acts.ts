/**
 * What the audit log calls the acts that change a brand or what is in it. An id of a brand may be that of anything else
 * too, so its history is told by these alone.
 */
export const BRAND_CHANGES = [
  "brand.create",
  "brand.update",
  "brand.remove",
  "brand.restore",
  "competitor.create",
  "competitor.update",
  "competitor.remove",
  "competitor.restore",
  "prompt.create",
  "prompt.update",
  "prompt.updateMany",
  "prompt.remove",
  "prompt.removeMany",
  "prompt.restore",
] as const;
