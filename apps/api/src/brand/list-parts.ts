import type { Queryable } from "@marque/db";
import type { BrandCompetitor, BrandPrompt } from "@marque/schema";
import { type BrandKey, brandNotFound } from "./get";

const inOrder = { orderBy: { position: "asc" } } as const;
/** The columns of a competitor and of a prompt, in the order in which they are answered. */
export const COMPETITOR_COLUMNS = { id: true, name: true, domains: true, aliases: true } as const;
export const PROMPT_COLUMNS = { id: true, prompt: true, tags: true, enabled: true } as const;

/** A brand's competitors in the order given. @throws {CallerError} `notFound`: no such brand in this workspace. */
export async function listCompetitors(database: Queryable, key: BrandKey): Promise<BrandCompetitor[]> {
  const select = { competitors: { ...inOrder, select: COMPETITOR_COLUMNS } };
  const brand = await database.brand.findUnique({ where: { workspaceId_id: key }, select });
  if (brand === null) throw brandNotFound(key.id);
  return brand.competitors;
}

/** A brand's prompts in the order given. @throws {CallerError} `notFound`: no such brand in this workspace. */
export async function listPrompts(database: Queryable, key: BrandKey): Promise<BrandPrompt[]> {
  const select = { prompts: { ...inOrder, select: PROMPT_COLUMNS } };
  const brand = await database.brand.findUnique({ where: { workspaceId_id: key }, select });
  if (brand === null) throw brandNotFound(key.id);
  return brand.prompts;
}
