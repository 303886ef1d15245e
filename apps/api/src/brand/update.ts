import type { Transaction } from "@marque/db";
import type { Brand, BrandChanges } from "@marque/schema";
import { aliasesBeside } from "@marque/schema";
import { brandETag } from "../brand-etag";
import { PreconditionFailedError, ValidationError } from "../errors";
import type { Actor } from "../identity/actor";
import { recordAudit } from "../record-audit";
import { brandNotFound } from "./get";
import { listCompetitors, listPrompts } from "./list-parts";
import { BRAND_COLUMNS, toBrand } from "./row";

export interface UpdateBrand {
  id: string;
  changes: BrandChanges;
  /** The entity tag that the caller last saw; `*` for any. */
  ifMatch?: string | undefined;
}

/**
 * Changes what is given of a brand; a list replaces the list that was.
 * @throws {NotFoundError} no such brand in this workspace.
 * @throws {PreconditionFailedError} somebody changed it since `ifMatch`.
 * @throws {ValidationError} a domain would be the brand's and a competitor's at once.
 */
export async function updateBrand(
  transaction: Transaction,
  actor: Actor,
  { id, changes, ifMatch }: UpdateBrand,
  now: Date,
): Promise<Brand> {
  const where = { workspaceId: actor.workspaceId, id };
  // Locked first, so that two changes at once follow each other and If-Match means something.
  await transaction.$queryRaw`
    SELECT 1 FROM "Brand" WHERE "workspaceId" = ${actor.workspaceId}::uuid AND id = ${id} FOR UPDATE`;
  const row = await transaction.brand.findUnique({ where: { workspaceId_id: where }, select: BRAND_COLUMNS });
  if (row === null) throw brandNotFound(id);
  const before = toBrand(row);
  if (ifMatch !== undefined && ifMatch !== "*" && ifMatch !== brandETag(before))
    throw new PreconditionFailedError(`Brand "${id}" was changed since it was read.`);
  const competitors = await listCompetitors(transaction, actor, id);
  const prompts = await listPrompts(transaction, actor, id);
  refuseSharedDomains(changes.domains ?? before.domains, changes.competitors ?? competitors, changes);

  const name = changes.name ?? before.name;
  const after = await transaction.brand.update({
    where: { workspaceId_id: where },
    data: {
      name,
      domains: changes.domains ?? before.domains,
      aliases: aliasesBeside(name, changes.aliases ?? before.aliases),
      enabled: changes.enabled ?? before.enabled,
      // Never the same twice, even within a millisecond or with a clock set back: it is the entity tag.
      updatedAt: new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1)),
    },
    select: BRAND_COLUMNS,
  });
  const part = { workspaceId: actor.workspaceId, brandId: id };
  if (changes.competitors !== undefined) {
    await transaction.competitor.deleteMany({ where: part });
    await transaction.competitor.createMany({
      data: changes.competitors.map((competitor, position) => ({ ...part, position, ...competitor })),
    });
  }
  if (changes.prompts !== undefined) {
    await transaction.prompt.deleteMany({ where: part });
    await transaction.prompt.createMany({
      data: changes.prompts.map((prompt, position) => ({ ...part, position, ...prompt })),
    });
  }
  await recordAudit(transaction, actor, {
    action: "brand.update",
    subject: id,
    before: {
      ...before,
      competitors: competitors.map((each) => ({ ...each })),
      prompts: prompts.map((each) => ({ ...each })),
    },
    after: JSON.parse(JSON.stringify(changes)),
  });
  return toBrand(after);
}

/** The schema checks what is sent together; this checks what is sent against what is stored. */
function refuseSharedDomains(
  domains: readonly string[],
  competitors: readonly { name: string; domains: readonly string[] }[],
  changes: BrandChanges,
): void {
  const own = new Set(domains);
  const faults = competitors.flatMap((competitor, index) =>
    competitor.domains
      .filter((each) => own.has(each))
      .map((each) =>
        changes.competitors === undefined
          ? { path: "domains", message: `${JSON.stringify(each)} is a domain of the competitor ${competitor.name}` }
          : {
              path: `competitors.${index}.domains`,
              message: `${JSON.stringify(each)} is a domain of the brand itself`,
            },
      ),
  );
  if (faults.length > 0) throw new ValidationError(faults);
}
