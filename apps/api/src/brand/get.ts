import type { Queryable } from "@marque/db";
import type { Brand } from "@marque/schema";
import { NotFoundError } from "../errors";
import type { Actor } from "../identity/actor";
import { BRAND_COLUMNS, toBrand } from "./row";

/** Another workspace's brand and one that never was are the same to a caller. */
export const brandNotFound = (id: string) => new NotFoundError(`Brand "${id}" does not exist.`);

/** @throws {NotFoundError} no such brand in this workspace. */
export async function getBrand(database: Queryable, actor: Actor, id: string): Promise<Brand> {
  const row = await database.brand.findUnique({
    where: { workspaceId_id: { workspaceId: actor.workspaceId, id } },
    select: BRAND_COLUMNS,
  });
  if (row === null) throw brandNotFound(id);
  return toBrand(row);
}
