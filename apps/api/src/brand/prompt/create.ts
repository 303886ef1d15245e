import { randomUUID } from "node:crypto";
import { type BrandPrompt, MOST_PROMPTS, type Prompt } from "@marque/schema";
import type { Act } from "../../action/action";
import { invalid } from "../../caller-error";
import { type BrandToChange, holdBrand, ofBrand } from "../hold";
import { recordItemChange } from "../item-change";
import { listPrompts } from "../list-parts";
import { refuseRepeats } from "./check";

export interface CreatePrompts extends BrandToChange {
  added: Prompt[];
}

/**
 * Adds prompts behind the brand's others, in the order given, all or none.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `preconditionFailed`: changed since `ifMatch`;
 *   `validation`: there would be too many; `conflict`: one is there already.
 */
export async function createPrompts(
  act: Act,
  { added, ...which }: CreatePrompts,
): Promise<{ prompts: BrandPrompt[]; updatedAt: string }> {
  const { database } = act;
  const held = await holdBrand(act, which);
  const others = await listPrompts(database, held.key);
  if (others.length + added.length > MOST_PROMPTS)
    throw invalid([{ path: "prompts", code: "full", params: { count: MOST_PROMPTS, present: others.length } }]);
  refuseRepeats(others, added);
  const prompts = added.map((prompt) => ({ id: randomUUID(), ...prompt }));
  const part = ofBrand(held.key);
  const last = await database.prompt.aggregate({ where: part, _max: { position: true } });
  const first = (last._max.position ?? -1) + 1;
  await database.prompt.createMany({
    data: prompts.map((prompt, index) => ({ ...part, position: first + index, ...prompt })),
  });
  const updatedAt = await recordItemChange(act, held, { part: "prompts", after: { prompts } });
  return { prompts, updatedAt };
}
