import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { describe, expect, test } from "vitest";
import { makeReading } from "../../../testing/fixtures/make-reading";
import { madeFindings } from "../../../testing/made-findings";
import { madeKnowledge } from "../../../testing/made-knowledge";
import { explain } from "../../explain/explain";
import { type Claim, claimsOf, type PageReading } from "../../findings";
import { locate } from "../../locate/locate";
import { place } from "../../place/place";
import { suggestCompetitors } from "./suggest";

const makers = makeCategory("tents", {
  sector: "made",
  brands: [
    makeBrand("Summit", "summit.com", { tier: "premium", owner: "peakholding.com", aliases: ["Summit Gear"] }),
    makeBrand("Ridge", "ridge.com", { tier: "budget" }),
    makeBrand("Cairn", "cairn.com", { tier: "premium", domains: ["cairn.com", "cairn.de"], aliases: ["Cairn Tents"] }),
    makeBrand("Sister", "sister.com", { tier: "premium", owner: "peakholding.com" }),
    makeBrand("Peak Holding", "peakholding.com"),
    makeBrand("Alpin", "alpin.de", { country: "DE", reach: ["dach"] }),
    makeBrand("Bivouac", "bivouac.fr", { country: "FR", reach: ["FR"] }),
    makeBrand("Zelt", "zelt.de", { country: "DE", reach: ["DE", "AT"] }),
    { see: "stove.com", name: "Stove" },
  ],
  rivals: { "ridge.com": ["zelt.de", "stove.com"], "zelt.de": ["bivouac.fr", "cairn.com"] },
});
const cookers = makeCategory("cookers", {
  sector: "made",
  brands: [makeBrand("Stove", "stove.com"), { see: "alpin.de", name: "Alpin" }, makeBrand("Flame", "flame.com")],
});
const atlas = makeAtlas(makers, cookers);

const claim = (field: "brandName" | "aliases" | "brand" | "country", value: string): Claim => ({
  field,
  value,
  maker: "atlas",
  reason: { code: "name.given", params: {} },
  seen: [],
  weight: 1,
});

function rivalsOf(
  host: string,
  { pages = [], max = 20, country }: { pages?: PageReading[]; max?: number; country?: string } = {},
) {
  const brand = atlas.brandAt(host);
  const names =
    brand === undefined ? [claim("brandName", "Nobody")] : [claim("brandName", brand.name), claim("brand", host)];
  const claims = [
    ...names,
    ...(brand?.aliases ?? []).map((alias) => claim("aliases", alias)),
    ...(country === undefined ? [] : [claim("country", country)]),
  ];
  const findings = madeFindings(host, { pages, claims }, { maxCompetitors: max });
  const suggested = suggestCompetitors(place(locate(findings), madeKnowledge(atlas)), madeKnowledge(atlas));
  return {
    competitors: claimsOf(suggested, "competitors").map(({ competitor }) => competitor),
    evidence: explain(suggested.claims).filter(({ field }) => field === "competitors"),
  };
}
const names = (...args: Parameters<typeof rivalsOf>) => rivalsOf(...args).competitors.map(({ name }) => name);

