import type { Ask } from "@marque/atlas";
import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { describe, expect, test } from "vitest";
import { madeFindings } from "../../testing/made-findings";
import { readMade } from "../../testing/made-page";
import type { Placement } from "../placement";
import { aboutOthers, likelyParts, ownParts, ownTrades } from "./parts";

const asked = (...texts: readonly string[]): Ask[] =>
  texts.map((text) => ({ text, stage: "discover", rung: "general" }));
const lamps = makeCategory("lamps", {
  parts: {
    desk: { name: "desk lamps", words: ["desk lamp", "desk lamps", "study lamp"] },
    floor: { name: "floor lamps", words: ["floor lamp", "floor lamps", "arc lamp"] },
    garden: { name: "garden lights", words: ["garden light", "garden lights", "solar"] },
  },
  asks: {
    de: {
      desk: {
        name: "schreibtischlampen",
        asks: asked("schreibtischlampe mit klemme", "welche schreibtischlampe blendet nicht"),
      },
      floor: { name: "stehlampen", asks: asked("stehlampe mit leselicht", "stehlampe aus messing") },
      garden: { name: "gartenleuchten", asks: asked("gartenleuchte mit akku", "gartenleuchte gegen einbrecher") },
    },
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
const findingsOf = (html: string, language?: string) =>
  madeFindings("acme.com", {
    pages: [readMade(html)],
    claims:
      language === undefined
        ? []
        : [
            {
              field: "language",
              value: language,
              maker: "site",
              reason: { code: "name.address", params: {} },
              seen: [],
              weight: 1,
            },
          ],
  });
const inPercent = (parts: ReadonlyMap<number, number>) =>
  [...parts].map(([at, share]) => [at, Math.round(share * 100)]);
const shares = (html: string, domain?: string) =>
  inPercent(ownParts(findingsOf(html), atlas, placement(domain), market));

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

  test("are told by what only their own questions say, in the site's language", () => {
    const html = "<title>Gartenleuchten von Acme</title><h1>Leuchten gegen Einbrecher</h1>";
    expect(inPercent(ownParts(findingsOf(html, "de"), atlas, placement(), market))).toEqual([[2, 100]]);
    expect(shares(html)).toEqual([]);
  });

  test("are the most common ones when nothing tells, a hint before the others", () => {
    const likely = (html: string) => inPercent(likelyParts(findingsOf(html), atlas, placement(), market));
    expect(likely("<title>Acme</title>").map(([at]) => at)).toEqual([0, 1]);
    expect(likely("<title>Acme</title><p>We once saw a garden light.</p>")[0]).toEqual([2, 56]);
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

test("a business is in the trades whose words its pages say, in the first when they say none", () => {
  const trades = [
    { words: ["zahnärzte", "prophylaxe", "füllung"], asks: [] },
    { words: ["kieferorthopäden", "zahnspange", "schienen"], asks: [] },
  ];
  const tradesOf = (html: string) => inPercent(ownTrades(findingsOf(html, "de"), trades));
  expect(tradesOf("<title>Die Zahnspange für Kinder</title>")).toEqual([[1, 100]]);
  expect(tradesOf("<title>Kinderprophylaxe und Schienen</title>").map(([at]) => at)).toEqual([0, 1]);
  expect(tradesOf("<title>Willkommen</title>")).toEqual([[0, 100]]);
});

test("what a person says is sold tells the trade before the pages do", () => {
  const trades = [
    { words: ["gardeners", "lawn", "patio"], asks: [] },
    { words: ["tree surgeons", "arborist", "stump"], asks: [] },
  ];
  const { pages, ...rest } = findingsOf("<title>Lawn and patio</title>");
  const told = pages.map((page) => ({
    ...page,
    facts: [
      ...page.facts,
      {
        kind: "about",
        value: "tree surgeons in hereford",
        source: { type: "told" },
        url: page.url,
        pageKind: "home",
        quote: "tree surgeons in hereford",
      } as const,
    ],
  }));
  expect(inPercent(ownTrades({ ...rest, pages: told }, trades))).toEqual([[1, 100]]);
});
