import { createContract, SCOPES } from "@marque/schema";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createActions } from "../actions";
import type { RestRoute } from "../rest/route";
import { createRoutes } from "../rest/routes";
import { startTestServer, type TestServer } from "../testing";
import { exchange } from "./exchange";
import { judge } from "./judge";
import { type Described, type Operation, operationsOf } from "./operations";
import { type FuzzRequest, requestsOf, TOKEN, withKnown } from "./requests";
import { createWitness } from "./stored";

declare module "vitest" {
  interface ProvidedContext {
    /** How many requests are made up, and from which seed (FUZZ_REQUESTS, FUZZ_SEED). */
    fuzz: { readonly requests: number; readonly seed: number };
  }
}

/** Kept with an idempotency key, so that a repeat is refused alike. */
const KEPT_REFUSALS = new Set([404, 409, 412]);
/** What is answered before anybody looks at what is asked. */
const NOT_LET_IN = new Set([401, 403, 405, 413, 415]);
const MOST_TOLD = 20;
const MOST_IDS = 100;
/** An analysis takes a hundred times what another request does; what needs no token and no input is soon tried. */
const weightOf = ({ path, parameters, body }: Operation): number => {
  if (path === "/tools/analyze") return 2;
  return parameters.length === 0 && body === undefined ? 1 : 4;
};

let server: TestServer;
let port: number;
let token: string;
beforeAll(async () => {
  // No site is there: what is fuzzed is the way to an analysis, and not the sites.
  server = await startTestServer({ resolve: () => Promise.reject(new Error("no such host")) });
  port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
  token = await server.createSecret({ scopes: [...SCOPES] });
  await server.analysesReady();
});
afterAll(() => server.close());

const fill = (request: FuzzRequest, ids: readonly string[]): FuzzRequest => ({
  ...request,
  path: withKnown(request.path, ids),
  headers: request.headers.map(([name, value]) => [name, value.replaceAll(TOKEN, token)] as const),
});

/** Ids that the server gave, to ask for again. */
const idsIn = (body: string): string[] => [...body.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id = ""]) => id);

const tell = ({ kind, operation, method, path, headers, body }: FuzzRequest, fault: string): string =>
  [
    `${fault}\n  ${operation.operationId}, ${kind}: ${method} ${path.slice(0, 200)}`,
    ...headers.map(([name, value]) => `  ${name}: ${name === "authorization" ? "…" : value.slice(0, 100)}`),
    `  ${JSON.stringify(body?.toString().slice(0, 300))}`,
  ].join("\n");

/** Sends requests one after the other, and looks after each at what it changed. */
async function createPlayer(routes: readonly RestRoute[]) {
  const patience = inject("limits").condition;
  const stored = await createWitness(server.database);
  let before = await stored();
  const ids: string[] = [];
  return async (made: FuzzRequest): Promise<{ status: number; fault: string | undefined }> => {
    const request = fill(made, ids);
    const answer = await exchange(port, request, patience);
    const { status = 0 } = answer;
    const after = await stored();
    const changed = [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name);
    before = after;
    if (status < 400) ids.unshift(...idsIn(answer.body));
    ids.splice(MOST_IDS);
    const unasked = changed.filter((name) => !(KEPT_REFUSALS.has(status) && name === "IdempotencyRecord"));
    const fault =
      judge(request, answer, routes) ??
      (status < 400 || unasked.length === 0 ? undefined : `${status}, and yet ${unasked.join(" and ")} changed`);
    return { status, fault: fault && tell(request, fault) };
  };
}

const { requests: numRuns, seed } = inject("fuzz");
/** In milliseconds, for each request: a hundred times what the slowest kind takes. */
const LONGEST_REQUEST = 500;

test(
  "requests made up from the OpenAPI document get no 5xx, no other error body, and store nothing when they are refused",
  async () => {
    const document: Described = JSON.parse((await server.app.inject({ url: "/openapi.json" })).body);
    const operations = operationsOf(document);
    const requests = fc.oneof(
      ...operations.map((operation) => ({ weight: weightOf(operation), arbitrary: requestsOf(document, operation) })),
    );
    const contract = createContract();
    const play = await createPlayer(createRoutes(createActions(contract), contract));
    const faults: string[] = [];
    const reached = new Set<string>();
    let done = 0;
    for (const request of fc.sample(requests, { numRuns, seed })) {
      const { status, fault } = await play(request);
      if (fault !== undefined && faults.push(fault) >= MOST_TOLD) break;
      if (!NOT_LET_IN.has(status)) reached.add(request.operation.operationId);
      if (status < 400) done += 1;
    }
    expect(faults.join("\n\n")).toBe("");
    // Else only the way to what is done was tried.
    expect([...reached].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
    expect(done).toBeGreaterThan(numRuns / 10);
    expect((await server.app.inject({ url: "/readyz" })).statusCode).toBe(200);
  },
  Math.max(inject("limits").condition, numRuns * LONGEST_REQUEST * inject("limits").slowness),
);
