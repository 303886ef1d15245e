import type { Brand } from "@marque/schema";
import type { Act } from "../action/action";
import { requireMatch } from "./etag";
import { type BrandKey, lockBrand } from "./get";

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

/** When a brand that is changed now was changed: never the same twice, even within a millisecond or with a clock set back, for it is the entity tag. */
export const nextUpdatedAt = ({ now }: Pick<Act, "now">, { updatedAt }: Brand): Date =>
  new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1));

/** The part of a key that competitors and prompts share. */
export const ofBrand = ({ workspaceId, id }: BrandKey) => ({ workspaceId, brandId: id });
