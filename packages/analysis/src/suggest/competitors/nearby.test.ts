import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { describe, expect, test } from "vitest";
import { madeFindings } from "../../../testing/made-findings";
import { madeKnowledge } from "../../../testing/made-knowledge";
import { explain } from "../../explain/explain";
import { type Claim, claimsOf } from "../../findings";
import { suggestCompetitors } from "./suggest";

const atlas = makeAtlas(
  makeCategory("dentists", {
    name: "Dentists",
    local: true,
    brands: [
      makeBrand("Worldwide Dental", "worldwidedental.com"),
      makeBrand("Continental Dental", "continental.ch", { country: "CH", reach: ["europe"] }),
      makeBrand("Board Dental", "board.co.uk", { country: "GB", reach: ["GB"], tier: "enterprise" }),
      makeBrand("High Street Dental", "highstreet.com", {
        country: "GB",
        reach: ["GB", "IE"],
        domains: ["highstreet.com", "highstreet.ie", "highstreet.co.uk"],
      }),
      makeBrand("Bristol Smiles", "bristolsmiles.co.uk", { country: "GB", reach: ["GB"] }),
      makeBrand("Thames Dental", "thames.co.uk", { country: "GB", reach: ["GB"], towns: ["London"] }),
      makeBrand("Zahnhaus", "zahnhaus.de", { country: "DE", reach: ["DE"] }),
    ],
  }),
  makeCategory("tents", {
    brands: [
      makeBrand("Summit", "summit.com"),
      makeBrand("Cairn", "cairn.com", { tier: "enterprise" }),
      makeBrand("Fell", "fell.co.uk", { country: "GB", reach: ["GB"] }),
      makeBrand("Cook", "cook.co.uk", { country: "GB", reach: ["GB"], tier: "small" }),
      { see: "stove.com", name: "Stove" },
    ],
  }),
  makeCategory("cookers", { brands: [makeBrand("Stove", "stove.com", { reach: ["GB"], country: "GB" })] }),
);

const claim = { maker: "site", reason: { code: "name.given", params: {} }, seen: [], weight: 1 } as const;

interface Where {
  country?: string;
  town?: string;
  reach?: string;
  size?: string;
}

/** What is suggested to a business of a market that the atlas does not know. */
function suggestedFor(market: string, where: Where = {}) {
  const told = (["country", "town", "reach", "size"] as const).flatMap((field): Claim[] => {
    const value = where[field];
    return value === undefined ? [] : [{ ...claim, field, value }];
  });
  const name = atlas.category(market)?.name ?? market;
  const placed: Claim = {
    ...claim,
    field: "market",
    value: market,
    name,
    purpose: "both",
    brandDomain: null,
    reason: { code: "market.words", params: { terms: ['"check-up"'], market: name } },
  };
  const found = suggestCompetitors(
    madeFindings("nobody.com", { claims: [{ ...claim, field: "brandName", value: "Nobody" }, ...told, placed] }),
    madeKnowledge(atlas),
  );
  return { competitors: claimsOf(found, "competitors"), evidence: explain(found.claims) };
}
const names = (...args: Parameters<typeof suggestedFor>) =>
  suggestedFor(...args).competitors.map(({ value, group }) => `${value}: ${group}`);

describe("where buyers look nearby", () => {
  test("only who is surely in the country is a rival, and neither the world's nor the boards' firms", () => {
    expect(names("dentists", { country: "DE", town: "Köln" })).toEqual(["Zahnhaus: larger"]);
    expect(names("dentists", { country: "GB" })).toEqual([
      "High Street Dental: larger",
      "Bristol Smiles: larger",
      "Thames Dental: larger",
    ]);
  });

  test("who is in the town comes first and is direct; who is in another town only is left out", () => {
    expect(names("dentists", { country: "GB", town: "Bristol" })).toEqual([
      "Bristol Smiles: direct",
      "High Street Dental: larger",
    ]);
    expect(names("dentists", { country: "GB", town: "London" })[0]).toBe("Thames Dental: direct");
  });

  test("a business in many places meets the chains, wherever they are at home", () => {
    expect(names("dentists", { country: "GB", size: "large" })).toContain("Worldwide Dental: direct");
    expect(names("dentists", { country: "GB", size: "medium" })).toContain("High Street Dental: direct");
  });

  test.each<[Where, string]>([
    [{}, "the pages don't tell which country this is in, so no competitor is suggested"],
    [{ country: "NZ" }, "Marque's own records know none like it in New Zealand, so no competitor is suggested"],
    [{ country: "NZ", town: "Otago" }, "know none like it around Otago, New Zealand, so no competitor is suggested"],
  ])("with none, that is said of the market: %j", (where, said) => {
    const { competitors, evidence } = suggestedFor("dentists", where);
    expect(competitors).toEqual([]);
    const reasons = evidence.filter(({ field, value }) => field === "market" && value === "Dentists");
    expect(reasons.map(({ reason }) => reason).at(-1)).toContain(said);
  });

  test("nothing is said so where there are some, nor in other markets", () => {
    const said = [suggestedFor("dentists", { country: "GB" }), suggestedFor("tents")].flatMap(({ evidence }) =>
      evidence.filter(({ reason }) => reason.includes("no competitor is suggested")),
    );
    expect(said).toEqual([]);
  });
});

describe("groups", () => {
  test("beside a small business the world's brands are larger, and who has another main market is niche", () => {
    const groups = names("tents", { country: "GB", size: "small" });
    expect(groups).toEqual(
      expect.arrayContaining(["Summit: larger", "Cairn: larger", "Fell: direct", "Cook: direct", "Stove: niche"]),
    );
    // At home and of its size first.
    expect(groups.slice(0, 2).toSorted()).toEqual(["Cook: direct", "Fell: direct"]);
  });

  test("beside a worldwide one, who is sold in one country is regional", () => {
    expect(names("tents", { reach: "world" })).toEqual(expect.arrayContaining(["Summit: direct", "Fell: regional"]));
  });

  test("evidence has the group as a field, and says it unless it is direct", () => {
    const { evidence } = suggestedFor("tents", { country: "GB", size: "small" });
    const row = (name: string) => evidence.find(({ field, value }) => field === "competitors" && value === name);
    expect(row("Summit")).toMatchObject({
      group: "larger",
      reason: expect.stringMatching(/; much larger than this business$/),
    });
    expect(row("Fell")).toMatchObject({ group: "direct", reason: expect.not.stringContaining(";") });
    expect(evidence.filter(({ field }) => field !== "competitors").every((each) => !("group" in each))).toBe(true);
  });
});

test.each([
  ["GB", ["highstreet.co.uk", "highstreet.com", "highstreet.ie"]],
  ["IE", ["highstreet.ie", "highstreet.com", "highstreet.co.uk"]],
])("a competitor's domain for %s comes first", (country, domains) => {
  const { competitors } = suggestedFor("dentists", { country });
  expect(competitors.find(({ value }) => value === "High Street Dental")?.competitor.domains).toEqual(domains);
});
