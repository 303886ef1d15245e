import { savedView } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { listViews } from "./list";
import { removeView } from "./remove";
import { saveView } from "./save";

/** Views are a person's own: nobody else sees them, and the audit log has nothing to tell of them. */
const OWN = { none: "a person's own bookmark, which changes nothing for anybody else" };

export const viewActions = {
  list: defineAction.query({
    name: "view.list",
    permission: "person",
    input: z.void(),
    output: z.strictObject({ views: z.array(savedView) }),
    handler: async (act) => ({ views: await listViews(act) }),
  }),
  save: defineAction.mutation({
    name: "view.save",
    permission: "person",
    input: savedView,
    output: savedView,
    audit: OWN,
    handler: saveView,
  }),
  remove: defineAction.mutation({
    name: "view.remove",
    permission: "person",
    input: savedView.pick({ name: true }),
    output: z.void(),
    audit: OWN,
    handler: removeView,
  }),
};
