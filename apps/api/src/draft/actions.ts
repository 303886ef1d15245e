import { draft, draftEntry, draftInput } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { getDraft } from "./get";
import { listDrafts } from "./list";
import { removeDraft } from "./remove";
import { saveDraft } from "./save";

const one = z.strictObject({ id: z.uuid() });
const NOT_AUDITED = { none: "a draft is its writer's own; what comes of it is told by brand.create" };

/** Work of a person's own that is not saved yet. */
export const draftActions = {
  save: defineAction.mutation({
    name: "draft.save",
    permission: "person",
    input: draftInput,
    output: draft.pick({ id: true, version: true, updatedAt: true }),
    audit: NOT_AUDITED,
    handler: saveDraft,
  }),
  get: defineAction.query({
    name: "draft.get",
    permission: "person",
    input: one,
    output: draft,
    handler: getDraft,
  }),
  list: defineAction.query({
    name: "draft.list",
    permission: "person",
    input: z.void(),
    output: z.strictObject({ drafts: z.array(draftEntry) }),
    handler: async (act) => ({ drafts: await listDrafts(act) }),
  }),
  remove: defineAction.mutation({
    name: "draft.remove",
    permission: "person",
    input: one,
    output: one,
    audit: NOT_AUDITED,
    handler: removeDraft,
  }),
};
