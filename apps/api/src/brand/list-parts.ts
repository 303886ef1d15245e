import type { Queryable } from "@marque/db";
import type { Competitor, Prompt } from "@marque/schema";
import { type BrandKey, brandNotFound } from "./get";

const inOrder = { orderBy: { position: "asc" } } as const;

/** A brand's competitors in the order given. @throws {CallerError} `notFound`: no such brand in this workspace. */
export async function listCompetitors(database: Queryable, key: BrandKey): Promise<Competitor[]> {
  const select = { competitors: { ...inOrder, select: { name: true, domains: true, aliases: true } } };
  const brand = await database.brand.findUnique({ where: { workspaceId_id: key }, select });
  if (brand === null) throw brandNotFound(key.id);
  return brand.competitors;
}

/** A brand's prompts in the order given. @throws {CallerError} `notFound`: no such brand in this workspace. */
export async function listPrompts(database: Queryable, key: BrandKey): Promise<Prompt[]> {
  const select = { prompts: { ...inOrder, select: { prompt: true, tags: true, enabled: true } } };
  const brand = await database.brand.findUnique({ where: { workspaceId_id: key }, select });
  if (brand === null) throw brandNotFound(key.id);
  return brand.prompts;
}
