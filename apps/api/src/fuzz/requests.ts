import fc from "fast-check";
import { hostileBodies, hostileHeaders, hostileMethods, hostilePaths } from "./hostile-requests";
import { hostileValues, withMistake } from "./hostile-values";
import type { Operation } from "./operations";
import { valuesOf } from "./schema-values";

/** A request as it goes over the wire. */
export interface FuzzRequest {
  /** What is wrong with it, if anything. */
  kind: "valid" | "body" | "bytes" | "parameters" | "headers" | "method" | "path";
  operation: Operation;
  method: string;
  /** The request target, as written. */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer | undefined;
}

/** What stands in requests and is known only when the server runs: the token, and ids that answers told. */
export const TOKEN = "{token}";
const known = (number: number) => `{known:${number}}`;
/** Puts a known id where one is meant. */
export const withKnown = (path: string, ids: readonly string[]): string =>
  path.replace(/\{known:(\d+)\}/g, (_, number: string) => ids[Number(number) % ids.length] ?? "none");

type Parts = Omit<FuzzRequest, "kind" | "operation">;

const JSON_TYPE = ["content-type", "application/json"] as const;
const AUTHORIZED = ["authorization", `Bearer ${TOKEN}`] as const;

const asQuery = (values: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const each of Array.isArray(value) ? value : [value])
      query.append(name, typeof each === "string" ? each.toWellFormed() : String(JSON.stringify(each)));
  return query.size === 0 ? "" : `?${query}`;
};

/** Mostly none: the few that there are meet each other, and are refused with another body. */
const idempotencyKeys = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom("k1", "k2", "k3") },
);

/** Requests that fit the document. */
function validParts(document: object, { method, path, parameters, body }: Operation): fc.Arbitrary<Parts> {
  const named = (where: string) => parameters.filter((parameter) => parameter.in === where);
  const record = (where: string) =>
    fc.record(Object.fromEntries(named(where).map(({ name, schema }) => [name, valuesOf(document, schema, name)])), {
      requiredKeys: [],
    });
  const ids = fc.dictionary(fc.constantFrom(...pathNames(path)), fc.nat(1000).map(known));
  const inPath = fc.tuple(record("path"), ids).map(([values, others]) => ({ ...others, ...shared(values) }));
  const sent = body === undefined ? fc.constant(undefined) : valuesOf(document, body);
  return fc.tuple(inPath, record("query"), sent, idempotencyKeys).map(([values, query, value, key]) => ({
    method,
    path: `${path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? known(name.length))}${asQuery(query)}`,
    headers: [
      AUTHORIZED,
      ...(body === undefined ? [] : [JSON_TYPE]),
      ...(key === null ? [] : [["idempotency-key", key] as const]),
    ],
    body: value === undefined ? undefined : Buffer.from(JSON.stringify(value)),
  }));
}

const pathNames = (path: string) => ["-", ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)];
/** Brands' ids are the callers' own; those of what is in them are the server's. */
const shared = ({ id }: Readonly<Record<string, unknown>>): Record<string, string> =>
  id === undefined ? {} : { id: encodeURIComponent(String(id)) };

/** Requests of one operation: some that fit, most with one mistake of some kind. */
export function requestsOf(document: object, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const valid = validParts(document, operation);
  const bodies = operation.body === undefined ? hostileValues : withMistake(valuesOf(document, operation.body));
  const mistakes: Record<FuzzRequest["kind"], fc.Arbitrary<Parts>> = {
    valid,
    body: fc.tuple(valid, bodies).map(([parts, value]) => ({
      ...parts,
      headers: [AUTHORIZED, JSON_TYPE],
      body: Buffer.from(JSON.stringify(value) ?? ""),
    })),
    bytes: fc
      .tuple(valid, hostileBodies)
      .map(([parts, body]) => ({ ...parts, headers: [AUTHORIZED, JSON_TYPE], body })),
    parameters: fc
      .tuple(valid, fc.dictionary(fc.constantFrom(...queryNames(operation)), hostileValues, { minKeys: 1, maxKeys: 3 }))
      .map(([parts, query]) => ({ ...parts, path: `${parts.path.split("?", 1)[0]}${asQuery(query)}` })),
    headers: fc.tuple(valid, hostileHeaders).map(([parts, headers]) => ({
      ...parts,
      headers: [
        ...parts.headers.filter(([name]) => headers.every(([other]) => other !== name)),
        // A body that is announced and never comes is waited for, half a minute and more (packages/http has a test of that).
        ...headers.filter(([name, value]) => value !== "" && (parts.body !== undefined || !FRAMING.has(name))),
      ],
    })),
    method: fc.tuple(valid, hostileMethods).map(([parts, method]) => ({ ...parts, method })),
    path: fc.tuple(valid, hostilePaths).map(([parts, change]) => ({ ...parts, path: change(parts.path) })),
  };
  const kinds = Object.keys(mistakes).filter((kind): kind is FuzzRequest["kind"] => kind in mistakes);
  return fc.oneof(
    ...kinds.map((kind) => ({
      weight: kind === "valid" || kind === "body" ? 4 : 1,
      arbitrary: mistakes[kind].map((parts): FuzzRequest => ({ kind, operation, ...parts })),
    })),
  );
}

const FRAMING = new Set(["content-length", "transfer-encoding"]);

const queryNames = ({ parameters }: Operation) => [
  ...parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
  ...["dry", "a[]", "__proto__", "limit", "q", ""],
];
