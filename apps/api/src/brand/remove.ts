import type { Act } from "../action/action";
import { type BrandToChange, holdBrand } from "./hold";
import { listCompetitors, listPrompts } from "./list-parts";

/**
 * Deletes a brand with its competitors and prompts; the audit row keeps what it was. Of several at once one deletes it.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `preconditionFailed`: changed since `ifMatch`.
 */
export async function removeBrand(act: Act, which: BrandToChange) {
  const { database, audit, outbox } = act;
  const { key, brand } = await holdBrand(act, which);
  const before = {
    ...brand,
    competitors: (await listCompetitors(database, key)).map((each) => ({ ...each })),
    prompts: (await listPrompts(database, key)).map((each) => ({ ...each })),
  };
  await database.brand.deleteMany({ where: key });
  await audit.record({ subject: key.id, before });
  await outbox.record("brand.deleted", { brand });
  return { id: key.id };
}
