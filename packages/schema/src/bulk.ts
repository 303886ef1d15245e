import { z } from "zod";
import { brandId, timestamp } from "./brand";
import { uniqueBy } from "./same-text";
import { wholeNumber } from "./whole-number";

/** What one act does at most to several brands: it holds them all until it is done. */
export const MOST_IN_BULK = 500;

const several = <T extends z.ZodType<string>>(id: T) =>
  z
    .array(id)
    .min(1)
    .max(MOST_IN_BULK)
    .transform((ids) => uniqueBy(ids, (each) => each));

/** Several brands by their ids; repeats count once. */
export const brandIds = several(brandId);
/** Several removals by their ids. */
export const removalIds = several(z.uuid());

/** For how long a removed brand can be put back. */
export const DAYS_KEPT = 30;

/** A removal: which brand, and under which id it is kept. */
export const removal = z.strictObject({ id: z.string(), removalId: z.uuid() });

/** A brand that was removed, as it is listed. */
export const removedBrand = z.strictObject({
  ...removal.shape,
  name: z.string(),
  /** The primary website's hostname, as people read it: `münchen.de`. */
  website: z.string(),
  competitors: z.int(),
  prompts: z.int(),
  removedAt: timestamp,
  /** What the person or token was called that removed it. */
  removedBy: z.string().nullable(),
  /** Until when it is kept. */
  keptUntil: timestamp,
});
export type RemovedBrand = z.infer<typeof removedBrand>;

export const removedQuery = z.strictObject({
  limit: wholeNumber(1, 100).default(50),
  cursor: z.string().max(200).optional(),
  direction: z.literal("forward").optional(),
});
export type RemovedQuery = z.output<typeof removedQuery>;

export const removedPage = z.strictObject({ brands: z.array(removedBrand), nextCursor: z.string().nullable() });
export type RemovedPage = z.infer<typeof removedPage>;
