import { z } from "zod";
import type { createDomain } from "./hostname";
import { sameText, text, uniqueBy } from "./text";

/** A competitor as it is stored and answered. */
export const competitor = z.strictObject({
  name: z.string(),
  domains: z.array(z.string()),
  aliases: z.array(z.string()),
});
export type Competitor = z.infer<typeof competitor>;

const name = text(200);

/** Other names of a brand or competitor: up to 100 of 1–200 characters, repeats collapse onto the first. */
export const aliases = z
  .array(text(200))
  .max(100)
  .transform((values) => uniqueBy(values, sameText));

/** Aliases without the name that they stand beside. */
export const aliasesBeside = (brandName: string, values: readonly string[]): string[] =>
  values.filter((alias) => sameText(alias) !== sameText(brandName));

type Domain = ReturnType<typeof createDomain>;

/** A name, or a name with domains and aliases. */
const createCompetitorInput = (domain: Domain) =>
  z.union([
    name,
    z.strictObject({
      name,
      domains: z
        .array(domain)
        .max(100)
        .transform((values) => uniqueBy(values, (value) => value))
        .optional(),
      aliases: aliases.optional(),
    }),
  ]);

const toCompetitor = (input: z.output<ReturnType<typeof createCompetitorInput>>): Competitor =>
  typeof input === "string"
    ? { name: input, domains: [], aliases: [] }
    : { name: input.name, domains: input.domains ?? [], aliases: aliasesBeside(input.name, input.aliases ?? []) };

/** Two of one name (case-insensitive) become one with the domains and aliases of both. */
function mergeByName(competitors: readonly Competitor[]): Competitor[] {
  const merged = new Map<string, Competitor>();
  for (const each of competitors) {
    const first = merged.get(sameText(each.name)) ?? { name: each.name, domains: [], aliases: [] };
    merged.set(sameText(each.name), {
      name: first.name,
      domains: uniqueBy([...first.domains, ...each.domains], (value) => value),
      aliases: aliasesBeside(first.name, uniqueBy([...first.aliases, ...each.aliases], sameText)),
    });
  }
  return [...merged.values()];
}

/** The schema of up to 100 competitors, in the order given, merged by name. */
export const createCompetitors = (domain: Domain) =>
  z
    .array(createCompetitorInput(domain))
    .max(100)
    .transform((values) => mergeByName(values.map(toCompetitor)));
