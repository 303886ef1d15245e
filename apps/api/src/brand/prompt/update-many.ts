import type { Act } from "../../action/action";
import { type BrandToChange, holdBrand, ofBrand } from "../hold";
import { recordItemChange } from "../item-change";
import { listPrompts } from "../list-parts";
import { pickPrompts } from "./many";
import type { ChangedPrompts } from "./restore";

export interface UpdatePrompts extends BrandToChange {
  promptIds: string[];
  changes: { enabled: boolean };
}

/**
 * Enables or disables prompts of a brand, all or none. The audit row tells of those that were not so before.
 * @throws {CallerError} `notFound`: no such brand in this workspace, or one of the prompts is not its; `preconditionFailed`:
 *   the brand was changed since `ifMatch`.
 */
export async function updatePrompts(
  act: Act,
  { promptIds, changes: { enabled }, ...which }: UpdatePrompts,
): Promise<ChangedPrompts> {
  const { database } = act;
  const held = await holdBrand(act, which);
  const picked = pickPrompts(await listPrompts(database, held.key), promptIds);
  const changed = picked.filter((each) => each.enabled !== enabled);
  const ids = changed.map(({ id }) => id);
  await database.prompt.updateMany({ where: { ...ofBrand(held.key), id: { in: ids } }, data: { enabled } });
  const told = (state: boolean) => ({ prompts: changed.map(({ id, prompt }) => ({ id, prompt, enabled: state })) });
  const updatedAt = await recordItemChange(act, held, {
    part: "prompts",
    isChange: changed.length > 0,
    before: told(!enabled),
    after: told(enabled),
  });
  return { prompts: picked.map((each) => ({ ...each, enabled })), updatedAt };
}
