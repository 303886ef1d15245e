import { Prisma, queryRows } from "@marque/db";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import type { Removal } from "./remove";
import { keptSince } from "./removed";
import { type BrandRow, toBrand } from "./row";

/** What came of putting several brands back. */
export interface Restored {
  /** The ids of those that are there again. */
  restored: string[];
  /** Those whose id another brand has now: they stay where they are. */
  taken: Removal[];
}

/**
 * Puts brands back as they were removed: with their competitors, prompts, ids and dates, so that lists show them where they
 * stood.
 * @throws {CallerError} `notFound`: none of them is kept; `conflict`: another brand has the id, of each that is.
 */
export async function restoreBrands(act: Act, removalIds: readonly string[]): Promise<Restored> {
  const { database, audit, outbox } = act;
  const { workspaceId } = act.actor;
  const kept = await queryRows<Removal>(
    database,
    Prisma.sql`
      SELECT "brandId" AS id, id::text AS "removalId" FROM "RemovedBrand"
      WHERE "workspaceId" = ${workspaceId}::uuid AND id = ANY(${removalIds}::uuid[])
        AND "removedAt" > ${keptSince(act.now)}::timestamptz
      ORDER BY id FOR UPDATE`,
  );
  const [first] = kept;
  if (first === undefined) throw new CallerError("notFound", "The removed brand is no longer kept.");
  const rows = await insertBrands(
    act,
    kept.map(({ removalId }) => removalId),
  );
  const back = new Set(rows.map(({ removalId }) => removalId));
  if (back.size === 0) throw new CallerError("conflict", `Brand "${first.id}" already exists.`);
  const from = Prisma.sql`FROM "RemovedBrand" AS removed
    WHERE removed."workspaceId" = ${workspaceId}::uuid AND removed.id = ANY(${[...back]}::uuid[])`;
  await insertParts(act, from);
  await audit.recordEach(
    Prisma.sql`SELECT removed."brandId" AS subject, NULL::jsonb AS before, removed.content AS after ${from}`,
  );
  await database.removedBrand.deleteMany({ where: { workspaceId, id: { in: [...back] } } });
  await outbox.recordEach(
    "brand.created",
    rows.map((row) => ({ brand: toBrand(row) })),
  );
  return { restored: rows.map(({ id }) => id), taken: kept.filter(({ removalId }) => !back.has(removalId)) };
}

const list = (json: Prisma.Sql) => Prisma.sql`ARRAY(SELECT jsonb_array_elements_text(${json}))`;

/** The brands themselves, by the order of their removals: of one id that was removed twice the last, if it is free. */
function insertBrands({ actor, database }: Act, removalIds: readonly string[]) {
  return queryRows<BrandRow & { removalId: string }>(
    database,
    Prisma.sql`
      WITH last AS (
        SELECT DISTINCT ON ("brandId") * FROM "RemovedBrand"
        WHERE "workspaceId" = ${actor.workspaceId}::uuid AND id = ANY(${removalIds}::uuid[])
        ORDER BY "brandId", "removedAt" DESC, id DESC
      ), brand AS (
        INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt")
        SELECT "workspaceId", "brandId", name, ${list(Prisma.sql`content->'domains'`)},
          ${list(Prisma.sql`content->'aliases'`)}, (content->'enabled')::boolean, (content->'onboarded')::boolean,
          (content->>'createdAt')::timestamptz, (content->>'updatedAt')::timestamptz
        FROM last ORDER BY "brandId"
        ON CONFLICT DO NOTHING
        RETURNING id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt"
      )
      SELECT brand.*, last.id::text AS "removalId" FROM brand JOIN last ON last."brandId" = brand.id`,
  );
}

/** Their competitors and prompts. @param from the removals that they are in, as `removed`. */
async function insertParts({ database }: Act, from: Prisma.Sql): Promise<void> {
  const each = (part: Prisma.Sql) =>
    Prisma.sql`
      FROM (SELECT removed."workspaceId", removed."brandId", removed.content ${from}) AS removed,
        jsonb_array_elements(removed.content->${part}) WITH ORDINALITY AS given(value, at)`;
  await database.$executeRaw`
    INSERT INTO "Competitor" ("workspaceId", "brandId", id, position, name, domains, aliases)
    SELECT removed."workspaceId", removed."brandId", (given.value->>'id')::uuid, given.at - 1, given.value->>'name',
      ${list(Prisma.sql`given.value->'domains'`)}, ${list(Prisma.sql`given.value->'aliases'`)}
    ${each(Prisma.sql`'competitors'`)}`;
  await database.$executeRaw`
    INSERT INTO "Prompt" ("workspaceId", "brandId", id, position, prompt, tags, enabled)
    SELECT removed."workspaceId", removed."brandId", (given.value->>'id')::uuid, given.at - 1, given.value->>'prompt',
      ${list(Prisma.sql`given.value->'tags'`)}, (given.value->'enabled')::boolean
    ${each(Prisma.sql`'prompts'`)}`;
}
