import { z } from "zod";
import { fault } from "./fault";
import type { createDomain } from "./hostname";
import { itemId, requireChange } from "./item";
import { sameText, uniqueBy } from "./same-text";
import { text } from "./text";

/** Of a brand. */
export const MOST_COMPETITORS = 100;

/** A competitor: what is known of it. */
export const competitor = z.strictObject({
  name: z.string(),
  domains: z.array(z.string()),
  aliases: z.array(z.string()),
});
export type Competitor = z.infer<typeof competitor>;

/** A competitor of a stored brand, with the id by which it is changed alone. */
export const brandCompetitor = z.strictObject({ id: z.string(), ...competitor.shape }).meta({ id: "Competitor" });
export type BrandCompetitor = z.infer<typeof brandCompetitor>;

/** A competitor as a caller wrote it, cleaned. An `id` is the one that a list of the brand's showed. */
export type WrittenCompetitor = Competitor & { id?: string };

const name = text(200);
const MOST_DOMAINS = 100;
const MOST_ALIASES = 100;

/** Other names of a brand or competitor: up to 100 of 1–200 characters, repeats collapse onto the first. */
export const aliases = z
  .array(text(200))
  .max(MOST_ALIASES)
  .transform((values) => uniqueBy(values, sameText));

/** Aliases without the name that they stand beside. */
export const aliasesBeside = (brandName: string, values: readonly string[]): string[] =>
  values.filter((alias) => sameText(alias) !== sameText(brandName));

type Domain = ReturnType<typeof createDomain>;

const createCompetitorFields = (domain: Domain) => ({
  /** Of a competitor as it was listed. */
  id: itemId.optional(),
  name,
  domains: z
    .array(domain)
    .max(MOST_DOMAINS)
    .transform((values) => uniqueBy(values, (value) => value))
    .optional(),
  aliases: aliases.optional(),
});
type CompetitorFields = z.output<z.ZodObject<ReturnType<typeof createCompetitorFields>>>;

const toCompetitor = (input: string | CompetitorFields): WrittenCompetitor =>
  typeof input === "string"
    ? { name: input, domains: [], aliases: [] }
    : {
        ...(input.id === undefined ? {} : { id: input.id }),
        name: input.name,
        domains: input.domains ?? [],
        aliases: aliasesBeside(input.name, input.aliases ?? []),
      };

/** Two of one name (case-insensitive) become one with the domains and aliases of both. */
function mergeByName(competitors: readonly WrittenCompetitor[]): WrittenCompetitor[] {
  const merged = new Map<string, WrittenCompetitor>();
  for (const each of competitors) {
    const first = merged.get(sameText(each.name));
    merged.set(sameText(each.name), first === undefined ? each : mergeTwo(first, each));
  }
  return [...merged.values()];
}

const mergeTwo = (first: WrittenCompetitor, second: WrittenCompetitor): WrittenCompetitor => {
  const id = first.id ?? second.id;
  return {
    ...(id === undefined ? {} : { id }),
    name: first.name,
    domains: uniqueBy([...first.domains, ...second.domains], (value) => value),
    aliases: aliasesBeside(first.name, uniqueBy([...first.aliases, ...second.aliases], sameText)),
  };
};

/** What came of a merge fits like everything else: else it could be stored, and not be sent back. */
function refuseMergedBeyondLimits(
  merged: readonly WrittenCompetitor[],
  written: readonly WrittenCompetitor[],
  context: z.RefinementCtx,
): void {
  for (const each of merged)
    for (const [field, most] of [
      ["domains", MOST_DOMAINS],
      ["aliases", MOST_ALIASES],
    ] as const)
      if (each[field].length > most)
        context.addIssue({
          code: "custom",
          path: [written.findIndex((other) => sameText(other.name) === sameText(each.name)), field],
          ...fault("many-merged", { count: most }),
        });
}

/** The schema of up to 100 competitors, each a name or a name with domains and aliases, in the order given, merged by name. */
export const createCompetitors = (domain: Domain) =>
  z
    .array(z.union([name, z.strictObject(createCompetitorFields(domain))]))
    .max(MOST_COMPETITORS)
    .transform((values, context) => {
      const written = values.map(toCompetitor);
      const merged = mergeByName(written);
      refuseMergedBeyondLimits(merged, written, context);
      return merged;
    });

/** The schema of one competitor that is added. An `id` in it counts for nothing: the server gives a new one. */
export const createCompetitorAddition = (domain: Domain) =>
  z.strictObject(createCompetitorFields(domain)).transform((input): Competitor => {
    const { id: _, ...competitor } = toCompetitor(input);
    return competitor;
  });

/** The schema of what may be changed of one competitor: any of these, at least one; a list replaces the list that was. */
export const createCompetitorChanges = (domain: Domain) =>
  z.strictObject(createCompetitorFields(domain)).partial().superRefine(requireChange);
