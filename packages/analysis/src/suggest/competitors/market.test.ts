import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { parseWebsite } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { makeReading } from "../fixtures/make-reading";
import { findMarket } from "../market";
import { suggestCompetitors } from "./suggest";

const makers = makeCategory("tents", {
  sector: "made",
  brands: [
    makeBrand("Summit", "summit.com", { tier: "premium", owner: "Peak Holding", aliases: ["Summit Gear"] }),
    makeBrand("Ridge", "ridge.com", { tier: "budget", rivals: ["Zelt", "Stove"] }),
    makeBrand("Cairn", "cairn.com", { tier: "premium", domains: ["cairn.com", "cairn.de"], aliases: ["Cairn Tents"] }),
    makeBrand("Sister", "sister.com", { tier: "premium", owner: "Peak Holding" }),
    makeBrand("Peak Holding", "peakholding.com"),
    makeBrand("Alpin", "alpin.de", { country: "DE", reach: ["dach"] }),
    makeBrand("Bivouac", "bivouac.fr", { country: "FR", reach: ["FR"] }),
    makeBrand("Zelt", "zelt.de", { country: "DE", reach: ["DE", "AT"], rivals: ["Bivouac", "Cairn"] }),
    { see: "stove.com", name: "Stove" },
  ],
});
const cookers = makeCategory("cookers", {
  sector: "made",
  brands: [makeBrand("Stove", "stove.com"), { see: "alpin.de", name: "Alpin" }, makeBrand("Flame", "flame.com")],
});
const atlas = makeAtlas(makers, cookers);

function rivalsOf(host: string, options: { readings?: ReturnType<typeof makeReading>[]; max?: number } = {}) {
  const website = parseWebsite(host);
  const brand = atlas.brandAt(host);
  if (website === undefined || brand === undefined) throw new Error(`${host} is no brand's website`);
  const readings = options.readings ?? [];
  const site = { brandName: brand.name, aliases: [...brand.aliases], readings, website };
  const market = findMarket({ atlas, ...site, brand, language: null });
  return suggestCompetitors({ ...site, ownDomains: [host], max: options.max ?? 20, market });
}
const names = (...args: Parameters<typeof rivalsOf>) => rivalsOf(...args).competitors.map(({ name }) => name);

describe("rivals of the market", () => {
  test("the customer's segment comes before renown, and neither owner nor sister is a rival", () => {
    expect(names("summit.com").slice(0, 2)).toEqual(["Cairn", "Ridge"]);
    expect(names("summit.com")).not.toContain("Sister");
    expect(names("summit.com")).not.toContain("Peak Holding");
    expect(names("summit.com")).not.toContain("Summit");
  });

  test("who is not sold where the brand is, is no rival; who is at home there, is a near one", () => {
    expect(names("alpin.de")).not.toContain("Bivouac");
    expect(names("alpin.de")[0]).toBe("Zelt");
  });

  test("those that the brand's own line tells come first, if they are sold where the site is", () => {
    expect(names("ridge.com").slice(0, 2)).toEqual(["Zelt", "Stove"]);
    expect(names("zelt.de")[0]).toBe("Cairn");
    expect(names("zelt.de")).not.toContain("Bivouac");
  });

  test("names, domains and aliases are the atlas's, and the evidence tells the market", () => {
    const { competitors, evidence } = rivalsOf("summit.com", { max: 1 });
    expect(competitors).toEqual([{ name: "Cairn", domains: ["cairn.com", "cairn.de"], aliases: ["Cairn Tents"] }]);
    expect(evidence).toEqual([
      {
        field: "competitors",
        value: "Cairn",
        reason: "competes in tents, the market of Summit",
        quote: null,
        url: null,
      },
    ]);
  });

  test("those that the site names itself come before all, with the atlas's domains beside the linked one", () => {
    const compare = makeReading({
      url: "https://summit.com/compare",
      kind: "compare",
      h1: ["Summit vs Cairn", "Summit vs Homemade"],
      links: [{ url: "https://homemade.io/", text: "Homemade", region: "main" }],
    });
    expect(rivalsOf("summit.com", { readings: [compare], max: 3 }).competitors).toEqual([
      { name: "Cairn", domains: ["cairn.com", "cairn.de"], aliases: ["Cairn Tents"] },
      { name: "Homemade", domains: ["homemade.io"], aliases: [] },
      { name: "Ridge", domains: ["ridge.com"], aliases: [] },
    ]);
  });

  test("none is made up for a brand in no market", () => {
    const website = parseWebsite("nobody.com");
    if (website === undefined) throw new Error("it is a website");
    const site = { brandName: "Nobody", aliases: [], readings: [makeReading({ url: "https://nobody.com/" })], website };
    const market = findMarket({ atlas, ...site, brand: undefined, language: null });
    expect(market).toMatchObject({ placement: undefined, evidence: [] });
    expect(suggestCompetitors({ ...site, ownDomains: ["nobody.com"], max: 20, market }).competitors).toEqual([]);
  });
});

describe("the evidence of a market", () => {
  test("tells each market with its basis and confidence", () => {
    const website = parseWebsite("alpin.de");
    if (website === undefined) throw new Error("it is a website");
    const brand = atlas.brandAt("alpin.de");
    const { evidence } = findMarket({ atlas, website, brand, brandName: "Alpin", readings: [], language: null });
    expect(evidence.map(({ field, value, reason }) => [field, value, reason])).toEqual([
      ["market", "tents", "alpin.de is known in this market (confidence 78 %)"],
      ["market", "cookers", "alpin.de is known in this market (confidence 22 %)"],
    ]);
  });
});
