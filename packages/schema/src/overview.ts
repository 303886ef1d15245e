import { z } from "zod";
import { timestamp } from "./brand";
import { brandSort } from "./pagination";
import { text } from "./text";
import { wholeNumber } from "./whole-number";

/** Which brands the app's list shows, in which order, from behind a cursor on. */
export const brandOverviewQuery = z.strictObject({
  limit: wholeNumber(1, 100).default(100),
  cursor: z.string().max(4000).optional(),
  /** React Query says which way it goes on; there is one. */
  direction: z.literal("forward").optional(),
  q: text(200).optional(),
  enabled: z.boolean().optional(),
  sort: brandSort.optional(),
});
export type BrandOverviewQuery = z.output<typeof brandOverviewQuery>;

/** A brand as a line of the list: what tells it from others, counted. */
export const brandOverview = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The primary website's hostname, as people read it: `münchen.de`. */
  website: z.string(),
  /** How many there are of each, the primary domain and switched-off prompts included. */
  domains: z.int(),
  competitors: z.int(),
  prompts: z.int(),
  enabled: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** What the person or token was called that changed it last; `null` where that was an operator, or is not known. */
  changedBy: z.string().nullable(),
});
export type BrandOverview = z.infer<typeof brandOverview>;

export const brandOverviewPage = z.strictObject({
  brands: z.array(brandOverview),
  /** As counted for the first page. */
  total: z.int(),
  /** Counting stopped there: there may be more. */
  isTotalLeast: z.boolean(),
  nextCursor: z.string().nullable(),
});
export type BrandOverviewPage = z.infer<typeof brandOverviewPage>;
