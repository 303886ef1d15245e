import { analysisResult, brandId, brandSuggestions, dismissal, MOST_DISMISSALS, timestamp } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../../action/action";
import { dismiss, offerAgain } from "./dismiss";
import { listSuggestions } from "./list";
import { recordAnalysis } from "./record";

const one = z.strictObject({ id: brandId });

/** What an analysis suggests for a brand that is there already. */
export const suggestionActions = {
  list: defineAction.query({
    name: "suggestion.list",
    permission: "brands:write",
    input: one,
    output: brandSuggestions,
    handler: listSuggestions,
  }),
  record: defineAction.mutation({
    name: "suggestion.record",
    permission: "brands:write",
    input: one.extend({ result: analysisResult }),
    output: one.extend({ at: timestamp }),
    audit: "suggestion.record",
    handler: recordAnalysis,
  }),
  dismiss: defineAction.mutation({
    name: "suggestion.dismiss",
    permission: "brands:write",
    input: one.extend({ dismissed: z.array(dismissal).min(1).max(MOST_DISMISSALS) }),
    output: one,
    audit: "suggestion.dismiss",
    handler: dismiss,
  }),
  offerAgain: defineAction.mutation({
    name: "suggestion.offerAgain",
    permission: "brands:write",
    input: one,
    output: one,
    audit: "suggestion.offerAgain",
    handler: offerAgain,
  }),
};
