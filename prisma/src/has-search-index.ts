import type { Queryable } from "./client";

/**
 * Whether searches go by the index of brands' words. It is not there where the migrations' role might not create pg_trgm,
 * and nobody who may has done so since.
 */
export async function hasSearchIndex(database: Queryable): Promise<boolean> {
  const [index] = await database.$queryRaw<{ present: boolean }[]>`
    SELECT to_regclass('"Brand_searchText_idx"') IS NOT NULL AS present`;
  return index?.present === true;
}
