import fc from "fast-check";
import { at, type Schema } from "../rest/openapi-example";

/** What the schemas don't say in a word that JSON Schema has: which texts are domains and websites. */
const HOSTNAMES = [
  "acme.com",
  "www.acme.de",
  "https://shop.acme.co.uk/x?y=1",
  "MÜNCHEN-brot.de",
  "xn--mnchen-3ya.de",
  "a.io",
];
/** As various as brands are: a competitor that has a domain of the brand's is a mistake. */
const websites = fc.oneof(
  fc.constantFrom(...HOSTNAMES),
  fc.integer({ min: 1, max: 9999 }).map((number) => `brand-${number}.com`),
);
const SPECIAL: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  domains: websites,
  website: websites,
  market: fc.constantFrom("running-shoes-and-sneakers", "plumbers-and-electricians"),
  // Few, so that requests meet each other's brands.
  id: fc.constantFrom("a", "b", "A", "c:1", "d@e"),
};
/** Letters of several scripts, in several lengths of UTF-8 and UTF-16, a combining one and an emoji of two. */
const CHARACTERS = [..."abzAZ 09-_.,'\"\\/<>&%ßéжא日", "e\u0301", "👩‍🚀"];
/** Lists of more are the same again. */
const MOST_ITEMS = 5;

/**
 * Values that a schema of the document allows, as far as JSON Schema says it.
 * @param name of the field that the value stands in.
 */
export function valuesOf(document: object, schema: Schema, name = ""): fc.Arbitrary<unknown> {
  const of = (each: Schema, field = name) => valuesOf(document, each, field);
  if (schema.$ref !== undefined) return of(schemaAt(document, schema.$ref));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map((each) => of(each)));
  switch ([schema.type].flat()[0]) {
    case "object":
      return objects(schema, of);
    case "array":
      return lists(schema, of);
    case "string":
      return SPECIAL[name] ?? texts(schema);
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case "boolean":
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

type Of = (schema: Schema, field?: string) => fc.Arbitrary<unknown>;

function objects({ properties = {}, required = [] }: Schema, of: Of): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, of(schema, field)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function lists({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema, of: Of): fc.Arbitrary<unknown> {
  return fc.array(of(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) });
}

function texts({ minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...CHARACTERS);
  const short = fc.string({ unit, minLength, maxLength: Math.min(20, maxLength) });
  // The longest that it may be, and no space at an end, which would be trimmed away.
  const longest = fc.constantFrom("x", "é").map((letter) => letter.repeat(maxLength));
  return fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: longest });
}

const schemaAt = (document: object, reference: string): Schema => {
  const found = at(document, reference);
  if (typeof found !== "object" || found === null) throw new Error(`nothing stands at ${reference}`);
  return found;
};
