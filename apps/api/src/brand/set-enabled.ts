import { Prisma, queryRows } from "@marque/db";
import type { Act } from "../action/action";
import { holdBrands } from "./hold";
import { type BrandRow, toBrand } from "./row";

/** Which brands to switch on or off. */
export interface SetEnabled {
  ids: readonly string[];
  enabled: boolean;
}

/**
 * Switches those of several brands that there are on or off. One that is as it shall be is left alone, and tells of nothing.
 * @returns the ids of those that changed.
 * @throws {CallerError} `notFound`: none of them is there.
 */
export async function setEnabled(act: Act, { ids, enabled }: SetEnabled): Promise<string[]> {
  const { actor, database, now, audit, outbox } = act;
  const others = (await holdBrands(act, ids)).filter((brand) => brand.enabled !== enabled).map(({ id }) => id);
  // As nextUpdatedAt has it: never the same twice.
  const rows = await queryRows<BrandRow>(
    database,
    Prisma.sql`
      UPDATE "Brand" SET enabled = ${enabled}, "updatedAt" = greatest(${now}::timestamptz, "updatedAt" + interval '1 ms')
      WHERE "workspaceId" = ${actor.workspaceId}::uuid AND id = ANY(${others}::text[])
      RETURNING id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt"`,
  );
  await audit.recordEach(Prisma.sql`
    SELECT subject, jsonb_build_object('enabled', NOT ${enabled}::boolean) AS before,
      jsonb_build_object('enabled', ${enabled}::boolean) AS after
    FROM unnest(${others}::text[]) AS subject`);
  await outbox.recordEach(
    "brand.updated",
    rows.map((row) => ({ brand: toBrand(row), changed: ["enabled"] })),
  );
  return others;
}
