import type { BrandPrompt, PromptChanges } from "@marque/schema";
import type { Act } from "../../action/action";
import { difference } from "../difference";
import { type BrandToChange, holdBrand, ofBrand } from "../hold";
import { recordItemChange } from "../item-change";
import { listPrompts } from "../list-parts";
import { promptNotFound, refuseRepeats } from "./check";

export interface UpdatePrompt extends BrandToChange {
  promptId: string;
  changes: PromptChanges;
}

/**
 * Changes what is given of a prompt; its place among the others stays. The audit row tells what is not as it was.
 * @throws {CallerError} `notFound`: no such brand in this workspace, or no such prompt of it; `preconditionFailed`: the
 *   brand was changed since `ifMatch`; `conflict`: another has the text.
 */
export async function updatePrompt(
  act: Act,
  { promptId, changes, ...which }: UpdatePrompt,
): Promise<{ prompt: BrandPrompt; updatedAt: string }> {
  const { database } = act;
  const held = await holdBrand(act, which);
  const all = await listPrompts(database, held.key);
  const before = all.find(({ id }) => id === promptId);
  if (before === undefined) throw promptNotFound(promptId);
  const prompt: BrandPrompt = {
    id: before.id,
    prompt: changes.prompt ?? before.prompt,
    tags: changes.tags ?? before.tags,
    enabled: changes.enabled ?? before.enabled,
  };
  refuseRepeats(
    all.filter((other) => other !== before),
    [prompt],
  );
  const { id, ...fields } = prompt;
  await database.prompt.updateMany({ where: { ...ofBrand(held.key), id }, data: fields });
  const told = difference<BrandPrompt>(before, prompt, ["prompt", "tags", "enabled"]);
  const updatedAt = await recordItemChange(act, held, {
    part: "prompts",
    isChange: told.changed.length > 0,
    before: { id, ...told.before },
    after: { id, ...told.after },
  });
  return { prompt, updatedAt };
}
