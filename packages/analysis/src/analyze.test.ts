import type { IncomingMessage, ServerResponse } from "node:http";
import { type AnalysisEvent, type AnalysisHints, analysisEvent, analysisInput, analysisResult } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { type MadeSite, madeRequest, madeWorld, makeSite } from "../testing/made-site";
import { sharedEngine } from "../testing/shared-engine";
import { type Analysis, createAnalyzer as createWith } from "./analyze";
import { createFetching } from "./fetch";
import type { World } from "./world";

const PAGES: Record<string, string> = {
  "/": `<!doctype html><html lang="en"><head><title>Acme – Invoicing software for freelancers</title>
    <meta name="description" content="Invoicing software for freelancers and small agencies.">
    <meta property="og:site_name" content="Acme"><link rel="alternate" hreflang="de" href="https://acme.de/">
    <script type="application/ld+json">{"@type":"Organization","name":"Acme","legalName":"Acme Books Ltd","sameAs":["https://x.com/acme"]}</script></head>
    <body><nav><a href="/invoicing">Invoicing software</a><a href="/time-tracking">Time tracking</a><a href="/products">Products</a><a href="/compare">Compare</a></nav>
    <main><h1>Invoicing software for freelancers</h1><h2>Time tracking</h2><h2>Expense tracking</h2></main>
    <footer><a href="/about">About</a> © 2026 Acme Books Ltd</footer></body></html>`,
  "/about": "<title>About | Acme</title><h1>About Acme</h1>",
  "/products": "<title>Products | Acme</title><h1>Products</h1>",
  "/compare": `<title>Compare Acme</title><h1>Acme vs Billwise</h1><p><a href="https://billwise.com">Billwise</a></p><h2>Acme vs Tallymate</h2>`,
};
const serve = (request: IncomingMessage, response: ServerResponse) => {
  const page = PAGES[request.url ?? ""];
  if (page === undefined) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
};

const createAnalyzer = async (world: World) => createWith(world, createFetching(world), await sharedEngine());

/** Analyses a website of a made world, and says what was told on the way. */
async function analyze(
  hosts: Record<string, MadeSite | { address: string; port: number }>,
  body: { website: string; brandName?: string; maxCompetitors?: number; maxPrompts?: number },
  overrides: Partial<World> = {},
  hints: AnalysisHints = {},
): Promise<Analysis & { events: AnalysisEvent[] }> {
  const world = madeWorld(hosts, overrides);
  const analyzer = await createAnalyzer(world);
  const events: AnalysisEvent[] = [];
  try {
    const request = { ...madeRequest(world, body), ...hints };
    return { ...(await analyzer.analyze(request, { onEvent: (event) => events.push(event) })), events };
  } finally {
    await analyzer.close();
  }
}

const steps = (events: readonly AnalysisEvent[]) =>
  events.flatMap((event) =>
    event.type === "step" && event.status !== "started" ? [`${event.step} ${event.status}`] : [],
  );

