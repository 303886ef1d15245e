import { Prisma, queryRows } from "@marque/db";
import type { Brand, BrandCreate } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { type BrandRow, toBrand } from "./row";

/**
 * Creates a brand with its competitors and prompts, and the audit row and the event of it.
 *
 * One statement, and so one transaction and one round trip, however many prompts there are: the ORM's nested create
 * sends a statement per table and costs two to four times as much. When the id is taken, nothing of it is written.
 * @throws {CallerError} `conflict`: the id is taken in this workspace.
 */
export async function createBrand({ actor, database, now, audit, outbox }: Act, input: BrandCreate): Promise<Brand> {
  const { competitors, prompts, ...fields } = input;
  const created = toBrand({ ...fields, enabled: true, onboarded: true, createdAt: now, updatedAt: now });
  const statement = Prisma.sql`
    WITH brand AS (
      INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt")
      VALUES (${actor.workspaceId}::uuid, ${fields.id}, ${fields.name}, ${fields.domains}::text[],
        ${fields.aliases}::text[], true, true, ${now}::timestamptz, ${now}::timestamptz)
      ON CONFLICT DO NOTHING
      RETURNING *
    ), competitors AS (
      INSERT INTO "Competitor" ("workspaceId", "brandId", position, name, domains, aliases)
      SELECT brand."workspaceId", brand.id, given.at - 1, given.value->>'name',
        ARRAY(SELECT jsonb_array_elements_text(given.value->'domains')),
        ARRAY(SELECT jsonb_array_elements_text(given.value->'aliases'))
      FROM brand, jsonb_array_elements(${JSON.stringify(competitors)}::jsonb) WITH ORDINALITY AS given(value, at)
    ), prompts AS (
      INSERT INTO "Prompt" ("workspaceId", "brandId", position, prompt, tags, enabled)
      SELECT brand."workspaceId", brand.id, given.at - 1, given.value->>'prompt',
        ARRAY(SELECT jsonb_array_elements_text(given.value->'tags')), (given.value->'enabled')::boolean
      FROM brand, jsonb_array_elements(${JSON.stringify(prompts)}::jsonb) WITH ORDINALITY AS given(value, at)
    ), audit AS (
      ${audit.statement({ subject: fields.id, after: input })} FROM brand
    ), event AS (
      ${outbox.statement("brand.created", { brand: created })} AND EXISTS (SELECT 1 FROM brand)
    )
    SELECT id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt" FROM brand`;
  const [row] = await queryRows<BrandRow>(database, statement);
  if (row === undefined) throw new CallerError("conflict", `Brand "${fields.id}" already exists.`);
  return toBrand(row);
}
