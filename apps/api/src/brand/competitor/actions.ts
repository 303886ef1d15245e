import { brandCompetitor, brandETag, brandId, type Contract, itemId, requireSameId, timestamp } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../../action/action";
import { itemPlace } from "../put-back";
import { createCompetitor } from "./create";
import { removeCompetitor } from "./remove";
import { restoreCompetitor } from "./restore";
import { updateCompetitor } from "./update";

const ofBrand = z.strictObject({ id: brandId, ifMatch: z.string().optional() });
const one = ofBrand.extend({ competitorId: itemId });
const changed = z.strictObject({ competitor: brandCompetitor, updatedAt: timestamp });

/** A brand's competitors one by one. @param contract reads what callers write. */
export const createCompetitorActions = ({ competitorAddition, competitorChanges }: Contract) => ({
  create: defineAction.mutation({
    name: "competitor.create",
    permission: "brands:write",
    input: ofBrand.extend({ competitor: competitorAddition }),
    output: changed,
    etag: brandETag,
    audit: "competitor.create",
    event: "brand.updated",
    handler: createCompetitor,
  }),
  update: defineAction.mutation({
    name: "competitor.update",
    permission: "brands:write",
    input: one
      .extend({ changes: competitorChanges })
      .superRefine(({ competitorId, changes }, context) => requireSameId(competitorId, changes, context)),
    output: changed,
    etag: brandETag,
    audit: "competitor.update",
    event: "brand.updated",
    handler: updateCompetitor,
  }),
  remove: defineAction.mutation({
    name: "competitor.remove",
    permission: "brands:write",
    input: one,
    output: z.strictObject({ id: z.string(), updatedAt: timestamp }),
    etag: brandETag,
    audit: "competitor.remove",
    event: "brand.updated",
    handler: removeCompetitor,
  }),
  /** Undoes a removal. */
  restore: defineAction.mutation({
    name: "competitor.restore",
    permission: "brands:write",
    input: ofBrand.extend({ competitor: competitorAddition, place: itemPlace }),
    output: changed,
    etag: brandETag,
    audit: "competitor.restore",
    event: "brand.updated",
    handler: restoreCompetitor,
  }),
});
