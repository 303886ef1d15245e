import { type BrandPrompt, MOST_PROMPTS, type Prompt, sameText } from "@marque/schema";
import type { Act } from "../../action/action";
import { CallerError, invalid } from "../../caller-error";
import { type BrandToChange, holdBrand } from "../hold";
import { recordItemChange } from "../item-change";
import { listPrompts } from "../list-parts";
import { putBack } from "../put-back";
import { replacePrompts } from "../replace-parts";
import { refuseRepeats } from "./check";

export interface RestorePrompts extends BrandToChange {
  removed: { prompt: Prompt; place: { id: string; behind: string | null } }[];
}

/** Several prompts after an act, and when their brand changed by it. */
export interface ChangedPrompts {
  prompts: BrandPrompt[];
  updatedAt: string;
}

/**
 * Puts prompts back that were removed, all or none: each with its id, and behind the one that it stood behind.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `preconditionFailed`: changed since `ifMatch`;
 *   `validation`: there would be too many; `conflict`: an id or a text is there.
 */
export async function restorePrompts(act: Act, { removed, ...which }: RestorePrompts): Promise<ChangedPrompts> {
  const { database } = act;
  const held = await holdBrand(act, which);
  const others = await listPrompts(database, held.key);
  if (others.length + removed.length > MOST_PROMPTS)
    throw invalid([{ path: "prompts", code: "full", params: { count: MOST_PROMPTS, present: others.length } }]);
  const ids = [...others.map(({ id }) => id), ...removed.map(({ place }) => place.id)];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new CallerError("conflict", `Prompt "${twice}" was not removed.`);
  const items = removed.map(({ prompt, place }) => ({ item: { id: place.id, ...prompt }, behind: place.behind }));
  const prompts = items.map(({ item }) => item);
  refuseRepeats(others, prompts);
  if (new Set(prompts.map(({ prompt }) => sameText(prompt))).size < prompts.length)
    throw new CallerError("conflict", "A prompt stands twice among those to be put back.");
  await replacePrompts(database, held.key, putBack(others, items));
  const updatedAt = await recordItemChange(act, held, { part: "prompts", after: { prompts } });
  return { prompts, updatedAt };
}
