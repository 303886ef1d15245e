import { describe, expect, test } from "vitest";
import { madeWorld, makeSite, withFetcher } from "../../testing/made-site";
import type { World } from "../world";
import { createService } from "./service";

const LIMITS = { signal: new AbortController().signal, milliseconds: 60_000, mostBytes: 1000 };

async function ask(world: World, address: string, limits: Partial<typeof LIMITS> = {}) {
  const service = createService(world, new URL(address));
  try {
    return await service.ask({ question: "who & where?" }, { ...LIMITS, ...limits });
  } finally {
    await service.close();
  }
}

const resolvingTo = (address: string): Partial<World> => ({ resolve: async () => [{ address, family: 4 }] });

describe("a service", () => {
  test("is asked by POST, with a form and our name, and without its robots.txt", async () => {
    const headers: unknown[] = [];
    await using site = await makeSite((request, response) => {
      headers.push(request.headers["user-agent"], request.headers["content-type"]);
      request.pipe(response.writeHead(200));
    });
    const { port } = site.target;
    expect(await ask(madeWorld({}), `http://127.0.0.1:${port}/api/ask?by=us`)).toEqual({
      status: 200,
      text: "question=who+%26+where%3F",
      retryAfterMilliseconds: undefined,
    });
    expect(site.requests).toEqual([`POST 127.0.0.1:${port} /api/ask?by=us`]);
    expect(headers).toEqual(["MarqueBot/0.1 (+https://marque.example/bot)", "application/x-www-form-urlencoded"]);
  });

  test("is not followed elsewhere", async () => {
    await using elsewhere = await makeSite((_, response) => response.end("here"));
    await using site = await makeSite((_, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${elsewhere.target.port}/` }).end(),
    );
    expect(await ask(madeWorld({}), `http://127.0.0.1:${site.target.port}/`)).toMatchObject({ status: 307, text: "" });
    expect(elsewhere.connections()).toBe(0);
  });

  test("says how long it wants to be left alone, whatever its status", async () => {
    await using site = await makeSite((_, response) => response.writeHead(504, { "retry-after": "90" }).end("busy"));
    expect(await ask(madeWorld({}), `http://127.0.0.1:${site.target.port}/`)).toEqual({
      status: 504,
      text: "",
      retryAfterMilliseconds: 90_000,
    });
  });

  test.each([
    ["as long as was wanted", 1000, "a".repeat(1000)],
    ["longer", 1001, null],
  ])("that answers with a text %s", async (_, length, expected) => {
    await using site = await makeSite((_, response) => response.end("a".repeat(length)));
    const { text } = await ask(madeWorld({}), `http://127.0.0.1:${site.target.port}/`);
    expect(text).toBe(expected);
  });

  test("that breaks off its answer, or drips it, fails", async () => {
    await using breaking = await makeSite((_, response) => {
      response.writeHead(200, { "content-length": "900" }).write("a".repeat(800));
      setTimeout(() => response.destroy(), 20);
    });
    await expect(ask(madeWorld({}), `http://127.0.0.1:${breaking.target.port}/`)).rejects.toThrow();
    await using dripping = await makeSite((_, response) => {
      const drip = setInterval(() => response.write("a"), 20);
      response.on("close", () => clearInterval(drip));
    });
    const short = { milliseconds: 200 };
    await expect(ask(madeWorld({}), `http://127.0.0.1:${dripping.target.port}/`, short)).rejects.toThrow("200 ms");
  });
});

describe("where a service may be", () => {
  test.each(["overpass", "overpass.internal", "localhost", "map.test"])(
    "%s is a name of a private network, wherever that leads",
    async (host) => {
      await using site = await makeSite((_, response) => response.end("here"));
      const world = madeWorld({}, resolvingTo("127.0.0.1"));
      expect(await ask(world, `http://${host}:${site.target.port}/`)).toMatchObject({ text: "here" });
    },
  );

  test("a name of the internet must be at public addresses", async () => {
    await using site = await makeSite((_, response) => response.end("here"));
    const asked = ask(madeWorld({}, resolvingTo("127.0.0.1")), `http://overpass.example.com:${site.target.port}/`);
    await expect(asked).rejects.toThrow("resolved_ip_not_public");
    expect(site.connections()).toBe(0);
  });

  test("unless it is one of the operator's private hosts", async () => {
    await using site = await makeSite((_, response) => response.end("here"));
    const world = madeWorld({ "overpass.example.com": site });
    expect(await ask(world, "http://overpass.example.com/")).toMatchObject({ text: "here" });
  });

  test("a website at the same address is refused all the same", async () => {
    await using site = await makeSite((_, response) => response.end("<title>here</title>"));
    const address = `http://127.0.0.1:${site.target.port}/`;
    const world = madeWorld({});
    await ask(world, address);
    const page = await withFetcher(world, (fetcher) => fetcher.fetch(address));
    expect(page).toMatchObject({ ok: false, reason: "blocked", refusal: "ip_not_public" });
  });
});
