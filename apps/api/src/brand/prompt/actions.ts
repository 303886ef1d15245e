import { brandId, brandPrompt, itemId, promptAddition, promptChanges, requireSameId, timestamp } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../../action/action";
import { brandETag } from "../etag";
import { createPrompts } from "./create";
import { removePrompt } from "./remove";
import { updatePrompt } from "./update";

const ofBrand = z.strictObject({ id: brandId, ifMatch: z.string().optional() });
const one = ofBrand.extend({ promptId: itemId });

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
};
