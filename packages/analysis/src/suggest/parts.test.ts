import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { describe, expect, test } from "vitest";
import { madeFindings } from "../../testing/made-findings";
import { readMade } from "../../testing/made-page";
import type { Placement } from "../placement";
import { aboutOthers, ownParts } from "./parts";

const lamps = makeCategory("lamps", {
  parts: {
    desk: { name: "desk lamps", words: ["desk lamp", "desk lamps", "study lamp"] },
    floor: { name: "floor lamps", words: ["floor lamp", "floor lamps", "arc lamp"] },
    garden: { name: "garden lights", words: ["garden light", "garden lights", "solar"] },
  },
  brands: [
    makeBrand("Glow", "glow.com", { does: ["floor", "desk"] }),
    makeBrand("Beam", "beam.com", { does: ["floor"] }),
    makeBrand("Sunny", "sunny.com", { does: ["garden", "desk"] }),
    makeBrand("Plain", "plain.com"),
  ],
});
const atlas = makeAtlas(lamps);
const [market] = atlas.categories;
if (market === undefined) throw new Error("the made atlas has a market");
const reason = { code: "market.words", params: {} } as const;
const placed = { category: market, confidence: 1, reason, seen: [] };
const placement = (domain?: string): Placement => ({
  brand: domain === undefined ? undefined : atlas.brandAt(domain),
  categories: [placed],
  rivalsIn: [placed],
});
const shares = (html: string, domain?: string) =>
  [...ownParts(madeFindings("acme.com", { pages: [readMade(html)] }), atlas, placement(domain), market)].map(
    ([at, share]) => [at, Math.round(share * 100)],
  );

describe("the parts of a market that a brand is in", () => {
  test("are those that the atlas tells, what it is known for first, whatever its pages say", () => {
    expect(shares("<title>Garden lights</title>", "glow.com")).toEqual([
      [1, 71],
      [0, 29],
    ]);
  });

  test("are those whose words an unknown brand's pages say, where they count", () => {
    expect(shares("<title>Acme desk lamps</title><h1>A study lamp for each desk</h1><p>No floor lamp.")).toEqual([
      [0, 100],
    ]);
    expect(shares("<title>Desk lamps and floor lamps</title>")).toEqual([
      [0, 50],
      [1, 50],
    ]);
  });

  test("are none when neither tells", () => {
    expect(shares("<title>Acme</title><p>We once saw a floor lamp.</p>")).toEqual([]);
    expect(shares("<title>Acme</title>", "plain.com")).toEqual([]);
  });
});

test("a text is about others when it says their words and none of the brand's own", () => {
  const isOther = aboutOthers(atlas.parts(market), new Map([[0, 1]]));
  expect(
    ["which solar garden lights last", "a floor lamp beside a desk lamp", "how bright is a lamp"].map(isOther),
  ).toEqual([true, false, false]);
  expect(aboutOthers(atlas.parts(market), new Map())("solar")).toBe(false);
});
