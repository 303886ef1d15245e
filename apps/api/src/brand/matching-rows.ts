import { Prisma } from "@marque/db";
import type { BrandCursor } from "./cursor";
import { searchWords } from "./search-words";

/** Shorter ones have next to no trigrams. */
const SHORTEST_STEM = 4;

/** The condition for the rows of a list, whatever their order. */
export function matchingRows(workspaceId: string, { q, enabled }: Pick<BrandCursor, "q" | "enabled">): Prisma.Sql {
  const conditions = [
    Prisma.sql`"workspaceId" = ${workspaceId}::uuid`,
    ...(enabled === null ? [] : [enabled ? Prisma.sql`enabled` : Prisma.sql`NOT enabled`]),
    ...(q === null ? [] : searchWords(q)).map((forms) => Prisma.sql`(${Prisma.join(forms.map(has), " OR ")})`),
  ];
  return Prisma.join(conditions, " AND ");
}

/**
 * Whether a word stands in a row's text. Of an address the index is asked for all but the last label: half of the brands
 * have `.com`, and its trigrams cost more to go through than all others together.
 */
function has(word: string): Prisma.Sql {
  const stem = word.slice(0, Math.max(0, word.lastIndexOf(".")));
  return stem.length < SHORTEST_STEM
    ? Prisma.sql`"searchText" LIKE search_pattern(${word})`
    : Prisma.sql`("searchText" LIKE search_pattern(${stem}) AND strpos("searchText", fold_text(${word})) > 0)`;
}
