import type { Act } from "../action/action";
import { requireMatch } from "./etag";
import { lockBrand } from "./get";
import { listCompetitors, listPrompts } from "./list-parts";

export interface RemoveBrand {
  id: string;
  /** The entity tags that the caller last saw; `*` for any. */
  ifMatch?: string | undefined;
}

/**
 * Deletes a brand with its competitors and prompts; the audit row keeps what it was. Of several at once one deletes it.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `preconditionFailed`: changed since `ifMatch`.
 */
export async function removeBrand({ actor, database, audit, outbox }: Act, { id, ifMatch }: RemoveBrand) {
  const key = { workspaceId: actor.workspaceId, id };
  const brand = await lockBrand(database, key);
  requireMatch(ifMatch, brand);
  const before = {
    ...brand,
    competitors: (await listCompetitors(database, key)).map((each) => ({ ...each })),
    prompts: (await listPrompts(database, key)).map((each) => ({ ...each })),
  };
  await database.brand.deleteMany({ where: key });
  await audit.record({ subject: id, before });
  await outbox.record("brand.deleted", { brand });
  return { id };
}
