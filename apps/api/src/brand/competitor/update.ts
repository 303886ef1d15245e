import { aliasesBeside, type BrandCompetitor, type CompetitorChanges } from "@marque/schema";
import type { Act } from "../../action/action";
import { difference } from "../difference";
import { type BrandToChange, holdBrand, ofBrand } from "../hold";
import { recordItemChange } from "../item-change";
import { listCompetitors } from "../list-parts";
import { competitorNotFound, refuseClashes } from "./check";
import type { ChangedCompetitor } from "./create";

export interface UpdateCompetitor extends BrandToChange {
  competitorId: string;
  changes: CompetitorChanges;
}

/**
 * Changes what is given of a competitor; its place among the others stays. The audit row tells what is not as it was.
 * @throws {CallerError} `notFound`: no such brand in this workspace, or no such competitor of it; `preconditionFailed`:
 *   the brand was changed since `ifMatch`; `validation`: a new domain is the brand's or another's; `conflict`: another
 *   has the name.
 */
export async function updateCompetitor(
  act: Act,
  { competitorId, changes, ...which }: UpdateCompetitor,
): Promise<ChangedCompetitor> {
  const { database } = act;
  const held = await holdBrand(act, which);
  const all = await listCompetitors(database, held.key);
  const before = all.find(({ id }) => id === competitorId);
  if (before === undefined) throw competitorNotFound(competitorId);
  const name = changes.name ?? before.name;
  const competitor: BrandCompetitor = {
    id: before.id,
    name,
    domains: changes.domains ?? before.domains,
    aliases: aliasesBeside(name, changes.aliases ?? before.aliases),
  };
  // What two had in common before each may keep, or neither could be sent back.
  const claimed = competitor.domains.filter((domain) => !before.domains.includes(domain));
  refuseClashes(
    held.brand,
    all.filter((other) => other !== before),
    competitor,
    claimed,
  );
  const { id, ...fields } = competitor;
  await database.competitor.updateMany({ where: { ...ofBrand(held.key), id }, data: fields });
  const told = difference<BrandCompetitor>(before, competitor, ["name", "domains", "aliases"]);
  const updatedAt = await recordItemChange(act, held, {
    part: "competitors",
    isChange: told.changed.length > 0,
    before: { id, ...told.before },
    after: { id, ...told.after },
  });
  return { competitor, updatedAt };
}
