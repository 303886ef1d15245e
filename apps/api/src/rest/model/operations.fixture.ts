import { BRAND_SORTS } from "@marque/schema";
import fc from "fast-check";

// What a sequence is made of: few names and ids, so that they meet; items by their place in the list, so that sequences can
// be shortened. A place beyond the end stands for an item that never was.

const brandId = fc.constantFrom("a", "a", "a", "b.1", "b.1", "A");
/** One that no brand can have as well. */
const newBrandId = fc.oneof({ weight: 19, arbitrary: brandId }, { weight: 1, arbitrary: fc.constant("..") });
/** Mostly the first, so that there is much in it; the second looks over the wall. */
const workspace = fc.constantFrom<(0 | 1)[]>(0, 0, 0, 1);
const place = fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 4);
/** The brand's entity tag as it is, as it was before its last change, or none. */
const ifMatch = fc.constantFrom("none", "none", "none", "current", "stale", "*");
const name = fc.constantFrom("Alpha", "ALPHA", "Beta", " Gamma Ray ", "Ärger", "Zeta");
/** Mostly those that fit: a refused call tells little. */
const mostly = <T>(fitting: fc.Arbitrary<T>, other: T) =>
  fc.oneof({ weight: 25, arbitrary: fitting }, { weight: 1, arbitrary: fc.constant(other) });
const domain = mostly(fc.constantFrom("one.com", "one.com", "münchen.de", "https://www.two.com/x"), "nowhere");
/** Others than the brand's for the most part. */
const competitorDomain = mostly(
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom("sub.one.com", "three.com") },
    { weight: 1, arbitrary: fc.constantFrom("münchen.de", "https://www.two.com/x") },
  ),
  "nowhere",
);
const aliases = fc.array(name, { maxLength: 3 });
const competitor = fc.oneof(
  name,
  fc.record({ name, domains: fc.array(competitorDomain, { maxLength: 1 }), aliases }, { requiredKeys: ["name"] }),
);
const competitorFields = fc.record(
  { name, domains: fc.array(competitorDomain, { maxLength: 1 }), aliases },
  { requiredKeys: [] },
);
const promptText = mostly(fc.constantFrom("best lamps", "BEST LAMPS", "cheap lamps", "lamps near me", "lamp shop"), "");
const tags = fc.array(mostly(fc.constantFrom("Big Shop", "big-shop", "lamps"), "!"), { maxLength: 2 });
const promptFields = fc.record({ prompt: promptText, tags, enabled: fc.boolean() }, { requiredKeys: [] });
const prompt = fc.oneof(promptText, promptFields);
/** Near and beyond how many a brand may have. */
const many = fc
  .constantFrom(1, 2, 97, 100, 495, 500, 501)
  .map((count) => Array.from({ length: count }, (_, index) => `prompt number ${index}`));
const prompts = fc.oneof(
  { weight: 9, arbitrary: fc.array(prompt, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: many },
);
const competitors = fc.oneof(
  { weight: 9, arbitrary: fc.array(competitor, { minLength: 1, maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(98, 99, 100, 100, 101)
      .map((count) => Array.from({ length: count }, (_, i) => `No ${i}`)),
  },
);
const domains = fc.oneof(
  { weight: 25, arbitrary: fc.array(domain, { minLength: 1, maxLength: 2 }) },
  { weight: 1, arbitrary: fc.constant<string[]>([]) },
);
const brandFields = { name, domains, aliases, competitors, prompts };

const of = <T extends string, F extends object>(
  kind: T,
  fields: { [K in keyof F]: fc.Arbitrary<F[K]> },
): fc.Arbitrary<F & { kind: T; workspace: 0 | 1 }> =>
  fc.tuple(workspace, fc.record<F>(fields)).map(([workspace, chosen]) => ({ ...chosen, kind, workspace }));

const create = of("create", {
  id: newBrandId,
  fields: fc.record(brandFields, { requiredKeys: ["name", "domains", "competitors", "prompts"] }),
});

/** A call, with what it sends as callers write it. */
const operation = fc.oneof(
  { weight: 3, arbitrary: create },
  {
    weight: 3,
    arbitrary: of("update", {
      id: brandId,
      ifMatch,
      changes: fc.record({ ...brandFields, enabled: fc.boolean() }, { requiredKeys: [] }),
      /** Its own lists, as they are listed, in place of those of the changes: the last first. */
      sendsBack: fc.constantFrom("nothing", "nothing", "competitors", "prompts"),
    }),
  },
  { weight: 1, arbitrary: of("remove", { id: brandId, ifMatch }) },
  { weight: 3, arbitrary: of("addCompetitor", { id: brandId, ifMatch, fields: competitorFields }) },
  { weight: 3, arbitrary: of("changeCompetitor", { id: brandId, ifMatch, place, fields: competitorFields }) },
  { weight: 2, arbitrary: of("removeCompetitor", { id: brandId, ifMatch, place }) },
  { weight: 2, arbitrary: of("addPrompt", { id: brandId, ifMatch, fields: promptFields }) },
  { weight: 2, arbitrary: of("addPrompts", { id: brandId, ifMatch, prompts }) },
  { weight: 3, arbitrary: of("changePrompt", { id: brandId, ifMatch, place, fields: promptFields }) },
  { weight: 2, arbitrary: of("removePrompt", { id: brandId, ifMatch, place }) },
  {
    weight: 3,
    arbitrary: of("list", {
      limit: fc.constantFrom(1, 2, 100),
      query: fc.record(
        {
          q: fc.constantFrom("alpha", "one.com", "ray gamma", "MÜNCHEN", "www.two.com", "arger", "b.1 zeta", "nothing"),
          enabled: fc.boolean(),
          sort: fc.constantFrom(...BRAND_SORTS),
        },
        { requiredKeys: [] },
      ),
    }),
  },
);

/** Brands first, since without any there is little to do. */
export const sequence = fc
  .tuple(
    fc.array(create, { maxLength: 6, size: "max" }),
    fc.array(operation, { minLength: 1, maxLength: 40, size: "max" }),
  )
  .map(([first, rest]) => [...first, ...rest]);

export type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;
