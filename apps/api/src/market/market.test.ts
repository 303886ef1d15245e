import { loadAtlas } from "@marque/atlas";
import { type Market, marketList, type Scope } from "@marque/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function get(query: string, scopes: Scope[] = ["analyze"]) {
  const secret = await server.createSecret({ scopes });
  return server.app.inject({ url: `/markets${query}`, headers: { authorization: `Bearer ${secret}` } });
}
async function found(query: string): Promise<Market[]> {
  const answer = await get(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return marketList.parse(answer.json()).markets;
}
const first = async (q: string) => (await found(`?q=${encodeURIComponent(q)}`))[0]?.id;

describe("GET /markets", () => {
  test("lists markets by name, twenty unless told otherwise", async () => {
    const some = await found("");
    expect(some).toHaveLength(20);
    expect(some.map(({ name }) => name)).toEqual(
      some.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en")),
    );
    const all = await found("?limit=1000");
    expect(all.map(({ id }) => id).toSorted()).toEqual(
      loadAtlas()
        .categories.map(({ id }) => id)
        .toSorted(),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(await found("?q=&limit=3")).toEqual(all.slice(0, 3));
  });

  test.each([
    ["running", "running-shoes-and-sneakers"],
    ["sneak run", "running-shoes-and-sneakers"],
    ["RUNNING-SHOES", "running-shoes-and-sneakers"],
    ["plumb", "plumbers-and-electricians"],
    ["fast fo", "fast-food"],
    ["klempner", "plumbers-and-electricians"],
    ["vet", "vets"],
    ["gym", "gyms"],
    ["bank", "retail-banks"],
    ["used cars", "used-car-markets"],
    ["university", "universities"],
    ["real estate", "estate-agents"],
    ["jewelry", "jewellery"],
    ["plumber near me", "plumbers-and-electricians"],
    ["dog groomer near me", "pet-boarding-and-grooming"],
    ["agence immobilière", "estate-agents"],
    ["歯医者", "dentists"],
  ])("finds “%s” first", async (q, id) => {
    expect(await first(q)).toBe(id);
  });

  test("a market is found by what is sold there, after those that are called so", async () => {
    const ids = (await found("?q=burger")).map(({ id }) => id);
    expect(ids).toContain("fast-food");
  });

  test("the words that say most must be there", async () => {
    expect(await found("?q=running%20zzzz")).toEqual([]);
    expect(await found("?q=%26%21")).toEqual([]);
  });

  test.each([
    ["?limit=0", "limit: must be between 1 and 1000"],
    ["?limit=1001", "limit: must be between 1 and 1000"],
    ["?limit=ten", "limit: must be a number"],
    [`?q=${"a".repeat(201)}`, "q: must be at most 200 characters"],
    ["?sector=food", "sector: is not a known field"],
  ])("400 for %s", async (query, message) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: "Validation Error", message }]);
  });

  test("needs the scope of an analysis", async () => {
    expect((await get("", ["brands:read", "brands:write"])).statusCode).toBe(403);
    expect((await server.app.inject({ url: "/markets" })).statusCode).toBe(401);
  });
});
