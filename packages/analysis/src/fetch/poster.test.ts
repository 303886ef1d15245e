import { describe, expect, test } from "vitest";
import { type MadeSite, madeWorld, makeSite, makeTcpSite } from "../../testing/made-site";
import type { World } from "../world";
import { createPoster, type PostRequest } from "./poster";

const REQUEST: PostRequest = {
  body: '{"type":"told"}',
  headers: { "content-type": "application/json", "webhook-id": "one" },
  userAgent: "Teller/1",
  signal: new AbortController().signal,
  milliseconds: 60_000,
};

async function post(world: World, url: string, request: Partial<PostRequest> = {}) {
  const poster = createPoster(world);
  try {
    return await poster.post(url, { ...REQUEST, ...request });
  } finally {
    await poster.close();
  }
}
const at = (site: MadeSite) => madeWorld({ "told.test": site });

describe("a poster", () => {
  test("sends the body and headers as they are, and tells the status alone", async () => {
    const heard: unknown[] = [];
    await using site = await makeSite((request, response) => {
      const { "user-agent": agent, "webhook-id": id, "content-type": type } = request.headers;
      heard.push(agent, id, type);
      request.on("data", (bytes) => heard.push(String(bytes)));
      request.on("end", () => response.writeHead(201).end("thanks"));
    });
    expect(await post(at(site), "http://told.test/hook?a=b")).toEqual({
      answered: true,
      status: 201,
      retryAfterMilliseconds: undefined,
    });
    expect(site.requests).toEqual(["POST told.test /hook?a=b"]);
    expect(heard).toEqual(["Teller/1", "one", "application/json", REQUEST.body]);
  });

  test("does not follow a redirect, and hears what pause is asked for", async () => {
    await using elsewhere = await makeSite((_, response) => response.end());
    await using site = await makeSite(({ url }, response) =>
      url === "/busy"
        ? response.writeHead(429, { "retry-after": "90" }).end()
        : response.writeHead(308, { location: "http://else.test/" }).end(),
    );
    const world = madeWorld({ "told.test": site, "else.test": elsewhere });
    expect(await post(world, "http://told.test/")).toMatchObject({ status: 308 });
    expect(await post(world, "http://told.test/busy")).toMatchObject({ status: 429, retryAfterMilliseconds: 90_000 });
    expect(elsewhere.connections()).toBe(0);
  });

  test.each(["http://127.0.0.1/", "https://[::1]/", "http://intranet/", "ftp://told.test/", "https://a:b@acme.com/"])(
    "asks nobody at %s",
    async (url) => {
      const poster = createPoster(madeWorld({}));
      expect(poster.refusalOf(url)).toBeDefined();
      expect(await poster.post(url, REQUEST)).toEqual({ answered: false, reason: "blocked" });
      await poster.close();
    },
  );

  test("asks nobody at a public name that leads to an address inside, though one of several is public", async () => {
    await using site = await makeSite((_, response) => response.end());
    const world = madeWorld(
      {},
      {
        resolve: async () => [
          { address: "93.184.216.34", family: 4 },
          { address: site.target.address, family: 4 },
        ],
      },
    );
    expect(createPoster(world).refusalOf("https://rebound.com/")).toBeUndefined();
    expect(await post(world, "https://rebound.com/")).toEqual({ answered: false, reason: "blocked" });
    expect(site.connections()).toBe(0);
  });

  test("asks a private host in plain HTTP alone", async () => {
    await using site = await makeSite((_, response) => response.end());
    expect(await post(at(site), "https://told.test/")).toMatchObject({ status: 200 });
    expect(site.requests).toEqual(["POST told.test /"]);
  });

  test.each([
    ["never answers", () => {}, "timeout"],
    ["hangs up", (socket: { destroy(): void }) => socket.destroy(), "unreachable"],
    ["speaks no HTTP", (socket: { end(text: string): void }) => socket.end("hello\r\n\r\n"), "unreachable"],
  ])("says why when the other side %s", async (_, onSocket, reason) => {
    await using site = await makeTcpSite(onSocket);
    expect(await post(at(site), "http://told.test/", { milliseconds: 300 })).toEqual({ answered: false, reason });
  });

  test("says so when there is no such host", async () => {
    const world = madeWorld({}, { resolve: () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" })) });
    expect(await post(world, "https://nowhere.com/")).toEqual({ answered: false, reason: "no-such-host" });
  });

  test("has its answer with the status, however long the body or slow its end", async () => {
    await using site = await makeSite(({ url }, response) => {
      response.writeHead(200).write("x");
      if (url === "/long") response.end("x".repeat(10_000_000));
    });
    expect(await post(at(site), "http://told.test/long")).toMatchObject({ status: 200 });
    expect(await post(at(site), "http://told.test/slow", { milliseconds: 300 })).toMatchObject({ status: 200 });
  });

  test("throws when whoever asked gives up, and nothing else", async () => {
    await using site = await makeTcpSite(() => {});
    const left = new AbortController();
    const asked = post(at(site), "http://told.test/", { signal: left.signal });
    left.abort(new Error("stopping"));
    await expect(asked).rejects.toThrow("stopping");
  });
});
