import { type Competitor, MOST_COMPETITORS } from "@marque/schema";
import type { Act } from "../../action/action";
import { CallerError, invalid } from "../../caller-error";
import { type BrandToChange, holdBrand } from "../hold";
import { recordItemChange } from "../item-change";
import { listCompetitors } from "../list-parts";
import { putBack } from "../put-back";
import { replaceCompetitors } from "../replace-parts";
import { refuseClashes } from "./check";
import type { ChangedCompetitor } from "./create";

export interface RestoreCompetitor extends BrandToChange {
  competitor: Competitor;
  place: { id: string; behind: string | null };
}

/**
 * Puts a competitor back that was removed: with its id, and behind the one that it stood behind.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `preconditionFailed`: changed since `ifMatch`;
 *   `validation`: there would be too many, or a domain is the brand's or another's by now; `conflict`: the id or the name
 *   is there.
 */
export async function restoreCompetitor(
  act: Act,
  { competitor: removed, place, ...which }: RestoreCompetitor,
): Promise<ChangedCompetitor> {
  const { database } = act;
  const held = await holdBrand(act, which);
  const others = await listCompetitors(database, held.key);
  if (others.length >= MOST_COMPETITORS)
    throw invalid([{ path: "competitors", code: "full", params: { count: MOST_COMPETITORS, present: others.length } }]);
  if (others.some(({ id }) => id === place.id))
    throw new CallerError("conflict", `Competitor "${place.id}" was not removed.`);
  refuseClashes(held.brand, others, removed, removed.domains);
  const competitor = { id: place.id, ...removed };
  await replaceCompetitors(database, held.key, putBack(others, [{ item: competitor, behind: place.behind }]));
  const updatedAt = await recordItemChange(act, held, { part: "competitors", after: competitor });
  return { competitor, updatedAt };
}
