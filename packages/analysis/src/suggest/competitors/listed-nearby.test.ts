import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { describe, expect, test } from "vitest";
import { madeFindings } from "../../../testing/made-findings";
import { madeKnowledge } from "../../../testing/made-knowledge";
import { explain } from "../../explain/explain";
import { type Claim, claimsOf, type Nearby, type NearbyPlace, NOTHING_AROUND } from "../../findings";
import { suggestCompetitors } from "./suggest";

const atlas = makeAtlas(
  makeCategory("dentists", {
    name: "Dentists",
    local: true,
    brands: [
      makeBrand("Board Dental", "board.co.uk", {
        country: "GB",
        reach: ["GB", "IE"],
        domains: ["board.com", "board.co.uk", "board.ie"],
      }),
      makeBrand("Thames Dental", "thames.co.uk", { country: "GB", reach: ["GB"], towns: ["London"] }),
    ],
  }),
);

const claim = { maker: "site", reason: { code: "name.given", params: {} }, seen: [], weight: 1 } as const;
const CLAIMS: readonly Claim[] = [
  { ...claim, field: "brandName", value: "Nobody Dental" },
  { ...claim, field: "country", value: "GB" },
  { ...claim, field: "town", value: "Leeds" },
  {
    ...claim,
    field: "market",
    value: "dentists",
    name: "Dentists",
    purpose: "both",
    brandDomain: null,
    reason: { code: "market.words", params: { terms: ['"check-up"'], market: "Dentists" } },
  },
];

let id = 0;
const place = (name: string, website: string, position: NearbyPlace["position"] = null): NearbyPlace => {
  id += 1;
  return { name, website, kind: "map.amenity=dentist", url: `https://www.openstreetmap.org/node/${id}`, position };
};
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** What is suggested when a map lists places; `null` when none was asked. */
function suggestedBeside(places: readonly NearbyPlace[] | null) {
  const nearby: Nearby | null = places === null ? null : { market: "dentists", town: "Leeds", places };
  const findings = madeFindings("nobody.co.uk", { claims: CLAIMS, surroundings: { ...NOTHING_AROUND, nearby } });
  const found = suggestCompetitors(findings, madeKnowledge(atlas));
  return { claims: claimsOf(found, "competitors"), evidence: explain(found.claims), found };
}
const domains = (...places: readonly NearbyPlace[]) =>
  suggestedBeside(places)
    .claims.filter(({ maker }) => maker === "map")
    .flatMap(({ competitor }) => competitor.domains);

