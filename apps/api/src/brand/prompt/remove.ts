import type { Act } from "../../action/action";
import { type BrandToChange, holdBrand, ofBrand } from "../hold";
import { recordItemChange } from "../item-change";
import { PROMPT_COLUMNS } from "../list-parts";
import { dismissRemoved } from "../suggestion/dismissals";
import { promptNotFound } from "./check";

export interface RemovePrompt extends BrandToChange {
  promptId: string;
}

/**
 * Removes a prompt of a brand; the audit row keeps what it was.
 * @throws {CallerError} `notFound`: no such brand in this workspace, or no such prompt of it; `preconditionFailed`: the
 *   brand was changed since `ifMatch`.
 */
export async function removePrompt(act: Act, { promptId, ...which }: RemovePrompt) {
  const { database } = act;
  const held = await holdBrand(act, which);
  const where = { ...ofBrand(held.key), id: promptId };
  const before = await database.prompt.findFirst({ where, select: PROMPT_COLUMNS });
  if (before === null) throw promptNotFound(promptId);
  await database.prompt.deleteMany({ where });
  await dismissRemoved(act, held.key, "prompts", [before.prompt]);
  const updatedAt = await recordItemChange(act, held, { part: "prompts", before });
  return { id: promptId, updatedAt };
}
