import { describe, expect, test } from "vitest";
import { madeRequest, madeWorld, makeSite } from "../../testing/made-site";
import { makeTlsSite, tlsDial, tlsWorld } from "../../testing/made-tls-site";
import { sharedEngine } from "../../testing/shared-engine";
import { createAnalyzer } from "../analyze";
import { createFetching } from "../fetch";
import type { World } from "../world";

const request = (world: World, website: string) => madeRequest(world, { website, maxCompetitors: 0, maxPrompts: 0 });
const HOME = "<title>Brightwater</title><h1>Loose leaf tea</h1>";

describe("a private website", () => {
  test("is looked for under the operator's private hosts alone: no name is asked for in public", async () => {
    await using site = await makeSite((message, response) => {
      if (message.headers.host?.startsWith("brightwater.intra"))
        response.writeHead(301, { location: "http://brightwater.test/" }).end();
      else response.setHeader("content-type", "text/html").end(HOME);
    });
    const asked: string[] = [];
    const hosts = { "brightwater.test": site, "brightwater.intra": site, "other.test": site };
    const world = madeWorld(hosts, {
      resolve: (hostname) => {
        asked.push(hostname);
        return Promise.reject(new Error("no such host"));
      },
    });
    const analyzer = createAnalyzer(world, createFetching(world), await sharedEngine());
    const { result } = await analyzer.analyze(request(world, "brightwater.test"));
    await analyzer.close();
    expect(result.additionalDomains).toEqual(["brightwater.intra"]);
    expect(asked).toEqual([]);
    expect(site.requests.some((line) => line.includes("other.test"))).toBe(false);
  });
});

describe("names that DNS is slow to answer for", () => {
  /** A site in a world whose resolver never answers for any other name. */
  async function withSilentDns(
    use: (world: World, analyzer: ReturnType<typeof createAnalyzer>, waiting: () => number) => Promise<void>,
    overrides: Partial<World> = {},
  ) {
    await using site = await makeTlsSite(
      (_, response) => void response.setHeader("content-type", "text/html").end(HOME),
      [["brightwater.com"]],
    );
    let waiting = 0;
    const known = tlsWorld(["brightwater.com"]);
    const world: World = {
      ...known,
      resolve: (hostname) => {
        if (hostname === "brightwater.com") return known.resolve(hostname);
        waiting += 1;
        return new Promise(() => {});
      },
      ...overrides,
    };
    const analyzer = createAnalyzer(world, createFetching(world, { dial: tlsDial(site) }), await sharedEngine());
    try {
      await use(world, analyzer, () => waiting);
    } finally {
      await analyzer.close();
    }
  }

  test("keep no more than two look-ups waiting, and the analysis not beyond its deadline", async () => {
    await withSilentDns(
      async (world, analyzer, waiting) => {
        const begun = world.now();
        const { result, problem } = await analyzer.analyze(request(world, "brightwater.com"));
        expect([result.brandName, result.additionalDomains, problem]).toEqual(["Brightwater", [], null]);
        expect(world.now() - begun).toBeLessThan(1500 + 5000);
        expect(waiting()).toBe(2);
      },
      { deadlineMilliseconds: 1500 },
    );
  });

  test("end with the caller who goes away", async () => {
    await withSilentDns(async (world, analyzer, waiting) => {
      const caller = new AbortController();
      const analysis = analyzer.analyze(request(world, "brightwater.com"), { signal: caller.signal });
      await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
      caller.abort(new Error("gone"));
      await expect(analysis).rejects.toThrow("gone");
    });
  });
});

test("a site that can't be reached is not looked for elsewhere", async () => {
  const asked: string[] = [];
  const resolve = (hostname: string) => {
    asked.push(hostname);
    return Promise.reject(new Error("no such host"));
  };
  const world = madeWorld({}, { resolve });
  const analyzer = createAnalyzer(world, createFetching(world), await sharedEngine());
  await analyzer.analyze(request(world, "brightwater.com"));
  await analyzer.close();
  expect([...new Set(asked)].sort()).toEqual(["brightwater.com", "www.brightwater.com"]);
});
