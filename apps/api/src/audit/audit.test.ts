import { createContract } from "@marque/schema";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createActions } from "../actions";
import { startTestServer, type TestServer } from "../testing";
import { createAppRouter, createCallers } from "../trpc/router";

let server: TestServer;
let now = new Date("2026-03-01T12:00:00.000Z");
let person: string;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  const user = { name: "Ada", email: "ada@acme.com", passwordHash: "none" };
  person = (await server.database.user.create({ data: user })).id;
});
afterAll(() => server.close());

const createCaller = createCallers(createAppRouter(createActions(createContract())));
const as = (workspaceId: string, role: "owner" | "editor" | "viewer" = "owner") =>
  createCaller({
    services: server.services,
    caller: { kind: "user", userId: person, sessionId: person, role, workspaceId },
    requestId: "request-1",
    address: "203.0.113.7",
  });
const fields = (id: string, name = `Brand ${id}`) => ({ id, name, domains: ["acme.com"] });
const alone = async () => as(await server.createWorkspace());

/** The whole log as CSV, part by part, as rows of cells. */
async function exported(caller: ReturnType<typeof as>) {
  let csv = "";
  let parts = 0;
  let cursor: string | undefined;
  do {
    const part = await caller.audit.export({ ...(cursor && { cursor }) });
    csv += part.csv;
    parts += 1;
    cursor = part.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { csv, parts, rows: Papa.parse<string[]>(csv, { skipEmptyLines: true }).data };
}

describe("the audit log", () => {
  test("says who did what, from where, in which call, and what was before and after", async () => {
    const workspaceId = await server.createWorkspace();
    const owner = as(workspaceId);
    await owner.brand.create(fields("acme"));
    await owner.brand.update({ id: "acme", changes: { name: "Acme Inc" } });
    const { events } = await owner.audit.list({});
    expect(events[0]).toEqual({
      id: expect.any(String),
      at: now.toISOString(),
      actor: { kind: "user", id: person, name: "Ada" },
      action: "brand.update",
      subject: "acme",
      address: "203.0.113.7",
      requestId: "request-1",
      before: { name: "Brand acme" },
      after: { name: "Acme Inc" },
    });
    expect([events[1]?.action, events[1]?.before]).toEqual(["brand.create", null]);
  });

  test("knows a person and a token by what they were called then", async () => {
    const workspaceId = await server.createWorkspace();
    const secret = await server.createSecret({ workspaceId });
    const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
    const payload = JSON.stringify(fields("by-token"));
    const answer = await server.app.inject({
      method: "POST",
      url: "/brands",
      headers,
      payload,
      remoteAddress: "198.51.100.4",
    });
    expect(answer.statusCode).toBe(201);
    await as(workspaceId).brand.remove({ id: "by-token" });
    await server.database.apiToken.updateMany({ where: { workspaceId }, data: { name: "renamed" } });
    await server.database.user.update({ where: { id: person }, data: { name: "Ada L." } });
    const { events } = await as(workspaceId).audit.list({});
    await server.database.user.update({ where: { id: person }, data: { name: "Ada" } });
    expect(events.map(({ actor, address }) => [actor.kind, actor.name, address])).toEqual([
      ["user", "Ada", "203.0.113.7"],
      ["token", "test", "198.51.100.4"],
      ["system", null, null],
    ]);
    expect(events[1]?.requestId).toBe(answer.headers["x-request-id"]);
  });

  test("is searched by action, subject, actor and time", async () => {
    const owner = await alone();
    const begun = now;
    await owner.brand.create(fields("one"));
    now = new Date(begun.getTime() + 1000);
    await owner.brand.create(fields("two"));
    await owner.brand.update({ id: "one", changes: { enabled: false } });
    const found = async (query: Parameters<typeof owner.audit.list>[0]) =>
      (await owner.audit.list(query)).events.map(({ action, subject }) => `${action} ${subject}`);
    expect(await found({ action: "brand.create" })).toEqual(["brand.create two", "brand.create one"]);
    expect(await found({ subject: "one" })).toEqual(["brand.update one", "brand.create one"]);
    expect(await found({ from: now.toISOString(), action: "brand.create" })).toEqual(["brand.create two"]);
    expect(await found({ to: now.toISOString() })).toEqual(["brand.create one"]);
    expect(await found({ actor: person })).toHaveLength(3);
    expect(await found({ actor: "somebody" })).toEqual([]);
  });

  test("is read by pages that neither repeat nor leave out, though rows of one moment stand at the seam", async () => {
    const owner = await alone();
    for (let index = 0; index < 7; index += 1) await owner.brand.create(fields(`same-${index}`));
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner.audit.list({ limit: 2, ...(cursor && { cursor }) });
      ids.push(...page.events.map(({ id }) => id));
      // What comes meanwhile stands before the first page.
      await owner.brand.create(fields(`meanwhile-${ids.length}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toHaveLength(7);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => Number(other) - Number(one)));
  });

  test.each([
    ["nonsense", "cursor: is not a cursor that a page of this list gave"],
    [Buffer.from('["0000-01-01T00:00:00.000Z","x"]').toString("base64url"), "cursor: is not a cursor"],
    [
      Buffer.from('["2026-01-01T00:00:00.000Z","9999999999999999999"]').toString("base64url"),
      "cursor: is not a cursor",
    ],
  ])("refuses the cursor %s", async (cursor, message) => {
    const owner = await alone();
    for (const ask of [() => owner.audit.list({ cursor }), () => owner.audit.export({ cursor })])
      await expect(ask()).rejects.toMatchObject({ code: "BAD_REQUEST", message: expect.stringContaining(message) });
  });

  test("is its workspace's alone, and its owners'", async () => {
    const workspaceId = await server.createWorkspace();
    await as(workspaceId).brand.create(fields("walls"));
    expect((await (await alone()).audit.list({})).events).toEqual([]);
    for (const role of ["editor", "viewer"] as const) {
      await expect(as(workspaceId, role).audit.list({})).rejects.toMatchObject({ code: "FORBIDDEN" });
      await expect(as(workspaceId, role).audit.export({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
  });
});

describe("GET /audit", () => {
  test("answers tokens that may read it, and no others", async () => {
    const workspaceId = await server.createWorkspace();
    await as(workspaceId).brand.create(fields("rest"));
    const get = async (url: string, secret: string) => {
      const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${secret}` } });
      return { status: answer.statusCode, body: answer.json() };
    };
    const reader = await server.createSecret({ workspaceId, scopes: ["audit:read"] });
    const answer = await get("/audit?limit=1&action=brand.create", reader);
    expect([answer.status, answer.body.events.length, answer.body.events[0].subject]).toEqual([200, 1, "rest"]);
    expect(await get("/audit", await server.createSecret({ workspaceId }))).toEqual({
      status: 403,
      body: { error: "Forbidden", message: "The access token lacks the scope audit:read." },
    });
    const { status, body } = await get("/audit?limit=0&from=yesterday&who=me", reader);
    expect([status, body.message]).toEqual([
      400,
      "from: must be a time in UTC, like 2026-01-31T09:30:00.000Z; limit: must be between 1 and 100; who: is not a known field",
    ]);
  });
});

