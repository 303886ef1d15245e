import type { Act } from "../../action/action";
import { type BrandToChange, holdBrand, ofBrand } from "../hold";
import { recordItemChange } from "../item-change";
import { COMPETITOR_COLUMNS } from "../list-parts";
import { dismissRemoved } from "../suggestion/dismissals";
import { competitorNotFound } from "./check";

export interface RemoveCompetitor extends BrandToChange {
  competitorId: string;
}

/**
 * Removes a competitor of a brand; the audit row keeps what it was.
 * @throws {CallerError} `notFound`: no such brand in this workspace, or no such competitor of it; `preconditionFailed`:
 *   the brand was changed since `ifMatch`.
 */
export async function removeCompetitor(act: Act, { competitorId, ...which }: RemoveCompetitor) {
  const { database } = act;
  const held = await holdBrand(act, which);
  const where = { ...ofBrand(held.key), id: competitorId };
  const before = await database.competitor.findFirst({ where, select: COMPETITOR_COLUMNS });
  if (before === null) throw competitorNotFound(competitorId);
  await database.competitor.deleteMany({ where });
  await dismissRemoved(act, held.key, "competitors", [before.name]);
  const updatedAt = await recordItemChange(act, held, { part: "competitors", before });
  return { id: competitorId, updatedAt };
}
