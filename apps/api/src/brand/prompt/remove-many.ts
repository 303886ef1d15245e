import type { Act } from "../../action/action";
import { type BrandToChange, holdBrand, ofBrand } from "../hold";
import { recordItemChange } from "../item-change";
import { listPrompts } from "../list-parts";
import { dismissRemoved } from "../suggestion/dismissals";
import { pickPrompts } from "./many";

export interface RemovePrompts extends BrandToChange {
  promptIds: string[];
}

/**
 * Removes prompts of a brand, all or none; the audit row keeps what they were.
 * @throws {CallerError} `notFound`: no such brand in this workspace, or one of the prompts is not its; `preconditionFailed`:
 *   the brand was changed since `ifMatch`.
 */
export async function removePrompts(act: Act, { promptIds, ...which }: RemovePrompts) {
  const { database } = act;
  const held = await holdBrand(act, which);
  const prompts = pickPrompts(await listPrompts(database, held.key), promptIds);
  const ids = prompts.map(({ id }) => id);
  await database.prompt.deleteMany({ where: { ...ofBrand(held.key), id: { in: ids } } });
  await dismissRemoved(
    act,
    held.key,
    "prompts",
    prompts.map(({ prompt }) => prompt),
  );
  const before = { prompts: prompts.map((each) => ({ ...each })) };
  const updatedAt = await recordItemChange(act, held, { part: "prompts", before });
  return { ids, updatedAt };
}
