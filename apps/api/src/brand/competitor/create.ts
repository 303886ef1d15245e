import { type BrandCompetitor, type Competitor, MOST_COMPETITORS } from "@marque/schema";
import type { Act } from "../../action/action";
import { invalid } from "../../caller-error";
import { type BrandToChange, holdBrand, ofBrand } from "../hold";
import { recordItemChange } from "../item-change";
import { COMPETITOR_COLUMNS, listCompetitors } from "../list-parts";
import { refuseClashes } from "./check";

export interface CreateCompetitor extends BrandToChange {
  competitor: Competitor;
}

/** A competitor as it is after a change, and when its brand changed by it. */
export interface ChangedCompetitor {
  competitor: BrandCompetitor;
  updatedAt: string;
}

/**
 * Adds a competitor behind the brand's others.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `preconditionFailed`: changed since `ifMatch`;
 *   `validation`: there would be too many, or a domain is the brand's or another's; `conflict`: another has the name.
 */
export async function createCompetitor(
  act: Act,
  { competitor: added, ...which }: CreateCompetitor,
): Promise<ChangedCompetitor> {
  const { database } = act;
  const held = await holdBrand(act, which);
  const others = await listCompetitors(database, held.key);
  if (others.length >= MOST_COMPETITORS)
    throw invalid([{ path: "competitors", code: "full", params: { count: MOST_COMPETITORS, present: others.length } }]);
  refuseClashes(held.brand, others, added, added.domains);
  const part = ofBrand(held.key);
  const last = await database.competitor.aggregate({ where: part, _max: { position: true } });
  const competitor = await database.competitor.create({
    data: { ...part, position: (last._max.position ?? -1) + 1, ...added },
    select: COMPETITOR_COLUMNS,
  });
  const updatedAt = await recordItemChange(act, held, { part: "competitors", after: competitor });
  return { competitor, updatedAt };
}
