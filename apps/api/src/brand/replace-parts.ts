import type { Queryable } from "@marque/db";
import type { BrandCompetitor, BrandPrompt } from "@marque/schema";
import type { BrandKey } from "./get";
import { ofBrand } from "./hold";

/** Writes a brand's competitors anew, in this order and with these ids. */
export async function replaceCompetitors(
  database: Queryable,
  key: BrandKey,
  competitors: readonly BrandCompetitor[],
): Promise<void> {
  await database.competitor.deleteMany({ where: ofBrand(key) });
  await database.competitor.createMany({
    data: competitors.map((competitor, position) => ({ ...ofBrand(key), position, ...competitor })),
  });
}

/** Writes a brand's prompts anew, in this order and with these ids. */
export async function replacePrompts(
  database: Queryable,
  key: BrandKey,
  prompts: readonly BrandPrompt[],
): Promise<void> {
  await database.prompt.deleteMany({ where: ofBrand(key) });
  await database.prompt.createMany({
    data: prompts.map((prompt, position) => ({ ...ofBrand(key), position, ...prompt })),
  });
}
