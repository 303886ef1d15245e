import { BRAND_SORTS, brandPage } from "@marque/schema";
import { expect } from "vitest";
import type { Competitor, Prompt } from "./clean.fixture";
import type { Operation } from "./operations.fixture";
import { type ModelBrand, ModelWorkspace, type Outcome, tagOf } from "./workspace.fixture";

/** A request over HTTP in one workspace. */
export type Ask = (
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  ifMatch?: string,
) => Promise<Answer>;
export interface Answer {
  status: number;
  /** `undefined` when there is none. */
  body: unknown;
  etag: string | undefined;
}

const NOBODY = "00000000-0000-4000-8000-000000000000";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Does every operation over HTTP and in memory, and compares each answer, and at the end all that is stored.
 * @returns how many calls of each workspace changed something.
 */
export async function play(operations: readonly Operation[], asks: readonly [Ask, Ask]): Promise<[number, number]> {
  const models = [new ModelWorkspace(), new ModelWorkspace()] as const;
  const ids = new Set<string>();
  for (const operation of operations) {
    const model = models[operation.workspace === 0 ? 0 : 1];
    const ask = asks[operation.workspace === 0 ? 0 : 1];
    if (operation.kind === "list") await compareList(model, ask, operation);
    else await act(model, ask, sentBack(model, operation), ids);
  }
  for (const [index, model] of models.entries()) {
    const ask = asks[index === 0 ? 0 : 1];
    for (const sort of BRAND_SORTS) await compareList(model, ask, { limit: 1, query: { sort } });
    for (const brand of model.brands.values()) await compareBrand(brand, ask, ids);
  }
  return [models[0].changes, models[1].changes];
}

/** Replaces a list of the changes by the brand's own, as it is listed, the last first. */
function sentBack<O extends Operation>(model: ModelWorkspace, operation: O): O {
  if (operation.kind !== "update" || operation.sendsBack === "nothing") return operation;
  const listed = model.brands.get(operation.id)?.[operation.sendsBack];
  if (listed === undefined) return operation;
  return { ...operation, changes: { ...operation.changes, [operation.sendsBack]: [...listed].reverse() } };
}

async function act(
  model: ModelWorkspace,
  ask: Ask,
  operation: Exclude<Operation, { kind: "list" }>,
  ids: Set<string>,
): Promise<void> {
  const ifMatch = "ifMatch" in operation ? model.ifMatch(operation.id, operation.ifMatch) : undefined;
  const request = requestOf(model, operation);
  const before = model.brands.get(operation.id)?.updatedAt ?? "";
  const due = model.apply(operation);
  const answer = await ask(request.method, request.path, request.body, ifMatch);
  const told = due.status >= 400 ? { error: expect.any(String), message: expect.any(String) } : {};
  const body = due.status === 204 ? undefined : expect.objectContaining(told);
  expect({ ...request, status: answer.status, answered: answer.body }).toEqual({
    ...request,
    status: due.status,
    answered: body,
  });
  const brand = model.brands.get(operation.id);
  if (due.status >= 400 || brand === undefined) return;
  settleTimes(brand, operation, answer, before);
  if (due.item !== undefined) compareItems(due, answer.body, ids);
  // Which ids the new ones of a list got is known from the lists alone.
  if (operation.kind === "create" || operation.kind === "update") await compareBrand(brand, ask, ids);
}

function requestOf(model: ModelWorkspace, operation: Exclude<Operation, { kind: "list" }>) {
  const path = `/brands/${encodeURIComponent(operation.id)}`;
  const { competitors = [], prompts = [] } = model.brands.get(operation.id) ?? {};
  switch (operation.kind) {
    case "create":
      return { method: "POST", path: "/brands", body: { id: operation.id, ...operation.fields } } as const;
    case "update":
      return { method: "PATCH", path, body: operation.changes } as const;
    case "remove":
      return { method: "DELETE", path, body: undefined } as const;
    case "addCompetitor":
      return { method: "POST", path: `${path}/competitors`, body: operation.fields } as const;
    case "addPrompt":
      return { method: "POST", path: `${path}/prompts`, body: operation.fields } as const;
    case "addPrompts":
      return { method: "POST", path: `${path}/prompts`, body: { prompts: operation.prompts } } as const;
    case "changeCompetitor":
    case "removeCompetitor": {
      const one = `${path}/competitors/${competitors[operation.place]?.id ?? NOBODY}`;
      return operation.kind === "changeCompetitor"
        ? ({ method: "PATCH", path: one, body: operation.fields } as const)
        : ({ method: "DELETE", path: one, body: undefined } as const);
    }
    case "changePrompt":
    case "removePrompt": {
      const one = `${path}/prompts/${prompts[operation.place]?.id ?? NOBODY}`;
      return operation.kind === "changePrompt"
        ? ({ method: "PATCH", path: one, body: operation.fields } as const)
        : ({ method: "DELETE", path: one, body: undefined } as const);
    }
  }
}

