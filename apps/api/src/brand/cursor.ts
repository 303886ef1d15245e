import { type BrandQuery, type BrandSort, brandId, brandSort, timestamp } from "@marque/schema";
import { z } from "zod";
import { invalid } from "../caller-error";
import { decodeCursor, encodeCursor } from "../cursor";

/** Where a page of a list ends, and which list it is of: whoever has it needs nothing else to go on. */
export interface BrandCursor {
  sort: BrandSort;
  q: string | null;
  enabled: boolean | null;
  /** Of the last brand: what the list is sorted by. */
  key: string;
  id: string;
  /** The number of the page behind it. */
  page: number;
  /** As told with the first page. */
  total: number;
}

/** No time before the first brand could have been made, which PostgreSQL might not even have a word for. */
const time = timestamp.refine((each) => each >= "1970");
const noNul = z.string().refine((each) => !each.includes("\0"));
const parts = z
  .tuple([brandSort, noNul.max(200).nullable(), z.boolean().nullable(), noNul, brandId, z.int().min(1), z.int().min(0)])
  .refine(([sort, , , key]) => sort.endsWith("name") || time.safeParse(key).success);

export const encodeBrandCursor = ({ sort, q, enabled, key, id, page, total }: BrandCursor): string =>
  encodeCursor([sort, q, enabled, key, id, page, total]);

/**
 * @throws {CallerError} `validation`, when it is not one that {@link encodeBrandCursor} made, or when `asked` beside it is
 *   another list.
 */
export function decodeBrandCursor(cursor: string, asked: Pick<BrandQuery, "sort" | "q" | "enabled">): BrandCursor {
  const [sort, q, enabled, key, id, page, total] = decodeCursor(parts, cursor);
  const isOther =
    (asked.sort !== undefined && asked.sort !== sort) ||
    (asked.q !== undefined && asked.q !== q) ||
    (asked.enabled !== undefined && asked.enabled !== enabled);
  if (isOther) throw invalid([{ path: "cursor", code: "other-list", params: {} }]);
  return { sort, q, enabled, key, id, page, total };
}
