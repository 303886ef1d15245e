import type { Queryable } from "@marque/db";
import {
  aliasesBeside,
  BRAND_PARTS,
  type Brand,
  type BrandChanges,
  type BrandPart,
  type Competitor,
  type Fault,
  type FaultCode,
  type FaultParams,
  type Prompt,
} from "@marque/schema";
import type { Act } from "../action/action";
import { invalid } from "../caller-error";
import { requireMatch } from "./etag";
import { type BrandKey, lockBrand } from "./get";
import { listCompetitors, listPrompts } from "./list-parts";
import { BRAND_COLUMNS, toBrand } from "./row";

export interface UpdateBrand {
  id: string;
  changes: BrandChanges;
  /** The entity tags that the caller last saw; `*` for any. */
  ifMatch?: string | undefined;
}

/** What of a brand a caller changes. */
type Content = Pick<Brand, "name" | "domains" | "aliases" | "enabled"> & {
  competitors: Competitor[];
  prompts: Prompt[];
};

/**
 * Changes what is given of a brand; a list replaces the list that was. The audit row tells what is not as it was.
 * @throws {CallerError} `notFound`: no such brand in this workspace; `preconditionFailed`: changed since `ifMatch`;
 *   `validation`: a domain would be the brand's and a competitor's at once.
 */
export async function updateBrand(
  { actor, database, now, audit, outbox }: Act,
  { id, changes, ifMatch }: UpdateBrand,
): Promise<Brand> {
  const key = { workspaceId: actor.workspaceId, id };
  // Locked first, so that two changes at once follow each other and If-Match means something.
  const brand = await lockBrand(database, key);
  requireMatch(ifMatch, brand);
  const before = await contentOf(database, key, brand, changes);
  const name = changes.name ?? before.name;
  const after: Content = {
    name,
    domains: changes.domains ?? before.domains,
    aliases: aliasesBeside(name, changes.aliases ?? before.aliases),
    enabled: changes.enabled ?? before.enabled,
    competitors: changes.competitors ?? before.competitors,
    prompts: changes.prompts ?? before.prompts,
  };
  refuseSharedDomains(after, changes);

  const { competitors: _, prompts: __, ...fields } = after;
  const row = await database.brand.update({
    where: { workspaceId_id: key },
    data: {
      ...fields,
      // Never the same twice, even within a millisecond or with a clock set back: it is the entity tag.
      updatedAt: new Date(Math.max(now.getTime(), Date.parse(brand.updatedAt) + 1)),
    },
    select: BRAND_COLUMNS,
  });
  if (changes.competitors !== undefined) await replaceCompetitors(database, key, changes.competitors);
  if (changes.prompts !== undefined) await replacePrompts(database, key, changes.prompts);
  const changed = BRAND_PARTS.filter((part) => !isSame(before[part], after[part]));
  await audit.record({ subject: id, before: pick(before, changed), after: pick(after, changed) });
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

async function replaceCompetitors(database: Queryable, key: BrandKey, competitors: readonly Competitor[]) {
  const part = { workspaceId: key.workspaceId, brandId: key.id };
  await database.competitor.deleteMany({ where: part });
  await database.competitor.createMany({
    data: competitors.map((competitor, position) => ({ ...part, position, ...competitor })),
  });
}

async function replacePrompts(database: Queryable, key: BrandKey, prompts: readonly Prompt[]) {
  const part = { workspaceId: key.workspaceId, brandId: key.id };
  await database.prompt.deleteMany({ where: part });
  await database.prompt.createMany({ data: prompts.map((prompt, position) => ({ ...part, position, ...prompt })) });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const pick = (content: Content, parts: readonly BrandPart[]): object =>
  Object.fromEntries(parts.map((part) => [part, content[part]]));

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
