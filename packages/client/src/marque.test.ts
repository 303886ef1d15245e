import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import { inspect } from "node:util";
import { afterEach, describe, expect, inject, test } from "vitest";
import * as client from "./index.js";

/** A secret that must not come out anywhere. */
const TOKEN = "mrq_a-secret-of-the-tests";
/** In milliseconds: long enough for an answer that comes at once. */
const PATIENCE = 500 * inject("limits").slowness;

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}
type Step = (response: ServerResponse, seen: Seen) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Step =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
const refusal = (status: number, headers: Record<string, string> = {}) =>
  json(status, { error: "An Error", message: `refused with ${status}` }, headers);
const hangUp: Step = (response) => response.socket?.destroy();
const silence: Step = () => {};
const ACME = { id: "acme", name: "Acme", domains: ["acme.com"] };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A client of a server that answers with these steps, one after the other, and what that server saw. */
async function scripted(steps: readonly Step[], options: Partial<client.MarqueOptions> = {}) {
  const seen: Seen[] = [];
  const started = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const call = { method, url, headers, body: (await request.setEncoding("utf8").toArray()).join("") };
    seen.push(call);
    (steps[seen.length - 1] ?? refusal(418))(response, call);
  });
  server = started;
  const port = await new Promise<number>((resolve) => {
    started.listen(0, "127.0.0.1", () => {
      const address = started.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  const marque = new client.Marque({ baseUrl: `http://127.0.0.1:${port}/`, token: TOKEN, ...options });
  return { marque, seen };
}

describe("a call", () => {
  test("goes out with token, path, query and body, and gives what came back", async () => {
    const { marque, seen } = await scripted([
      json(200, { brands: [], pagination: { nextCursor: null } }),
      json(200, ACME, { etag: '"1"', "x-request-id": "theirs" }),
    ]);
    await marque.brands.page({ q: "a&b", limit: 5 });
    const answer = await marque.call("PATCH", "/brands/{id}", {
      path: { id: "a/b c" },
      body: { name: "Acme" },
      ifMatch: '"0"',
    });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /brands?q=a%26b&limit=5",
      "PATCH /brands/a%2Fb%20c",
    ]);
    expect(seen[1]).toMatchObject({
      body: '{"name":"Acme"}',
      headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json", "if-match": '"0"' },
    });
    expect(answer).toEqual({ status: 200, body: ACME, etag: '"1"', requestId: "theirs", isReplayed: false });
  });

  test.each(["", ".", ".."])("never leaves for the id %j, which no path can hold", async (id) => {
    const { marque, seen } = await scripted([]);
    await expect(marque.brands.delete(id)).rejects.toThrow(TypeError);
    expect(seen).toEqual([]);
  });

  test("lists every brand, page after page, behind the cursor of the page before", async () => {
    const { marque, seen } = await scripted([
      json(200, { brands: [{ id: "one" }, { id: "two" }], pagination: { nextCursor: "behind two" } }),
      json(200, { brands: [{ id: "three" }], pagination: { nextCursor: null } }),
    ]);
    const ids: string[] = [];
    for await (const { id } of marque.brands.list({ q: "x" })) ids.push(id);
    expect(ids).toEqual(["one", "two", "three"]);
    expect(seen.map(({ url }) => url)).toEqual(["/brands?q=x", "/brands?q=x&cursor=behind+two"]);
  });

  test("asks for no further page than is read", async () => {
    const { marque, seen } = await scripted([
      json(200, { brands: [{ id: "one" }, { id: "two" }], pagination: { nextCursor: "more" } }),
    ]);
    for await (const { id } of marque.brands.list()) if (id === "one") break;
    expect(seen).toHaveLength(1);
  });
});

describe("a further try", () => {
  const PASSING: readonly [string, Step][] = [
    ["429 with a time to wait", refusal(429, { "retry-after": "0" })],
    ["503 with a time to wait", refusal(503, { "retry-after": "0" })],
    ["503 until a date that is past", refusal(503, { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" })],
    ["502 of a proxy, with a page", (response) => response.writeHead(502).end("<h1>Bad Gateway</h1>")],
    ["409 while the same key is in flight", refusal(409, { "retry-after": "0" })],
    ["a connection that breaks", hangUp],
  ];
  test.each(PASSING)("is made after %s, with the same key and the same body", async (_, step) => {
    const { marque, seen } = await scripted([step, json(201, ACME)]);
    expect(await marque.brands.create(ACME)).toEqual(ACME);
    const keys = seen.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(seen[1]?.body).toBe(seen[0]?.body);
  });

  test("is made when no answer came in time", async () => {
    const { marque, seen } = await scripted([silence, json(200, ACME)], { timeoutMilliseconds: PATIENCE });
    expect(await marque.brands.get("acme")).toEqual(ACME);
    expect(seen).toHaveLength(2);
  });

  test("waits as long as it is told", async () => {
    const { marque, seen } = await scripted([
      refusal(503, { "retry-after": "1" }),
      (response) =>
        json(200, { ...ACME, name: String(Date.now()) })(response, { method: "", url: "", headers: {}, body: "" }),
    ]);
    const before = Date.now();
    const { name } = await marque.brands.get("acme");
    expect(Number(name) - before).toBeGreaterThanOrEqual(990);
    expect(seen).toHaveLength(2);
  });

  test.each([
    ["400", refusal(400)],
    ["401", refusal(401)],
    ["409 of an id that is taken", refusal(409)],
    ["500", refusal(500)],
    ["503 that asks for longer than the longest wait", refusal(503, { "retry-after": "61" })],
  ])("is not made after %s", async (_, step) => {
    const { marque, seen } = await scripted([step, json(200, ACME)]);
    await expect(marque.brands.get("acme")).rejects.toBeInstanceOf(client.ApiError);
    expect(seen).toHaveLength(1);
  });

  test("is made as often as was said, and then the last error is told", async () => {
    const busy = refusal(503, { "retry-after": "0" });
    const { marque, seen } = await scripted([busy, busy, busy, busy], { retries: 3 });
    await expect(marque.brands.get("acme")).rejects.toBeInstanceOf(client.UnavailableError);
    expect(seen).toHaveLength(4);
  });

  test("of reading needs no key; a change takes the caller's own", async () => {
    const { marque, seen } = await scripted([json(200, ACME), json(200, ACME)]);
    await marque.brands.get("acme");
    await marque.brands.update("acme", { name: "Acme" }, { idempotencyKey: "mine" });
    expect(seen.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, "mine"]);
  });
});

describe("an error", () => {
  test.each([
    [400, client.ValidationError],
    [401, client.UnauthorizedError],
    [403, client.ForbiddenError],
    [404, client.NotFoundError],
    [409, client.ConflictError],
    [412, client.PreconditionFailedError],
    [418, client.ApiError],
    [422, client.UnprocessableError],
    [429, client.TooManyRequestsError],
    [500, client.ServerError],
    [503, client.UnavailableError],
  ])("of %i has a class of its own, and knows what the server said", async (status, Class) => {
    const { marque } = await scripted([refusal(status, { "x-request-id": "theirs", "retry-after": "7" })], {
      retries: 0,
    });
    const error = await marque.brands.get("acme").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Class);
    expect(error).toMatchObject({
      name: Class.name,
      status,
      error: "An Error",
      message: `refused with ${status}`,
      requestId: "theirs",
      retryAfterSeconds: 7,
    });
  });

  test("of a proxy that answers with a page still has its status", async () => {
    const { marque } = await scripted([(response) => response.writeHead(404).end("<h1>Not here</h1>")]);
    await expect(marque.brands.get("acme")).rejects.toMatchObject({ status: 404, error: "Not Found" });
  });

  test("tells that nothing answered, that it took too long, and that what came is no JSON", async () => {
    const { marque } = await scripted(
      [hangUp, silence, (response) => response.writeHead(200).end("<h1>Welcome</h1>")],
      {
        retries: 0,
        timeoutMilliseconds: PATIENCE,
      },
    );
    await expect(marque.brands.get("acme")).rejects.toBeInstanceOf(client.ConnectionError);
    await expect(marque.brands.get("acme")).rejects.toMatchObject({ name: "TimeoutError", milliseconds: PATIENCE });
    await expect(marque.brands.get("acme")).rejects.toMatchObject({
      name: "MarqueError",
      message: "The answer is not JSON",
    });
  });

  test("carries the id that the call was sent with", async () => {
    const { marque, seen } = await scripted([hangUp], { retries: 0 });
    const error = await marque.brands.get("acme").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ requestId: seen[0]?.headers["x-request-id"] });
  });

  test("never tells the token, nor does the client when it is printed", async () => {
    const { marque } = await scripted([hangUp], { retries: 0 });
    const error = await marque.brands.get("acme").catch((thrown: unknown) => thrown);
    expect(inspect(error, { depth: 9 })).not.toContain(TOKEN);
    expect(inspect(marque, { depth: 9, showHidden: true })).not.toContain(TOKEN);
    expect(JSON.stringify(marque)).not.toContain(TOKEN);
    const unsendable = () => new client.Marque({ baseUrl: "http://localhost:4000", token: `${TOKEN}\n` });
    expect(unsendable).toThrow(TypeError);
    expect(unsendable).not.toThrow(TOKEN);
  });

  test("of a signal is its reason, while a call is under way and while it waits for a further try", async () => {
    const { marque, seen } = await scripted([silence, refusal(503, { "retry-after": "30" })]);
    const first = new AbortController();
    const underWay = marque.brands.get("acme", { signal: first.signal });
    await expect.poll(() => seen.length).toBe(1);
    first.abort(new Error("enough"));
    await expect(underWay).rejects.toThrow("enough");
    const second = new AbortController();
    const waiting = marque.brands.get("acme", { signal: second.signal });
    await expect.poll(() => seen.length).toBe(2);
    second.abort(new Error("enough again"));
    await expect(waiting).rejects.toThrow("enough again");
  });

  test.each(["ftp://example.com", "http://a:b@example.com", "http://example.com/?x=1", "nowhere"])(
    "is thrown at once for the address %s",
    (baseUrl) => {
      expect(() => new client.Marque({ baseUrl, token: TOKEN })).toThrow(TypeError);
    },
  );
});

test("no redirect is followed with the token", async () => {
  const { marque, seen } = await scripted([(response) => response.writeHead(307, { location: "/elsewhere" }).end()]);
  await expect(marque.brands.get("acme")).rejects.toMatchObject({ status: 307 });
  expect(seen).toHaveLength(1);
});
