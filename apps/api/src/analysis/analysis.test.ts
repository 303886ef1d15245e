import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { analysisEvent } from "@marque/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";

const PAGES: Record<string, string> = {
  "acme.test/": `<!doctype html><html lang="en"><title>Acme | Trail running shoes</title>
    <meta property="og:site_name" content="Acme"><h1>Trail running shoes</h1>
    <nav><a href="/shoes">Trail running shoes</a><a href="/compare">Compare</a></nav>`,
  "acme.test/compare": `<!doctype html><title>Acme vs Foopod</title><h1>Acme vs Foopod</h1><a href="https://foopod.com">Foopod</a>`,
};
let site: Server;
let server: TestServer;
let secret: string;
const asked: string[] = [];
let loopbackConnections = 0;

beforeAll(async () => {
  site = createServer((request, response) => {
    const address = `${request.headers.host?.replace(/^www\.|:\d+$/g, "")}${request.url}`;
    asked.push(address);
    if (address === "private.test/")
      return response.writeHead(302, { location: `http://127.0.0.1:${loopback.port}/` }).end();
    const page = PAGES[address];
    if (page === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  const loopback = { port: 0, server: createServer((_, response) => response.end("secret")) };
  loopback.server.on("connection", () => {
    loopbackConnections += 1;
  });
  loopback.port = await listen(loopback.server);
  const target = { address: "127.0.0.1", port: await listen(site) };
  const connectTo = new Map([
    ["acme.test", target],
    ["www.acme.test", target],
    ["private.test", target],
    ["down.test", { address: "127.0.0.1", port: 1 }],
  ]);
  server = await startTestServer({ connectTo });
  await server.analysesReady();
  secret = await server.createSecret();
});
afterAll(async () => {
  await server.close();
  site.close();
});

const listen = (each: Server) =>
  new Promise<number>((resolve) => {
    each.listen(0, "127.0.0.1", () => {
      const address = each.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
const analyze = (body: unknown, query = "") =>
  server.app.inject({
    method: "POST",
    url: `/tools/analyze${query}`,
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    payload: JSON.stringify(body),
  });

describe("POST /tools/analyze", () => {
  test("answers 200 with exactly the six fields", async () => {
    const answer = await analyze({ website: "https://www.acme.test/" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(Object.keys(answer.json()).sort()).toEqual([
      "additionalDomains",
      "aliases",
      "brandName",
      "competitors",
      "suggestedPrompts",
      "website",
    ]);
    expect(answer.json()).toMatchObject({
      brandName: "Acme",
      website: "acme.test",
    });
    expect(answer.json().competitors[0]).toMatchObject({ name: "Foopod", domains: ["foopod.com"] });
    expect(answer.json().suggestedPrompts.length).toBeGreaterThan(0);
  });

  test("?explain=true adds where each value came from, and changes nothing else", async () => {
    const plain = (await analyze({ website: "acme.test" })).json();
    const { evidence, ...rest } = (await analyze({ website: "acme.test" }, "?explain=true")).json();
    expect(rest).toEqual(plain);
    const explained = new Set(evidence.map((each: { field: string; value: string }) => `${each.field} ${each.value}`));
    expect(explained).toContain("brandName Acme");
    for (const { name } of plain.competitors) expect(explained).toContain(`competitors ${name}`);
    for (const { prompt } of plain.suggestedPrompts) expect(explained).toContain(`suggestedPrompts ${prompt}`);
  });

  test("a hint is the name; a blank one counts as omitted", async () => {
    expect((await analyze({ website: "acme.test", brandName: " ACME Corp " })).json().brandName).toBe("ACME Corp");
    expect((await analyze({ website: "acme.test", brandName: "   " })).json().brandName).toBe("Acme");
  });

  test("0 turns a generation off: the list is empty and its pages are not even asked for", async () => {
    asked.length = 0;
    // Another address than the other tests': pages are remembered for a while.
    const answer = await analyze({ website: "http://acme.test/", maxCompetitors: 0, maxPrompts: 0 });
    expect(answer.json()).toMatchObject({ brandName: "Acme", competitors: [], suggestedPrompts: [] });
    expect(asked).toContain("acme.test/");
    expect(asked).not.toContain("acme.test/compare");
  });

  test("a site that is down is still answered, from its name", async () => {
    const answer = await analyze({ website: "down.test" });
    expect([answer.statusCode, answer.json().brandName, answer.json().competitors]).toEqual([200, "Down", []]);
  });

  test("writes nothing: every row of every table is as before, but the token's last use", async () => {
    await server.app.inject({
      method: "POST",
      url: "/brands",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      payload: JSON.stringify({ id: "there", name: "There", domains: ["acme.test"], prompts: ["a b c"] }),
    });
    const before = await everyRow();
    expect((await analyze({ website: "acme.test" })).statusCode).toBe(200);
    expect((await analyze({ website: "nonsense" })).statusCode).toBe(400);
    expect(await everyRow()).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(9);
  });

  async function everyRow(): Promise<Record<string, string>> {
    const tables = await server.database.$queryRaw<{ name: string }[]>`
      SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`;
    const rows: Record<string, string> = {};
    for (const { name } of tables) {
      const [all] = await server.database.$queryRawUnsafe<{ rows: string }[]>(
        `SELECT coalesce(string_agg((to_jsonb(t) - 'lastUsedAt')::text, E'\\n' ORDER BY t::text), '') AS rows FROM "${name}" t`,
      );
      rows[name] = all?.rows ?? "";
    }
    return rows;
  }

  // Each address that is none is proven in packages/schema; here, that such a fault is told over HTTP.
  test("400 for a website that is none, and for a field that is unknown", async () => {
    const answer = await analyze({ website: "http://[::ffff:127.0.0.1]/", explain: true });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        error: "Validation Error",
        message: "website must be a valid domain or http(s) URL; explain: is not a known field",
      },
    ]);
  });

  test.each(["", "1", "TRUE", "yes", "maybe"])("400 for explain=%s", async (explain) => {
    const answer = await analyze({ website: "acme.test" }, `?explain=${explain}`);
    expect([answer.statusCode, answer.json().message]).toEqual([400, "explain: must be true or false"]);
  });

  test("?market is where it is placed, whatever its pages say, and the answer has the same six fields", async () => {
    const plain = (await analyze({ website: "acme.test" })).json();
    const answer = await analyze({ website: "acme.test" }, "?market=coffee-shops&explain=true");
    expect(answer.statusCode, answer.body).toBe(200);
    const { evidence, ...rest } = answer.json();
    expect(Object.keys(rest)).toEqual(Object.keys(plain));
    const markets = evidence.filter(({ field }: { field: string }) => field === "market");
    expect(markets.map(({ reason }: { reason: string }) => reason)).toEqual(["chosen by a person"]);
    expect(rest.competitors.map(({ name }: { name: string }) => name)).toContain("Starbucks");
    expect(plain.competitors.map(({ name }: { name: string }) => name)).not.toContain("Starbucks");
  });

  test("?market may be given more than once", async () => {
    const query = "?market=coffee-shops&market=fast-food&market=coffee-shops&explain=true";
    const { evidence } = (await analyze({ website: "acme.test" }, query)).json();
    const markets = evidence.filter(({ field }: { field: string }) => field === "market");
    expect(markets).toHaveLength(2);
  });

  test("?about is read as what it sells", async () => {
    const about = encodeURIComponent("Oat milk, almond milk and soy milk for baristas");
    const { evidence } = (await analyze({ website: "down.test" }, `?explain=true&about=${about}`)).json();
    const market = evidence.find(({ field }: { field: string }) => field === "market");
    expect(market).toMatchObject({ value: expect.stringMatching(/plant-based/i), url: null });
    const plain = (await analyze({ website: "acme.test" })).json();
    expect((await analyze({ website: "acme.test" }, "?about=%20")).json(), "blank counts as omitted").toEqual(plain);
  });

  test.each([
    ["market=nonsense", 'market: "nonsense" is not a market; GET /markets lists them'],
    ["market=", "market.0: must not be empty"],
    ["market=a&market=b&market=c&market=d", "market: must have at most 3 entries"],
    [`about=${"a".repeat(501)}`, "about: must be at most 500 characters"],
    ["about=a%00b", "about: must not contain control characters"],
    ["about=a&about=b", "about: must be a string"],
    ["markets=fast-food", "markets: is not a known field"],
  ])("400 for ?%s", async (query, message) => {
    const answer = await analyze({ website: "acme.test" }, `?${query}`);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: "Validation Error", message }]);
  });

  test("market and about are no fields of the body", async () => {
    const answer = await analyze({ website: "acme.test", market: ["fast-food"], about: "burgers" });
    const message = "market: is not a known field; about: is not a known field";
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test("a site that redirects to a private address is not followed there", async () => {
    const answer = await analyze({ website: "private.test" });
    expect([answer.statusCode, loopbackConnections]).toEqual([200, 0]);
    expect(answer.body).not.toContain("secret");
  });
});

describe("analysis.watch", () => {
  /** What an editor's browser is told of an analysis. */
  async function watched(input: object) {
    const email = `${randomUUID()}@example.com`;
    const user = await server.database.user.create({ data: { email, name: "W", passwordHash: "x" } });
    await server.database.member.create({ data: { userId: user.id, workspaceId: server.workspaceId, role: "editor" } });
    const answer = await server.app.inject({
      url: `/trpc/analysis.watch?input=${encodeURIComponent(JSON.stringify(input))}`,
      headers: { authorization: `Bearer ${await server.webToken(user.id)}`, accept: "text/event-stream" },
    });
    expect(answer.headers["content-type"]).toContain("text/event-stream");
    return answer.body
      .split("\n")
      .filter((line) => line.startsWith('data: {"type"'))
      .map((line) => analysisEvent.parse(JSON.parse(line.slice("data: ".length))));
  }

  test("finds the same in every language, and says it in the one that is asked for", async () => {
    const site = { website: "acme.test", maxPrompts: 3 };
    const [english, german] = [await watched({ site }), await watched({ site, language: "de" })];
    const results = [english, german].map((events) => events.find((each) => each.type === "result"));
    expect(results[0]?.result).toEqual(results[1]?.result);
    const firstReason = results.map((result) => result?.evidence[0]?.reason);
    expect(firstReason[0]).toMatch(/on the home page$/);
    expect(firstReason[1]).toMatch(/auf der Startseite$/);
    const steps = german.flatMap((each) => (each.type === "step" && each.status === "done" ? [each.message] : []));
    expect(steps[0]).toBe("acme.test geöffnet");
  });

  test("tells the steps as they happen, then the result, as server-sent events", async () => {
    const events = await watched({ site: { website: "acme.test", maxPrompts: 0 } });
    const steps = events.flatMap((each) => (each.type === "step" ? [`${each.step} ${each.status}`] : []));
    expect(steps).toEqual([
      "fetch started",
      "fetch done",
      "read started",
      "read done",
      "identify started",
      "identify done",
      "competitors started",
      "competitors done",
      "prompts skipped",
    ]);
    expect(events.at(-1)).toMatchObject({
      type: "result",
      problem: null,
      result: { brandName: "Acme", suggestedPrompts: [] },
    });
  });
});