describe("an analysis", () => {
  test("suggests what the site says of itself, each value with its evidence", async () => {
    await using site = await makeSite(serve);
    const { result, evidence, placement, problem, events } = await analyze(
      { "acme.test": site },
      { website: "acme.test" },
    );
    expect(analysisResult.parse(result)).toEqual(result);
    expect(problem).toBeNull();
    expect(result).toMatchObject({ brandName: "Acme", website: "acme.test", additionalDomains: ["acme.de"] });
    expect(result.competitors.map(({ name }) => name).slice(0, 2)).toEqual(["Billwise", "Tallymate"]);
    expect(result.competitors[0]?.domains).toEqual(["billwise.com"]);
    expect(result.suggestedPrompts.length).toBeGreaterThan(5);

    const explained = new Set(evidence.map(({ field, value }) => `${field}: ${value}`));
    for (const value of [
      `brandName: ${result.brandName}`,
      ...result.additionalDomains.map((each) => `additionalDomains: ${each}`),
      ...result.aliases.map((each) => `aliases: ${each}`),
      ...result.competitors.map((each) => `competitors: ${each.name}`),
      ...result.suggestedPrompts.map((each) => `suggestedPrompts: ${each.prompt}`),
    ])
      expect(explained).toContain(value);

    for (const event of events) expect(analysisEvent.parse(event)).toEqual(event);
    expect(steps(events)).toEqual(["fetch done", "read done", "identify done", "competitors done", "prompts done"]);
    expect(events.at(-1)).toEqual({ type: "result", result, evidence, placement, problem });
  });

  test("answers the same while the site stays the same", async () => {
    await using site = await makeSite(serve);
    const [one, other] = [
      await analyze({ "acme.test": site }, { website: "acme.test" }),
      await analyze({ "acme.test": site }, { website: "acme.test" }),
    ];
    expect([other.result, other.evidence]).toEqual([one.result, one.evidence]);
  });

  test("0 turns a generation off: its step is skipped, and pages that only it needs are not asked for", async () => {
    await using site = await makeSite(serve);
    const off = { website: "acme.test", maxCompetitors: 0, maxPrompts: 0 };
    const { result, events } = await analyze({ "acme.test": site }, off);
    expect([result.competitors, result.suggestedPrompts]).toEqual([[], []]);
    expect(steps(events)).toEqual([
      "fetch done",
      "read done",
      "identify done",
      "competitors skipped",
      "prompts skipped",
    ]);
    expect(site.requests).not.toContain("GET acme.test /compare");
    expect(site.requests).not.toContain("GET acme.test /products");
    expect(site.requests).toContain("GET acme.test /about");
  });

  test("keeps to the maximum asked for", async () => {
    await using site = await makeSite(serve);
    const { result } = await analyze({ "acme.test": site }, { website: "acme.test", maxCompetitors: 1, maxPrompts: 3 });
    expect([result.competitors.length, result.suggestedPrompts.length]).toEqual([1, 3]);
  });
});

describe("a site that can't be read", () => {
  test("is answered from its name, and says what to do", async () => {
    const { result, problem, events } = await analyze(
      { "big-acme.test": { address: "127.0.0.1", port: 1 } },
      { website: "big-acme.test" },
    );
    expect(result).toMatchObject({ brandName: "Big Acme", competitors: [], additionalDomains: [], aliases: [] });
    expect(problem).toMatch(/^big-acme\.test .*Try again later, or fill in the brand by hand\.$/);
    expect(steps(events).slice(0, 2)).toEqual(["fetch failed", "read skipped"]);
  });

  test("ends at the deadline when it is slow", async () => {
    await using site = await makeSite(
      (_, response) => void response.writeHead(200, { "content-type": "text/html" }).write("<title>"),
    );
    const startedAt = performance.now();
    const slow = { deadlineMilliseconds: 600 };
    const { result, problem } = await analyze({ "slow.test": site }, { website: "slow.test", brandName: "Slow" }, slow);
    expect(result.brandName).toBe("Slow");
    expect(problem).not.toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });

  test("a page that is empty without JavaScript is said to be so", async () => {
    await using site = await makeSite((_, response) =>
      response
        .setHeader("content-type", "text/html")
        .end(
          '<!doctype html><title>Orbit</title><meta property="og:site_name" content="Orbit"><div id="root"></div><script src="/app.js"></script>',
        ),
    );
    const { problem, result } = await analyze({ "spa.test": site }, { website: "spa.test" });
    expect([result.brandName, problem]).toEqual(["Orbit", expect.stringContaining("empty without JavaScript")]);
  });

  test("is looked for under www. when the bare name has no address", async () => {
    await using site = await makeSite(serve);
    // DNS knows neither name of this world; only www. is dialled somewhere.
    const analyzer = await createAnalyzer(madeWorld({ "www.acme-of-this-test.com": site }));
    const request = analysisInput.parse({ website: "http://acme-of-this-test.com", brandName: "Acme" });
    const { result, problem } = await analyzer.analyze(request);
    await analyzer.close();
    expect([problem, result.brandName]).toEqual([null, "Acme"]);
  });

  test("a caller who goes away ends the work", async () => {
    const opened = new AbortController();
    await using site = await makeSite(() => opened.abort(new Error("gone")));
    const world = madeWorld({ "acme.test": site });
    const analyzer = await createAnalyzer(world);
    const request = madeRequest(world, { website: "acme.test" });
    await expect(analyzer.analyze(request, { signal: opened.signal })).rejects.toThrow("gone");
    await analyzer.close();
  });
});
