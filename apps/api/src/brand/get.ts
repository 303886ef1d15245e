import type { Queryable } from "@marque/db";
import type { Brand } from "@marque/schema";
import { CallerError } from "../caller-error";
import { BRAND_COLUMNS, toBrand } from "./row";

/** A brand's key: its id in its workspace. */
export interface BrandKey {
  workspaceId: string;
  id: string;
}

/** Another workspace's brand and one that never was are the same to a caller. */
export const brandNotFound = (id: string) => new CallerError("notFound", `Brand "${id}" does not exist.`);

/** @throws {CallerError} `notFound`: no such brand in this workspace. */
export async function getBrand(database: Queryable, key: BrandKey): Promise<Brand> {
  const row = await database.brand.findUnique({ where: { workspaceId_id: key }, select: BRAND_COLUMNS });
  if (row === null) throw brandNotFound(key.id);
  return toBrand(row);
}

/**
 * The same, and nobody else changes or deletes the brand until the transaction ends.
 * @throws {CallerError} `notFound`: no such brand in this workspace.
 */
export async function lockBrand(transaction: Queryable, key: BrandKey): Promise<Brand> {
  const held = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM "Brand" WHERE "workspaceId" = ${key.workspaceId}::uuid AND id = ${key.id} FOR UPDATE`;
  if (held.length === 0) throw brandNotFound(key.id);
  return getBrand(transaction, key);
}