describe("the audit log as CSV", () => {
  test("has a line for each act, under a line of names, and reads back as it was", async () => {
    const owner = await alone();
    await owner.brand.create(fields("csv", 'Quotes " and, commas'));
    const { csv, rows } = await exported(owner);
    expect(rows[0]?.join()).toBe("at,actor_kind,actor_id,actor_name,address,action,subject,before,after,request_id");
    expect(rows[1]?.slice(0, 8)).toEqual([
      now.toISOString(),
      "user",
      person,
      "Ada",
      "203.0.113.7",
      "brand.create",
      "csv",
      "",
    ]);
    expect(JSON.parse(rows[1]?.[8] ?? "")).toMatchObject({ name: 'Quotes " and, commas' });
    expect(csv.endsWith("\r\n")).toBe(true);
  });

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "=1\n2"])(
    "makes no formula of %j, whoever is called so",
    async (name) => {
      const owner = await alone();
      await owner.brand.create(fields("formula"));
      // Names are one line when they are written; rows are older than rules.
      await server.database.auditEvent.updateMany({ data: { actorName: name } });
      const { rows } = await exported(owner);
      expect(rows[1]?.[3]).toBe(`'${name}`);
    },
  );

  test("comes in parts of bounded size, however much there is, and each row once", async () => {
    const owner = await alone();
    const prompts = Array.from({ length: 200 }, (_, index) => `${index} ${"word ".repeat(60)}`.trim());
    for (let index = 0; index < 60; index += 1) {
      await owner.brand.create({ ...fields(`large-${index}`), prompts });
    }
    const { csv, parts, rows } = await exported(owner);
    expect(parts).toBeGreaterThan(2);
    expect(csv.length / parts).toBeLessThan(1_100_000);
    const subjects = rows.slice(1).map((row) => row[6]);
    expect(subjects).toHaveLength(60);
    expect(new Set(subjects).size).toBe(60);
  });
});
