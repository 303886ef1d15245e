import { Prisma, queryRows } from "@marque/db";
import type { Brand } from "@marque/schema";
import type { Act } from "../action/action";
import { requireMatch } from "./etag";
import { type BrandKey, brandNotFound, lockBrand } from "./get";
import { type BrandRow, toBrand } from "./row";

/** Which brand, and as what the caller last saw it. */
export interface BrandToChange {
  id: string;
  /** The entity tags that the caller last saw; `*` for any. */
  ifMatch?: string | undefined;
}

/** A brand that nobody else changes until the transaction ends. */
export interface HeldBrand {
  key: BrandKey;
  brand: Brand;
}

/**
 * Holds a brand to change something of it: changes at once follow each other, and If-Match means something.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `preconditionFailed`: changed since `ifMatch`.
 */
export async function holdBrand({ actor, database }: Act, { id, ifMatch }: BrandToChange): Promise<HeldBrand> {
  const key = { workspaceId: actor.workspaceId, id };
  const brand = await lockBrand(database, key);
  requireMatch(ifMatch, brand);
  return { key, brand };
}

/**
 * Holds several brands, those of them that there are. Whoever holds several does so by their ids in order, so that no two
 * wait for each other.
 * @throws {CallerError} `notFound`: none of them is there.
 */
export async function holdBrands({ actor, database }: Act, ids: readonly string[]): Promise<Brand[]> {
  const rows = await queryRows<BrandRow>(
    database,
    Prisma.sql`
      SELECT id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt" FROM "Brand"
      WHERE "workspaceId" = ${actor.workspaceId}::uuid AND id = ANY(${ids}::text[]) ORDER BY id FOR UPDATE`,
  );
  if (rows.length === 0) throw brandNotFound(ids[0] ?? "");
  return rows.map(toBrand);
}

/** When a brand that is changed now was changed: never the same twice, even within a millisecond or with a clock set back, for it is the entity tag. */
export const nextUpdatedAt = ({ now }: Pick<Act, "now">, { updatedAt }: Brand): Date =>
  new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1));

/** The part of a key that competitors and prompts share. */
export const ofBrand = ({ workspaceId, id }: BrandKey) => ({ workspaceId, brandId: id });
