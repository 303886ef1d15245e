import { Prisma, type Queryable, queryRows } from "@marque/db";
import type { BrandCompetitor, BrandPrompt, Who, WholeBrand } from "@marque/schema";
import { BRAND_CHANGES } from "./brand-acts";
import { type BrandKey, brandNotFound } from "./get";
import { type BrandRow, toBrand } from "./row";

interface WholeRow extends BrandRow {
  competitors: BrandCompetitor[];
  prompts: BrandPrompt[];
  createdBy: Who | null;
  updatedBy: Who | null;
  analysedAt: Date | null;
}

/**
 * A brand with everything in it. One statement, and so one snapshot: its tag stands for all that is answered.
 * @throws {CallerError} `notFound`: no such brand in this workspace.
 */
export async function getWholeBrand(database: Queryable, { workspaceId, id }: BrandKey): Promise<WholeBrand> {
  const part = Prisma.sql`"workspaceId" = ${workspaceId}::uuid AND "brandId" = ${id}`;
  const lastOf = (actions: readonly string[]) => Prisma.sql`(
    SELECT json_build_object('kind', "actorKind", 'name', "actorName") FROM "AuditEvent"
    WHERE "workspaceId" = ${workspaceId}::uuid AND subject = ${id} AND action = ANY(${actions})
    ORDER BY at DESC, "AuditEvent".id DESC LIMIT 1)`;
  const [row] = await queryRows<WholeRow>(
    database,
    Prisma.sql`
      SELECT id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt",
        (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'domains', domains, 'aliases', aliases)
          ORDER BY position), '[]') FROM "Competitor" WHERE ${part}) AS competitors,
        (SELECT coalesce(json_agg(json_build_object('id', id, 'prompt', prompt, 'tags', tags, 'enabled', enabled)
          ORDER BY position), '[]') FROM "Prompt" WHERE ${part}) AS prompts,
        ${lastOf(["brand.create"])} AS "createdBy",
        ${lastOf(BRAND_CHANGES)} AS "updatedBy",
        (SELECT at FROM "BrandAnalysis" WHERE ${part}) AS "analysedAt"
      FROM "Brand" WHERE "workspaceId" = ${workspaceId}::uuid AND id = ${id}`,
  );
  if (row === undefined) throw brandNotFound(id);
  const { competitors, prompts, createdBy, updatedBy, analysedAt, ...fields } = row;
  return {
    brand: toBrand(fields),
    competitors,
    prompts,
    createdBy,
    updatedBy,
    analysedAt: analysedAt?.toISOString() ?? null,
  };
}
