import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
let secret: string;
beforeAll(async () => {
  server = await startTestServer();
  secret = await server.createSecret();
});
afterAll(() => server.close());

const call = (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, body?: unknown, headers = {}) =>
  server.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
const create = (id: string) =>
  call("POST", "/brands", { id, name: id, domains: ["a.com"], competitors: ["B"], prompts: ["c d e"] });

describe("a caller that lives on the API alone", () => {
  test("gets, changes and deletes a brand, entity tags held to", async () => {
    const made = (await create("one")).json();
    const got = await call("GET", "/brands/one");
    expect([got.statusCode, got.json(), got.headers["cache-control"]]).toEqual([200, made, "no-store"]);
    const etag = `${got.headers.etag}`;
    const changed = await call("PATCH", "/brands/one", { name: "Uno" }, { "if-match": etag });
    expect([changed.statusCode, changed.json().name]).toEqual([200, "Uno"]);
    expect(changed.headers.etag).not.toBe(etag);
    expect((await call("PATCH", "/brands/one", { name: "Eins" }, { "if-match": etag })).statusCode).toBe(412);
    expect((await call("GET", "/brands/one/competitors")).json()).toEqual({
      competitors: [{ id: expect.any(String), name: "B", domains: [], aliases: [] }],
    });
    expect((await call("GET", "/brands/one/prompts")).json()).toEqual({
      prompts: [{ id: expect.any(String), prompt: "c d e", tags: [], enabled: true }],
    });
    const gone = await call("DELETE", "/brands/one");
    expect([gone.statusCode, gone.body]).toEqual([204, ""]);
    expect((await call("GET", "/brands/one")).json()).toEqual({
      error: "Not Found",
      message: 'Brand "one" does not exist.',
    });
  });

  test("an id of 200 characters and of every sign that ids may have is found", async () => {
    for (const id of ["a.b_c~d:e@f-G", "x".repeat(200)]) {
      await create(id);
      expect((await call("GET", `/brands/${encodeURIComponent(id)}`)).json().id).toBe(id);
    }
  });

  test("lists with the words of a query", async () => {
    for (const id of ["l1", "l2", "l3"]) await create(id);
    const page = (await call("GET", "/brands?limit=2&enabled=true&q=l")).json();
    expect(page.brands.map((each: { id: string }) => each.id)).toEqual(["l3", "l2"]);
    const next = (await call("GET", `/brands?limit=2&q=l&cursor=${page.pagination.nextCursor}`)).json();
    expect(next.brands.map((each: { id: string }) => each.id)).toEqual(["l1"]);
  });

  test.each([
    ["limit=0", "limit: must be between 1 and 100"],
    ["limit=101", "limit: must be between 1 and 100"],
    ["limit=two", "limit: must be a number"],
    ["page=0", "page: must be between 1 and 10000"],
    ["enabled=maybe", "enabled: must be true or false"],
    ["cursor=nonsense", "cursor: is not a cursor that a page of this list gave"],
    ["colour=red", "colour: is not a known field"],
    ["page=501", "page: must be at most 500 with limit 20; go on by cursor"],
    ["sort=colour", "sort: must be one of name, -name, createdAt, -createdAt, updatedAt, -updatedAt"],
    ["enabled=yes&order=name", "enabled: must be true or false; order: is not a known field"],
  ])("400 for the list with ?%s", async (query, message) => {
    const answer = await call("GET", `/brands?${query}`);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test.each([
    ["PATCH", "/brands/l1", {}, "body: must change at least one field"],
    [
      "PATCH",
      "/brands/l1",
      { domains: ["x"], id: "y" },
      'domains.0: "x" is not a valid domain; id: is not a known field',
    ],
    ["GET", "/brands/a%2Fb", undefined, "id: may hold only A-Z a-z 0-9 . _ ~ : @ -"],
  ] as const)("400 for %s %s %j", async (method, url, body, message) => {
    const answer = await call(method, url, body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test("another workspace's brand is an identical 404, whatever is asked of it", async () => {
    await create("walled");
    const other = await server.createSecret({ workspaceId: await server.createWorkspace() });
    const headers = { authorization: `Bearer ${other}` };
    for (const [method, url, body] of [
      ["GET", "/brands/walled", undefined],
      ["GET", "/brands/walled/prompts", undefined],
      ["PATCH", "/brands/walled", { name: "x" }],
      ["DELETE", "/brands/walled", undefined],
    ] as const) {
      const answer = await call(method, url, body, headers);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: "Not Found", message: 'Brand "walled" does not exist.' },
      ]);
    }
  });
});
