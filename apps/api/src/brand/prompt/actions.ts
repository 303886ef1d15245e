import {
  brandETag,
  brandId,
  brandPrompt,
  itemId,
  MOST_PROMPTS,
  onePrompt,
  promptAddition,
  promptChanges,
  requireSameId,
  timestamp,
} from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../../action/action";
import { itemPlace } from "../put-back";
import { createPrompts } from "./create";
import { removePrompt } from "./remove";
import { removePrompts } from "./remove-many";
import { restorePrompts } from "./restore";
import { updatePrompt } from "./update";
import { updatePrompts } from "./update-many";

const ofBrand = z.strictObject({ id: brandId, ifMatch: z.string().optional() });
const one = ofBrand.extend({ promptId: itemId });
const many = ofBrand.extend({ promptIds: z.array(itemId).min(1).max(MOST_PROMPTS) });
const changedMany = z.strictObject({ prompts: z.array(brandPrompt), updatedAt: timestamp });

/** A brand's prompts one by one. */
export const promptActions = {
  create: defineAction.mutation({
    name: "prompt.create",
    permission: "brands:write",
    input: ofBrand.extend({ added: promptAddition }),
    output: z.strictObject({ prompts: z.array(brandPrompt), updatedAt: timestamp }),
    etag: brandETag,
    audit: "prompt.create",
    event: "brand.updated",
    handler: createPrompts,
  }),
  update: defineAction.mutation({
    name: "prompt.update",
    permission: "brands:write",
    input: one
      .extend({ changes: promptChanges })
      .superRefine(({ promptId, changes }, context) => requireSameId(promptId, changes, context)),
    output: z.strictObject({ prompt: brandPrompt, updatedAt: timestamp }),
    etag: brandETag,
    audit: "prompt.update",
    event: "brand.updated",
    handler: updatePrompt,
  }),
  remove: defineAction.mutation({
    name: "prompt.remove",
    permission: "brands:write",
    input: one,
    output: z.strictObject({ id: z.string(), updatedAt: timestamp }),
    etag: brandETag,
    audit: "prompt.remove",
    event: "brand.updated",
    handler: removePrompt,
  }),
  updateMany: defineAction.mutation({
    name: "prompt.updateMany",
    permission: "brands:write",
    input: many.extend({ changes: z.strictObject({ enabled: z.boolean() }) }),
    output: changedMany,
    etag: brandETag,
    audit: "prompt.updateMany",
    event: "brand.updated",
    handler: updatePrompts,
  }),
  removeMany: defineAction.mutation({
    name: "prompt.removeMany",
    permission: "brands:write",
    input: many,
    output: z.strictObject({ ids: z.array(z.string()), updatedAt: timestamp }),
    etag: brandETag,
    audit: "prompt.removeMany",
    event: "brand.updated",
    handler: removePrompts,
  }),
  /** Undoes removals. */
  restore: defineAction.mutation({
    name: "prompt.restore",
    permission: "brands:write",
    input: ofBrand.extend({
      removed: z
        .array(z.strictObject({ prompt: onePrompt, place: itemPlace }))
        .min(1)
        .max(MOST_PROMPTS),
    }),
    output: changedMany,
    etag: brandETag,
    audit: "prompt.restore",
    event: "brand.updated",
    handler: restorePrompts,
  }),
};
