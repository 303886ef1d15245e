import { Prisma, queryRows } from "@marque/db";
import type { Brand } from "@marque/schema";
import type { Act } from "../action/action";
import { nameOf } from "../audit/trail";
import { type BrandToChange, holdBrand, holdBrands } from "./hold";

/** Which brand was removed, and under which id it is kept. */
export interface Removal {
  id: string;
  removalId: string;
}

/**
 * Removes a brand with its competitors and prompts; it is kept whole for a while, and its id is free. Of several at once
 * one removes it.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `preconditionFailed`: changed since `ifMatch`.
 */
export async function removeBrand(act: Act, which: BrandToChange): Promise<Removal> {
  const { key, brand } = await holdBrand(act, which);
  const [removal] = await removeHeld(act, [brand]);
  if (removal === undefined) throw new Error(`brand ${key.id} was held, and could not be removed`);
  await act.outbox.record("brand.deleted", { brand });
  return removal;
}

/**
 * Removes those of several brands that there are, in the same way.
 * @throws {CallerError} `notFound`: none of them is there.
 */
export async function removeBrands(act: Act, ids: readonly string[]): Promise<Removal[]> {
  const brands = await holdBrands(act, ids);
  const removals = await removeHeld(act, brands);
  await act.outbox.recordEach(
    "brand.deleted",
    brands.map((brand) => ({ brand })),
  );
  return removals;
}

const time = (column: Prisma.Sql) => Prisma.sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * A brand as it is kept, and as the audit log has it: its eight fields, competitors and prompts in order. PostgreSQL puts it
 * together: five hundred brands with everything in them would be some 50 MB on the way here and back.
 */
const CONTENT = Prisma.sql`jsonb_build_object(
  'id', brand.id, 'name', brand.name, 'domains', brand.domains, 'aliases', brand.aliases, 'enabled', brand.enabled,
  'onboarded', brand.onboarded, 'createdAt', ${time(Prisma.sql`brand."createdAt"`)},
  'updatedAt', ${time(Prisma.sql`brand."updatedAt"`)},
  'competitors', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', each.id, 'name', each.name, 'domains', each.domains,
      'aliases', each.aliases) ORDER BY each.position), '[]')
    FROM "Competitor" AS each WHERE each."workspaceId" = brand."workspaceId" AND each."brandId" = brand.id
  ),
  'prompts', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', each.id, 'prompt', each.prompt, 'tags', each.tags,
      'enabled', each.enabled) ORDER BY each.position), '[]')
    FROM "Prompt" AS each WHERE each."workspaceId" = brand."workspaceId" AND each."brandId" = brand.id
  ))`;

/** Moves brands that are held to where the removed ones are kept. */
async function removeHeld({ actor, database, now, audit }: Act, brands: readonly Brand[]): Promise<Removal[]> {
  const ids = brands.map(({ id }) => id);
  const removals = await queryRows<Removal>(
    database,
    Prisma.sql`
      INSERT INTO "RemovedBrand" ("workspaceId", "brandId", name, "removedAt", "removedBy", content)
      SELECT brand."workspaceId", brand.id, brand.name, ${now}::timestamptz, ${nameOf(actor)}, ${CONTENT}
      FROM "Brand" AS brand WHERE brand."workspaceId" = ${actor.workspaceId}::uuid AND brand.id = ANY(${ids}::text[])
      RETURNING "brandId" AS id, id::text AS "removalId"`,
  );
  const kept = removals.map(({ removalId }) => removalId);
  await audit.recordEach(Prisma.sql`
    SELECT "brandId" AS subject, content AS before, NULL::jsonb AS after FROM "RemovedBrand"
    WHERE "workspaceId" = ${actor.workspaceId}::uuid AND id = ANY(${kept}::uuid[])`);
  await database.brand.deleteMany({ where: { workspaceId: actor.workspaceId, id: { in: ids } } });
  return removals;
}