/** What a change says of when the brand changed: later than before, each time. */
function settleTimes(brand: ModelBrand, { kind }: Operation, { body, etag }: Answer, before: string): void {
  if (kind === "create") {
    const { createdAt, updatedAt } = timesOf(body);
    expect(updatedAt).toBe(createdAt);
    brand.createdAt = createdAt;
    brand.updatedAt = updatedAt;
    return;
  }
  const updatedAt = `${etag}`.replaceAll('"', "");
  expect(updatedAt > before).toBe(true);
  brand.staleTag = tagOf(brand);
  brand.updatedAt = updatedAt;
}

const timesOf = (body: unknown): { createdAt: string; updatedAt: string } => {
  expect(body).toMatchObject({ createdAt: expect.any(String), updatedAt: expect.any(String) });
  const { createdAt, updatedAt } = Object(body);
  return { createdAt: `${createdAt}`, updatedAt: `${updatedAt}` };
};

/** Compares items, and gives each new one its id: one that none had before. */
function compareItems({ item }: Outcome, body: unknown, ids: Set<string>): void {
  const [due, answered] = Array.isArray(item) ? [item, Object(body).prompts] : [[item], [body]];
  settleIds(
    due.flatMap((each) => each ?? []),
    answered,
    ids,
  );
}

function settleIds(due: readonly (Competitor | Prompt)[], answered: unknown, ids: Set<string>): void {
  if (!Array.isArray(answered)) throw new Error(`no list: ${JSON.stringify(answered)}`);
  for (const [index, item] of due.entries()) {
    const id = `${Object(answered[index]).id}`;
    if (item.id === undefined) {
      expect(id).toMatch(UUID);
      expect(ids.has(id)).toBe(false);
      ids.add(id);
      item.id = id;
    }
  }
  expect(answered).toEqual(due);
}

async function compareBrand(brand: ModelBrand, ask: Ask, ids: Set<string>): Promise<void> {
  const path = `/brands/${encodeURIComponent(brand.fields.id)}`;
  const [got, competitors, prompts] = await Promise.all([
    ask("GET", path),
    ask("GET", `${path}/competitors`),
    ask("GET", `${path}/prompts`),
  ]);
  expect(got).toEqual({ status: 200, body: shown(brand), etag: tagOf(brand) });
  settleIds(brand.competitors, Object(competitors.body).competitors, ids);
  settleIds(brand.prompts, Object(prompts.body).prompts, ids);
}

const shown = ({ fields, createdAt, updatedAt }: ModelBrand) => ({ ...fields, createdAt, updatedAt });

/** Reads a list page by page to its end. */
async function compareList(
  model: ModelWorkspace,
  ask: Ask,
  { limit, query }: Pick<Extract<Operation, { kind: "list" }>, "limit" | "query">,
): Promise<void> {
  const due = model.list(query).map(shown);
  const asked = new URLSearchParams(
    Object.entries(query).map(([field, value]): [string, string] => [field, `${value}`]),
  );
  asked.set("limit", `${limit}`);
  const pages = Math.max(1, Math.ceil(due.length / limit));
  for (let page = 1; page <= pages; page++) {
    const answer = await ask("GET", `/brands?${asked}`);
    expect(answer.status).toBe(200);
    const { brands, pagination } = brandPage.parse(answer.body);
    expect(brands).toEqual(due.slice((page - 1) * limit, page * limit));
    expect(pagination).toMatchObject({ page, limit, total: due.length, totalPages: Math.ceil(due.length / limit) });
    expect(pagination.nextCursor === null).toBe(page === pages);
    // The cursor says the rest.
    for (const field of [...asked.keys()]) if (field !== "limit") asked.delete(field);
    asked.set("cursor", pagination.nextCursor ?? "");
  }
}
