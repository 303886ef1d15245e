import type { Queryable } from "@marque/db";
import {
  aliasesBeside,
  BRAND_PARTS,
  type Brand,
  type BrandChanges,
  type BrandCompetitor,
  type BrandPrompt,
  type Fault,
  type FaultCode,
  type FaultParams,
  sameText,
} from "@marque/schema";
import type { Act } from "../action/action";
import { invalid } from "../caller-error";
import { difference } from "./difference";
import type { BrandKey } from "./get";
import { type BrandToChange, holdBrand, nextUpdatedAt } from "./hold";
import { keepIds } from "./keep-ids";
import { listCompetitors, listPrompts } from "./list-parts";
import { replaceCompetitors, replacePrompts } from "./replace-parts";
import { BRAND_COLUMNS, toBrand } from "./row";
import { dismissRemoved } from "./suggestion/dismissals";

export interface UpdateBrand extends BrandToChange {
  changes: BrandChanges;
}

/** What of a brand a caller changes. */
type Content = Pick<Brand, "name" | "domains" | "aliases" | "enabled"> & {
  competitors: BrandCompetitor[];
  prompts: BrandPrompt[];
};

/**
 * Changes what is given of a brand; a list replaces the list that was, and what of it is the same keeps its id. The audit
 * row tells what is not as it was.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `preconditionFailed`: changed since `ifMatch`;
 *   `validation`: a domain would be the brand's and a competitor's at once.
 */
export async function updateBrand(act: Act, { changes, ...which }: UpdateBrand): Promise<Brand> {
  const { database, audit, outbox } = act;
  const { key, brand } = await holdBrand(act, which);
  const before = await contentOf(database, key, brand, changes);
  const after = contentAfter(before, changes);
  refuseSharedDomains(after, changes);

  const { competitors, prompts, ...fields } = after;
  const row = await database.brand.update({
    where: { workspaceId_id: key },
    data: { ...fields, updatedAt: nextUpdatedAt(act, brand) },
    select: BRAND_COLUMNS,
  });
  if (changes.competitors !== undefined) await replaceCompetitors(database, key, competitors);
  if (changes.prompts !== undefined) await replacePrompts(database, key, prompts);
  await dismissDropped(act, key, before, after);
  const { changed, ...told } = difference(before, after, BRAND_PARTS);
  await audit.record({ subject: key.id, ...told });
  const updated = toBrand(row);
  await outbox.record("brand.updated", { brand: updated, changed });
  return updated;
}

/** What is there, the lists as far as they are needed: 500 prompts are not read to switch a brand off. */
async function contentOf(
  database: Queryable,
  key: BrandKey,
  { name, domains, aliases, enabled }: Brand,
  changes: BrandChanges,
): Promise<Content> {
  const isAboutCompetitors = changes.competitors !== undefined || changes.domains !== undefined;
  return {
    name,
    domains,
    aliases,
    enabled,
    competitors: isAboutCompetitors ? await listCompetitors(database, key) : [],
    prompts: changes.prompts === undefined ? [] : await listPrompts(database, key),
  };
}

function contentAfter(before: Content, { competitors, prompts, ...changes }: BrandChanges): Content {
  const name = changes.name ?? before.name;
  return {
    name,
    domains: changes.domains ?? before.domains,
    aliases: aliasesBeside(name, changes.aliases ?? before.aliases),
    enabled: changes.enabled ?? before.enabled,
    competitors:
      competitors === undefined
        ? before.competitors
        : keepIds(competitors, before.competitors, (each) => sameText(each.name)),
    prompts: prompts === undefined ? before.prompts : keepIds(prompts, before.prompts, (each) => sameText(each.prompt)),
  };
}

/** What a list no longer has was taken out. */
async function dismissDropped(act: Act, key: BrandKey, before: Content, after: Content): Promise<void> {
  const textsOf = ({ domains, aliases, competitors, prompts }: Content) => ({
    domains,
    aliases,
    competitors: competitors.map(({ name }) => name),
    prompts: prompts.map(({ prompt }) => prompt),
  });
  const [texts, kept] = [textsOf(before), textsOf(after)];
  for (const field of ["domains", "aliases", "competitors", "prompts"] as const) {
    const still = new Set(kept[field].map(sameText));
    await dismissRemoved(
      act,
      key,
      field,
      texts[field].filter((text) => !still.has(sameText(text))),
    );
  }
}

/** The schema checks what is sent together; this checks what is sent against what is stored. */
function refuseSharedDomains({ domains, competitors }: Content, changes: BrandChanges): void {
  const own = new Set(domains);
  const faults = competitors.flatMap((competitor, index) =>
    competitor.domains
      .filter((each) => own.has(each))
      .map((each) =>
        changes.competitors === undefined
          ? fault("domains", "competitors-domain", { value: each, competitor: competitor.name })
          : fault(`competitors.${index}.domains`, "own-domain", { value: each }),
      ),
  );
  if (faults.length > 0) throw invalid(faults);
}

const fault = (path: string, code: FaultCode, params: FaultParams): Fault => ({ path, code, params });
