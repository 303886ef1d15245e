import { z } from "zod";
import { auditEvent } from "./audit";
import { brand, brandId, timestamp } from "./brand";
import { brandCompetitor } from "./competitor";
import { brandPrompt } from "./prompt";
import { wholeNumber } from "./whole-number";

/** Who did something, without what tells where they sat. */
const who = z.strictObject({ kind: auditEvent.shape.actor.shape.kind, name: z.string().nullable() });
export type Who = z.infer<typeof who>;

/** A brand with everything in it, all of one moment. */
export const wholeBrand = z.strictObject({
  brand,
  competitors: z.array(brandCompetitor),
  prompts: z.array(brandPrompt),
  /** `null` where the audit log does not say. */
  createdBy: who.nullable(),
  updatedBy: who.nullable(),
  /** When its website was last analysed from its page. */
  analysedAt: timestamp.nullable(),
});
export type WholeBrand = z.infer<typeof wholeBrand>;

export const brandHistoryQuery = z.strictObject({
  id: brandId,
  /** Only what was done after then. */
  after: timestamp.optional(),
  limit: wholeNumber(1, 50).default(20),
  cursor: z.string().max(200).optional(),
});
export type BrandHistoryQuery = z.output<typeof brandHistoryQuery>;

/** One change of a brand, with what was before and after. */
export const brandHistoryEvent = auditEvent
  .pick({ id: true, at: true, action: true, before: true, after: true })
  .extend({ actor: who });
export type BrandHistoryEvent = z.infer<typeof brandHistoryEvent>;

export const brandHistory = z.strictObject({
  events: z.array(brandHistoryEvent),
  nextCursor: z.string().nullable(),
});
export type BrandHistory = z.infer<typeof brandHistory>;
