import { z } from "zod";
import { analysisResult } from "./analysis";
import { timestamp } from "./brand";
import { text } from "./text";

/** What of a brand an analysis suggests. */
export const SUGGESTED_FIELDS = ["name", "domains", "aliases", "competitors", "prompts"] as const;
export type SuggestedField = (typeof SUGGESTED_FIELDS)[number];

/** A suggestion that is not wanted: to add a value, to take one out, or to change one. */
export const dismissal = z.strictObject({
  field: z.enum(SUGGESTED_FIELDS),
  change: z.enum(["added", "gone", "changed"]),
  /** A name, a domain, an alias or a prompt; of a changed competitor its name and what is new of it. */
  value: text(500),
});
export type Dismissal = z.infer<typeof dismissal>;

/** At a time: as many as an analysis can suggest. */
export const MOST_DISMISSALS = 500;

/** What is known of earlier suggestions for a brand. */
export const brandSuggestions = z.strictObject({
  /** The last analysis; `null` before the first. */
  last: z.strictObject({ at: timestamp, result: analysisResult }).nullable(),
  dismissed: z.array(dismissal),
});
export type BrandSuggestions = z.infer<typeof brandSuggestions>;