describe("those that a map lists in the town", () => {
  test("are direct competitors, ahead of the atlas's, with the source and its attribution", () => {
    const { claims, evidence } = suggestedBeside([place("Hyde Park Dental", "https://www.hydepark.co.uk/team?a=b")]);
    expect(claims.map(({ value, maker, group }) => [value, maker, group])).toEqual([
      ["Hyde Park Dental", "map", "direct"],
      ["Board Dental", "atlas", "larger"],
    ]);
    expect(claims[0]?.competitor).toEqual({ name: "Hyde Park Dental", domains: ["hydepark.co.uk"], aliases: [] });
    expect(evidence.find(({ value }) => value === "Hyde Park Dental")).toEqual({
      field: "competitors",
      value: "Hyde Park Dental",
      reason: "OpenStreetMap lists it as a dentist in Leeds (© OpenStreetMap contributors)",
      quote: null,
      url: `https://www.openstreetmap.org/node/${id}`,
      group: "direct",
    });
  });

  test("change nothing when nobody was asked, or nobody is there", () => {
    expect(suggestedBeside([]).claims).toEqual(suggestedBeside(null).claims);
    expect(suggestedBeside([]).evidence).toEqual(suggestedBeside(null).evidence);
  });

  test("are given as the atlas has them when it does, and called larger", () => {
    const { claims } = suggestedBeside([place("Board Leeds", "board.com/leeds"), place("Hyde Park", "hydepark.co.uk")]);
    expect(claims.map(({ value, maker, group }) => [value, maker, group])).toEqual([
      ["Board Dental", "map", "larger"],
      ["Hyde Park", "map", "direct"],
    ]);
    expect(claims[0]?.competitor.domains).toEqual(["board.co.uk", "board.com", "board.ie"]);
  });

  test("are not the business itself, by its domain or its name", () => {
    expect(
      domains(
        place("Another name", "https://leeds.nobody.co.uk/"),
        place("NOBODY DENTAL", "nobody-dental.com"),
        place("Hyde Park", "hydepark.co.uk"),
      ),
    ).toEqual(["hydepark.co.uk"]);
  });

  test("are chains once, by domain or name", () => {
    const chain = ["Headingley", "Moortown", "Otley"].map((town) => place(`Smile ${town}`, `smile.co.uk/${town}`));
    expect(domains(...chain, place("Grin", "grin.co.uk"), place("GRIN", "grin-leeds.co.uk"))).toEqual([
      "smile.co.uk",
      "grin.co.uk",
    ]);
  });

  test.each([
    ["a network", "https://www.facebook.com/hydepark"],
    ["an address", "http://10.0.0.1/"],
    ["a private name", "http://intranet/"],
    ["a script", "javascript:alert(1)"],
    ["words", "ask at the desk"],
    ["a mail address", "desk@hydepark.co.uk"],
    ["nothing", ";"],
  ])("are not those whose website is %s", (_, website) => {
    expect(domains(place("Hyde Park", website))).toEqual([]);
  });

  test.each([
    ["hydepark.co.uk; facebook.com/hydepark", ["hydepark.co.uk"]],
    ["HTTP://WWW.HydePark.co.uk", ["hydepark.co.uk"]],
    ["https://zahnärzte.de", ["xn--zahnrzte-3za.de"]],
    ["https://hydepark.github.io/", ["hydepark.github.io"]],
  ])("have the domain of %s", (website, expected) => {
    expect(domains(place("Hyde Park", website))).toEqual(expected);
  });

  test("are not those whose name is none", () => {
    expect(domains(place("12", "a.co.uk"), place("?", "b.co.uk"), place("x".repeat(200), "c.co.uk"))).toEqual([]);
  });

  test("are ten at most", () => {
    const many = Array.from({ length: 30 }, (_, index) => place(`Dentist No ${index}`, `dentist${index}.co.uk`));
    expect(domains(...many)).toHaveLength(10);
  });

  test("are nearest first when the map knows where the business is", () => {
    const places = [
      place("Unknown", "unknown.co.uk"),
      place("East", "east.co.uk", at(53.8, -1.5)),
      place("North", "north.co.uk", at(53.84, -1.55)),
      place("Next door", "nextdoor.co.uk", at(53.8001, -1.5501)),
      place("Nobody Dental", "nobody.co.uk", at(53.8, -1.55)),
    ];
    expect(domains(...places)).toEqual(["nextdoor.co.uk", "east.co.uk", "north.co.uk", "unknown.co.uk"]);
    expect(domains(...places.slice(0, 4))).toEqual(["unknown.co.uk", "east.co.uk", "north.co.uk", "nextdoor.co.uk"]);
  });

  test("leave nothing withheld where the atlas knows nobody", () => {
    const abroad = (places: readonly NearbyPlace[]) => {
      const claims = CLAIMS.map((each) => (each.field === "country" ? { ...each, value: "PT" } : each));
      const nearby = { market: "dentists", town: "Leeds", places };
      const findings = madeFindings("nobody.co.uk", { claims, surroundings: { ...NOTHING_AROUND, nearby } });
      const found = suggestCompetitors(findings, madeKnowledge(atlas));
      return [claimsOf(found, "competitors").length, claimsOf(found, "withheldRivals").length];
    };
    expect(abroad([])).toEqual([0, 1]);
    expect(abroad([place("Hyde Park", "hydepark.co.uk")])).toEqual([1, 0]);
  });
});
