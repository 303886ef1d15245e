import { z } from "zod";
import { brand } from "./brand";
import { text } from "./text";
import { wholeNumber } from "./whole-number";

/** Which brands of a workspace, newest first, and which page of them: behind a cursor, or by number from 1. */
export const brandQuery = z.strictObject({
  limit: wholeNumber(1, 100).default(20),
  page: wholeNumber(1, 100_000).default(1),
  cursor: z.string().max(1000).optional(),
  /** Words looked for in name, id and domains. */
  q: text(200).optional(),
  enabled: z.boolean().optional(),
});
export type BrandQuery = z.output<typeof brandQuery>;

/** A page of brands and where it stands in its list. */
export const brandPage = z.strictObject({
  brands: z.array(brand),
  pagination: z.strictObject({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    totalPages: z.number().int(),
    nextCursor: z.string().nullable(),
  }),
});
export type BrandPage = z.infer<typeof brandPage>;
