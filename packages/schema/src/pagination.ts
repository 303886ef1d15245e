import { z } from "zod";

/** A page of a list is asked for by `limit` and either `cursor` or `page`. */
export const pageInput = z.strictObject({
  limit: z.number().int().min(1, "must be between 1 and 100").max(100, "must be between 1 and 100").default(20),
  page: z.number().int().min(1, "must be at least 1").default(1),
});

/** Where a page stands in its list. */
export const pagination = z.strictObject({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  totalPages: z.number().int(),
  nextCursor: z.string().nullable(),
});
