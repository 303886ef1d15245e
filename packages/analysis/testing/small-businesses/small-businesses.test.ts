import { describe, expect, test } from "vitest";
import { type Analysis, createAnalyzer } from "../../src/analyze";
import { createFetching } from "../../src/fetch";
import { madeRequest, madeWorld, makeSite } from "../made-site";
import { sharedEngine } from "../shared-engine";
import * as sites from "./sites";

async function analyze({ host, html }: sites.SmallBusiness): Promise<Analysis> {
  await using site = await makeSite((request, response) => {
    if (request.url === "/") response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
    else response.writeHead(404).end();
  });
  const ascii = new URL(`http://${host}`).hostname;
  const world = madeWorld({ [ascii]: site });
  const analyzer = createAnalyzer(world, createFetching(world), await sharedEngine());
  try {
    return await analyzer.analyze(madeRequest(world, { website: host }));
  } finally {
    await analyzer.close();
  }
}

describe("a small business is placed in its market, and gets that market's rivals and questions", () => {
  test.each([
    [sites.DENTIST, "Headingley Smiles", "Dentists"],
    [sites.WELDING_ROBOTS, "Arcuma", "Industrial robots"],
    [sites.VEGAN_MEAL_KIT, "Grünlöffel", "Meal kits"],
    [sites.SHOP_APP, "Stampy", "Apps for online shops"],
    [sites.ROASTER, "Pine Hill Coffee", "Coffee"],
    [sites.HOTEL_SOFTWARE, "Frontdeskly", "Hotel software"],
    [sites.PLUMBER, "Plomberie Garnier", "Plumbers"],
    [sites.STROLLER_MAKER, "Nubelo", "Prams"],
  ])("$host", async (site, name, market) => {
    const { result, evidence } = await analyze(site);
    expect(result.brandName).toBe(name);
    expect(evidence.find(({ field }) => field === "market")?.value).toContain(market);
    expect(result.competitors.length).toBeGreaterThanOrEqual(3);
    expect(result.competitors.every(({ domains }) => domains.length > 0)).toBe(true);
    expect(result.suggestedPrompts.length).toBeGreaterThanOrEqual(12);
    // Nobody asks for websites about what they want to buy.
    const read = result.suggestedPrompts.filter(({ prompt }) =>
      /^(?:best|which|top rated) (?:web)?sites?\b|sources|webs sobre/.test(prompt),
    );
    expect(read).toEqual([]);
  });
});

test("a law firm whose pages don't tell its country gets none of the world's law firms, and is told why", async () => {
  const { result, evidence } = await analyze(sites.LAW_FIRM);
  expect(result.brandName).toBe("Okafor Lindqvist");
  expect(result.competitors).toEqual([]);
  const reasons = evidence.filter(({ field, value }) => field === "market" && value === "Law firms");
  expect(reasons.map(({ reason }) => reason).at(-1)).toBe(
    "buyers look for law firms nearby, and the pages don't tell which country this is in, so no competitor is suggested",
  );
  expect(result.suggestedPrompts.length).toBeGreaterThanOrEqual(25);
});

test("a yoga studio in Valencia is offered nobody who isn't in Spain", async () => {
  const { result, evidence } = await analyze(sites.YOGA_STUDIO);
  expect(result.brandName).toBe("Casa Prana");
  expect(evidence.find(({ field }) => field === "market")?.value).toContain("Yoga");
  expect(result.competitors.map(({ name }) => name)).not.toContain("Club Pilates");
  expect(result.competitors.length).toBeGreaterThan(0);
  expect(result.suggestedPrompts.length).toBeGreaterThanOrEqual(12);
});

test.each([[sites.BLOG], [sites.WIKI]])("$host is in no market: no competitor is made up", async (site) => {
  const { result, evidence } = await analyze(site);
  expect(result.competitors).toEqual([]);
  expect(evidence.filter(({ field }) => field === "market")).toEqual([]);
});