describe("rivals of the market", () => {
  test("the customer's segment comes before renown, and neither owner nor sister is a rival", () => {
    expect(names("summit.com").slice(0, 2)).toEqual(["Cairn", "Ridge"]);
    expect(names("summit.com")).not.toContain("Sister");
    expect(names("summit.com")).not.toContain("Peak Holding");
    expect(names("summit.com")).not.toContain("Summit");
  });

  test("who sells the same comes before who is better known for something else", () => {
    const part = (name: string) => ({ name, words: [name] });
    const lamps = makeAtlas(
      makeCategory("lamps", {
        parts: { desk: part("desk lamps"), floor: part("floor lamps"), wall: part("wall lamps") },
        brands: [
          makeBrand("Giant", "giant.com", { does: ["floor"] }),
          makeBrand("Wallflower", "wallflower.com", { does: ["wall", "desk"] }),
          makeBrand("Reader", "reader.com", { does: ["desk", "wall"] }),
          makeBrand("Scholar", "scholar.com", { does: ["desk"] }),
        ],
      }),
    );
    const findings = madeFindings("scholar.com", {
      claims: [claim("brandName", "Scholar"), claim("brand", "scholar.com")],
    });
    const suggested = suggestCompetitors(place(findings, madeKnowledge(lamps)), madeKnowledge(lamps));
    expect(claimsOf(suggested, "competitors").map(({ value }) => value)).toEqual(["Reader", "Wallflower", "Giant"]);
  });

  test("who sells something else fills up a short list, and pads no long one", () => {
    const part = (name: string) => ({ name, words: [name] });
    const market = (others: number) =>
      makeAtlas(
        makeCategory("lamps", {
          parts: { desk: part("desk lamps"), floor: part("floor lamps") },
          brands: [
            makeBrand("Giant", "giant.com", { does: ["floor"] }),
            makeBrand("Scholar", "scholar.com", { does: ["desk"] }),
            ...Array.from({ length: others }, (_, at) => makeBrand(`Desk ${at}`, `desk-${at}.com`, { does: ["desk"] })),
          ],
        }),
      );
    const rivals = (others: number) => {
      const claims = [claim("brandName", "Scholar"), claim("brand", "scholar.com")];
      const knowledge = madeKnowledge(market(others));
      const suggested = suggestCompetitors(place(madeFindings("scholar.com", { claims }), knowledge), knowledge);
      return claimsOf(suggested, "competitors").map(({ value }) => value);
    };
    expect(rivals(2)).toContain("Giant");
    expect(rivals(8)).not.toContain("Giant");
  });

  test("who is not sold where the brand is, is no rival; who is at home there, is a near one", () => {
    expect(names("alpin.de")).not.toContain("Bivouac");
    expect(names("alpin.de")[0]).toBe("Zelt");
  });

  test("those that the brand's own line tells come first, if they are sold where the site is", () => {
    expect(names("ridge.com").slice(0, 2)).toEqual(["Zelt", "Stove"]);
    expect(names("zelt.de", { country: "DE" })[0]).toBe("Cairn");
    expect(names("zelt.de", { country: "DE" })).not.toContain("Bivouac");
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
        group: "direct",
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
    expect(rivalsOf("summit.com", { pages: [compare], max: 3 }).competitors).toEqual([
      { name: "Cairn", domains: ["cairn.com", "cairn.de"], aliases: ["Cairn Tents"] },
      { name: "Homemade", domains: ["homemade.io"], aliases: [] },
      { name: "Ridge", domains: ["ridge.com"], aliases: [] },
    ]);
  });

  test("a rival of another market is said to be told, not to be in the brand's", () => {
    const told = rivalsOf("ridge.com").evidence.find(({ value }) => value === "Stove");
    expect(told?.reason).toBe("competes in tents, the market of Ridge");
    const apart = makeAtlas(
      makeCategory("tents", {
        brands: [makeBrand("Ridge", "ridge.com"), makeBrand("Cairn", "cairn.com")],
        rivals: { "ridge.com": ["flame.com"] },
      }),
      makeCategory("cookers", { brands: [makeBrand("Flame", "flame.com")] }),
    );
    const findings = madeFindings("ridge.com", { claims: [claim("brandName", "Ridge"), claim("brand", "ridge.com")] });
    const { claims } = suggestCompetitors(place(findings, madeKnowledge(apart)), madeKnowledge(apart));
    const reasons = explain(claims).flatMap(({ field, value, reason }) =>
      field === "competitors" ? [[value, reason]] : [],
    );
    expect(reasons[0]).toEqual(["Flame", "Marque's own records list it as a rival of Ridge"]);
  });

  test("a company that competes with a product is called by the product, and found by either name", () => {
    const atlas = makeAtlas(
      makeCategory("tents", {
        brands: [makeBrand("Ridge", "ridge.com"), { see: "vast.com", name: "Vast", as: "Vast Outdoor" }],
        rivals: { "ridge.com": ["vast.com"] },
      }),
      makeCategory("cookers", { brands: [makeBrand("Vast", "vast.com", { aliases: ["Vast Inc"] })] }),
    );
    const findings = madeFindings("ridge.com", { claims: [claim("brandName", "Ridge"), claim("brand", "ridge.com")] });
    const { claims } = suggestCompetitors(place(findings, madeKnowledge(atlas)), madeKnowledge(atlas));
    expect(claims.flatMap((each) => (each.field === "competitors" ? [each.competitor] : []))).toEqual([
      { name: "Vast Outdoor", domains: ["vast.com"], aliases: ["Vast"] },
    ]);
  });

  test.each([
    ["twelve rivals of its own", 12, 0, 12],
    ["eight, and three tell of it", 8, 3, 10],
    ["two, and nobody tells of it", 2, 0, 3],
    ["none", 0, 0, 20],
  ])("who tells %s gets so many in all", (_, told, telling, all) => {
    const others = Array.from({ length: 25 }, (_, index) => makeBrand(`Tent ${index}`, `tent-${index}.com`));
    const last = others.slice(-told || others.length);
    const own = told === 0 ? [] : last.map(({ name }) => name);
    const rivals = Object.fromEntries(others.slice(0, telling).map(({ domains }) => [domains[0] ?? "", ["ridge.com"]]));
    if (told > 0) rivals["ridge.com"] = last.map(({ domains }) => domains[0] ?? "");
    const wide = madeKnowledge(
      makeAtlas(makeCategory("tents", { brands: [makeBrand("Ridge", "ridge.com"), ...others], rivals })),
    );
    const findings = madeFindings(
      "ridge.com",
      { claims: [claim("brandName", "Ridge"), claim("brand", "ridge.com")] },
      { maxCompetitors: 20 },
    );
    const found = claimsOf(suggestCompetitors(place(findings, wide), wide), "competitors").map(({ value }) => value);
    expect(found).toHaveLength(all);
    expect(found.slice(0, told)).toEqual(own);
  });

  test("none is made up for a brand in no market", () => {
    expect(names("nobody.com", { pages: [makeReading({ url: "https://nobody.com/" })] })).toEqual([]);
  });
});
