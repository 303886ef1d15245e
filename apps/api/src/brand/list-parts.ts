import type { Queryable } from "@marque/db";
import type { Competitor, Prompt } from "@marque/schema";
import type { Actor } from "../identity/actor";
import { brandNotFound } from "./get";

const whole = (actor: Actor, id: string) => ({ workspaceId_id: { workspaceId: actor.workspaceId, id } });
const inOrder = { orderBy: { position: "asc" } } as const;

/** A brand's competitors in the order given. @throws {NotFoundError} no such brand in this workspace. */
export async function listCompetitors(database: Queryable, actor: Actor, id: string): Promise<Competitor[]> {
  const select = { competitors: { ...inOrder, select: { name: true, domains: true, aliases: true } } };
  const brand = await database.brand.findUnique({ where: whole(actor, id), select });
  if (brand === null) throw brandNotFound(id);
  return brand.competitors;
}

/** A brand's prompts in the order given. @throws {NotFoundError} no such brand in this workspace. */
export async function listPrompts(database: Queryable, actor: Actor, id: string): Promise<Prompt[]> {
  const select = { prompts: { ...inOrder, select: { prompt: true, tags: true, enabled: true } } };
  const brand = await database.brand.findUnique({ where: whole(actor, id), select });
  if (brand === null) throw brandNotFound(id);
  return brand.prompts;
}
