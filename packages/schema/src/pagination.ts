import { z } from "zod";
import { brand } from "./brand";
import { fault } from "./fault";
import { text } from "./text";
import { wholeNumber } from "./whole-number";

/** By what a list is sorted; with `-` in front the other way round. */
export const BRAND_SORTS = ["name", "-name", "createdAt", "-createdAt", "updatedAt", "-updatedAt"] as const;
export const brandSort = z.enum(BRAND_SORTS);
export type BrandSort = z.infer<typeof brandSort>;

/** What a search finds is counted one by one as far as this, and pages by number go as far; behind cursors a list is read to its end. */
export const MOST_COUNTED = 10_000;

/** Which brands of a workspace, in which order, and which page of them: behind a cursor, or by number from 1. */
export const brandQuery = z
  .strictObject({
    limit: wholeNumber(1, 100).default(20),
    page: wholeNumber(1, MOST_COUNTED)
      .default(1)
      .meta({
        description: `Within the first ${MOST_COUNTED} of the list. Counts for nothing beside \`cursor\`.`,
      }),
    /** Long enough for a name, an id and words, each at their longest. */
    cursor: z.string().max(4000).optional().meta({
      description: "The `nextCursor` of the page before: goes on in its list, with its sort and filters.",
    }),
    q: text(200).optional().meta({
      description:
        "Words, in any order, each somewhere in the name, the id, an alias or a domain. Letter case and diacritics don't count.",
    }),
    enabled: z.boolean().optional(),
    sort: brandSort.optional().meta({ description: "`-createdAt`, newest first, when omitted." }),
  })
  .superRefine(({ limit, page, cursor }, context) => {
    if (cursor === undefined && page * limit > MOST_COUNTED)
      context.addIssue({
        code: "custom",
        path: ["page"],
        ...fault("page", { most: Math.floor(MOST_COUNTED / limit), limit }),
      });
  });
export type BrandQuery = z.output<typeof brandQuery>;

/** A page of brands and where it stands in its list. */
export const brandPage = z.strictObject({
  brands: z.array(brand),
  pagination: z.strictObject({
    page: z.number().int(),
    limit: wholeNumber(1, 100).default(20),
    total: z
      .number()
      .int()
      .meta({
        description: `As it was on the first page. With \`q\`, ${MOST_COUNTED} means that or more.`,
      }),
    totalPages: z.number().int().meta({ description: "Of `total`: those that `page` reaches." }),
    nextCursor: z.string().nullable(),
  }),
});
export type BrandPage = z.infer<typeof brandPage>;
