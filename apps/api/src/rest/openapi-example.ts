import values from "./openapi-example-values.json" with { type: "json" };

/** A JSON Schema, as far as values are made from it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

const VALUES: Readonly<Record<string, unknown>> = values;

/** The value that a field of this name has in examples: `competitors.name` before `name`. */
const valueNamed = (parent: string, name: string): unknown => VALUES[`${parent}.${name}`] ?? VALUES[name];

/**
 * An example of what a schema describes: its own where it has one, else put together from its fields, each with the
 * value of `openapi-example-values.json` for its name. A new route has one without being told.
 * @param resolve finds the schema that a reference means.
 * @param name of the field or the list that the value stands in, in the plural for items (`competitors`).
 */
export function exampleOf(schema: Schema, resolve: (reference: string) => Schema, name = ""): unknown {
  if (schema.$ref !== undefined) return exampleOf(resolve(schema.$ref), resolve, name || pluralOf(schema.$ref));
  if (schema.examples !== undefined && schema.examples.length > 0) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  const [alternative] = schema.anyOf ?? schema.oneOf ?? [];
  if (alternative !== undefined) return exampleOf(alternative, resolve, name);
  if (schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, each]) => [field, fieldExample(each, resolve, name, field)]),
    );
  if (schema.items !== undefined) return [exampleOf(schema.items, resolve, name)];
  if (schema.enum !== undefined) return schema.enum[0];
  return plainExample(schema);
}

function fieldExample(schema: Schema, resolve: (reference: string) => Schema, parent: string, field: string): unknown {
  const value = valueNamed(parent, field);
  return value === undefined || !fits(value, schema) ? exampleOf(schema, resolve, field) : value;
}

/** Whether a value for a name can stand where a schema is: the name may mean something else there. */
function fits(value: unknown, { type, enum: allowed, anyOf, $ref }: Schema): boolean {
  if ($ref !== undefined || anyOf !== undefined) return false;
  if (allowed !== undefined) return allowed.includes(value);
  const actual = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const wanted = [type ?? actual].flat();
  return wanted.includes(actual) || (wanted.includes("integer") && Number.isInteger(value));
}

/** `#/components/schemas/Competitor` → `competitors`. */
const pluralOf = (reference: string): string => `${reference.split("/").at(-1)?.toLowerCase() ?? ""}s`;

function plainExample({ type, format, minimum = 1 }: Schema): unknown {
  switch ([type].flat()[0]) {
    case "boolean":
      return true;
    case "integer":
    case "number":
      return minimum;
    case "string":
      return format === "date-time" ? "2026-01-31T09:30:00.000Z" : "text";
    default:
      return null;
  }
}

/** Whatever holds a body in a document: its schema, and what it looks like. */
interface MediaType {
  schema?: unknown;
  example?: unknown;
  examples?: unknown;
}

/** Gives every body of a document that has no example the one that its schema makes. Changes and returns the document. */
export function addExamples<T extends object>(document: T): T {
  const resolve = (reference: string) => schemaOf(at(document, reference));
  for (const media of mediaTypes(document))
    if (media.schema !== undefined && media.example === undefined && media.examples === undefined)
      media.example = exampleOf(schemaOf(media.schema), resolve);
  return document;
}

/** What a reference within a document means (RFC 6901; our names need no escapes). */
export const at = (document: object, reference: string): unknown =>
  reference
    .split("/")
    .slice(1)
    .reduce((value: unknown, name) => (isRecord(value) ? value[name] : undefined), document);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A document is made of schemas by a library; what stands where a schema belongs is one. */
const schemaOf = (value: unknown): Schema => (isRecord(value) ? value : {});

/** Every `content` of a document, wherever it stands. */
function* mediaTypes(value: unknown): Generator<MediaType> {
  if (!isRecord(value)) return;
  for (const [name, each] of Object.entries(value)) {
    if (name === "content" && isRecord(each)) yield* Object.values(each).filter(isRecord);
    else if (name !== "schemas") yield* mediaTypes(each);
  }
}
