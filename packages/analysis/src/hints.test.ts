import { loadAtlas } from "@marque/atlas";
import type { AnalysisEvent, AnalysisHints } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { type MadeSite, madeRequest, madeWorld, makeSite } from "../testing/made-site";
import { sharedEngine } from "../testing/shared-engine";
import { createAnalyzer } from "./analyze";
import { createFetching } from "./fetch";

const atlas = loadAtlas();
const namesOf = (id: string): Set<string> => new Set((atlas.category(id)?.brands ?? []).map(({ brand }) => brand.name));
const SHOES = "running-shoes-and-sneakers";
/** A home page that says nothing of what is sold. */
const SILENT =
  "<!doctype html><html lang=en><title>Harrow &amp; Pike</title><h1>Welcome</h1><p>Come and say hello.</p>";

/** Analyses a site once with each of the hints, by one analyzer, as a person does who looks and then says more. */
async function inTurn(site: MadeSite | undefined, ...each: readonly AnalysisHints[]) {
  const world = madeWorld({ "harrowpike.test": site ?? { address: "127.0.0.1", port: 1 } });
  const analyzer = createAnalyzer(world, createFetching(world), await sharedEngine());
  const answers = [];
  for (const hints of each) {
    const events: AnalysisEvent[] = [];
    const request = { ...madeRequest(world, { website: "harrowpike.test" }), ...hints };
    answers.push({ ...(await analyzer.analyze(request, { onEvent: (event) => events.push(event) })), events });
  }
  await analyzer.close();
  return answers;
}

async function makeCounted(page: string) {
  const asked: string[] = [];
  const site = await makeSite((request, response) => {
    asked.push(request.url ?? "");
    if (request.url !== "/") return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  return { site, asked };
}

describe("what a person says of a site", () => {
  test("a market that is chosen is the placement, and its brands are the rivals, without reading again", async () => {
    const { site, asked } = await makeCounted(SILENT);
    await using _ = site;
    await inTurn(site, {});
    const requestsOfOne = asked.length;
    asked.length = 0;
    const [first, chosen] = await inTurn(site, {}, { market: [SHOES] });
    expect(asked.length, "requests of both").toBe(requestsOfOne);
    expect(first?.placement).toEqual({ markets: [], sure: false, likely: [] });
    expect(first?.result.competitors).toEqual([]);
    expect(chosen?.placement).toMatchObject({ markets: [{ id: SHOES }], sure: true, likely: [] });
    const rivals = chosen?.result.competitors ?? [];
    expect(rivals.length).toBeGreaterThan(5);
    for (const { name } of rivals) expect(namesOf(SHOES)).toContain(name);
    expect(chosen?.evidence.filter(({ field }) => field === "market")).toEqual([
      { field: "market", value: atlas.category(SHOES)?.name, reason: "chosen by a person", quote: null, url: null },
    ]);
    expect(chosen?.result.suggestedPrompts.length).toBeGreaterThan(10);
    const skipped = chosen?.events.flatMap((event) =>
      event.type === "step" && event.status === "skipped" ? [event.step] : [],
    );
    expect(skipped).toEqual(["fetch", "read"]);
    const [again] = await inTurn(site, { market: [SHOES] });
    expect(again?.result, "on a first visit").toEqual(chosen?.result);
  });

  test("what it sells is read as text that weighs most, and is what prompts ask about", async () => {
    const { site } = await makeCounted(SILENT);
    await using _ = site;
    const about = "Trail running shoes and road running shoes, for marathon runners";
    const [answer] = await inTurn(site, { about });
    expect(answer?.placement.markets[0]?.id).toBe(SHOES);
    const market = answer?.evidence.find(({ field }) => field === "market");
    expect([market?.quote, market?.url]).toEqual([about, null]);
    expect(market?.reason).toMatch(/^what you say of it/);
    expect(answer?.result.suggestedPrompts.some(({ prompt }) => prompt.includes("trail running shoes"))).toBe(true);
    expect(answer?.result.brandName).toBe("Harrow & Pike");
    const [elsewhere] = await inTurn(site, { about, market: ["coffee-shops"] });
    expect(elsewhere?.placement.markets.map(({ id }) => id)).toEqual(["coffee-shops"]);
    expect(elsewhere?.result.suggestedPrompts.some(({ prompt }) => prompt.includes("trail running shoes"))).toBe(true);
  });

  test("a site that is down is suggested for by what is said of it", async () => {
    const [silent, told, chosen] = await inTurn(
      undefined,
      {},
      { about: "Trail running shoes, road running shoes" },
      { market: [SHOES] },
    );
    expect(silent?.result.suggestedPrompts).toEqual([]);
    expect([told?.result.brandName, told?.placement.markets[0]?.id]).toEqual([silent?.result.brandName, SHOES]);
    expect(chosen?.result.competitors.length).toBeGreaterThan(5);
  });

  test("too few words place nothing, and are offered to be chosen from", async () => {
    const { site } = await makeCounted(SILENT.replace("say hello", "try our running shoes"));
    await using _ = site;
    const [answer] = await inTurn(site, {});
    expect(answer?.placement).toMatchObject({ markets: [], sure: false });
    expect(answer?.placement.likely.map(({ id }) => id)).toContain(SHOES);
    expect(answer?.evidence.filter(({ field }) => field === "market")).toEqual([]);
    expect(answer?.result.competitors).toEqual([]);
  });

  test("what is known of a brand gives way to a person's choice", async () => {
    const { site } = await makeCounted("<!doctype html><title>Asana</title><h1>Asana</h1>");
    await using _ = site;
    const world = madeWorld({ "asana.com": site });
    const analyzer = createAnalyzer(world, createFetching(world), await sharedEngine());
    const request = { ...madeRequest(world, { website: "asana.com" }), market: [SHOES] };
    const { result, placement } = await analyzer.analyze(request);
    await analyzer.close();
    expect(placement.markets.map(({ id }) => id)).toEqual([SHOES]);
    for (const { name } of result.competitors) expect(namesOf(SHOES)).toContain(name);
  });
});
