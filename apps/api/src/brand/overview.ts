import { Prisma, type Queryable, queryRows } from "@marque/db";
import { type BrandOverviewPage, type BrandOverviewQuery, displayHostname, MOST_COUNTED } from "@marque/schema";
import type { Act } from "../action/action";
import { listBrands } from "./list";

interface Counted {
  id: string;
  competitors: number;
  prompts: number;
  changedBy: string | null;
}

/**
 * A page of the list as the app shows it: the brands of {@link listBrands}, each with what is counted of it.
 * @throws {CallerError} `validation`: a cursor that no page gave, or one of another list.
 */
export async function listOverviews(
  { actor, database }: Act,
  { direction: _, ...query }: BrandOverviewQuery,
): Promise<BrandOverviewPage> {
  const { workspaceId } = actor;
  const { brands, pagination } = await listBrands(database, workspaceId, { ...query, page: 1 });
  const counted = await countParts(
    database,
    workspaceId,
    brands.map(({ id }) => id),
  );
  return {
    brands: brands.map(({ id, name, domains: [primary = "", ...others], enabled, createdAt, updatedAt }) => {
      const { competitors = 0, prompts = 0, changedBy = null } = counted.get(id) ?? {};
      const website = displayHostname(primary);
      const domains = others.length + 1;
      return { id, name, website, domains, competitors, prompts, enabled, createdAt, updatedAt, changedBy };
    }),
    total: pagination.total,
    // Of a whole list the number is kept; what a search finds is counted that far.
    isTotalLeast: query.q !== undefined && pagination.total >= MOST_COUNTED,
    nextCursor: pagination.nextCursor,
  };
}

/** Of the brands of a page: how many competitors and prompts each has, and who changed it last. One statement for all. */
async function countParts(
  database: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  const rows = await queryRows<Counted>(
    database,
    Prisma.sql`
      SELECT brand.id, changed."actorName" AS "changedBy",
        (SELECT count(*)::int FROM "Competitor"
          WHERE "workspaceId" = ${workspaceId}::uuid AND "brandId" = brand.id) AS competitors,
        (SELECT count(*)::int FROM "Prompt"
          WHERE "workspaceId" = ${workspaceId}::uuid AND "brandId" = brand.id) AS prompts
      FROM unnest(${ids}::text[]) AS brand(id)
      LEFT JOIN LATERAL (
        SELECT "actorName" FROM "AuditEvent"
        WHERE "workspaceId" = ${workspaceId}::uuid AND subject = brand.id
          AND split_part(action, '.', 1) IN ('brand', 'competitor', 'prompt')
        ORDER BY at DESC, id DESC LIMIT 1
      ) AS changed ON true`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
