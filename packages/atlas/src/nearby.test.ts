import { describe, expect, test } from "vitest";
import { readNearby } from "./nearby";
import { makeAtlas, makeCategory } from "./testing";

const EIGHT = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const trade = (heading: string, texts: readonly string[]): string =>
  [heading, ...texts.map((text) => `d g: ${text}`)].join("\n");
const asked = EIGHT.map((number) => `lamp fitter in {place} number ${number}`);

describe("questions about businesses nearby", () => {
  test("are read by trade, each with the words of its websites", () => {
    const { trades, faults } = readNearby(
      `${trade("[fitter] lamp fitters, wiring, sockets, fuse box", asked)}\n\n${trade(
        "[maker] lamp makers, brass, shades, glass",
        EIGHT.map((number) => `lamp made of ${number} parts`),
      )}\n`,
    );
    expect(faults).toEqual([]);
    expect(trades.map(({ id, words, asks }) => [id, words[0], asks.length])).toEqual([
      ["fitter", "lamp fitters", 8],
      ["maker", "lamp makers", 8],
    ]);
  });

  test.each([
    ["d g: lamp fitter in {place}", "stands under no heading"],
    [trade("[fitter] lamp fitters, wiring", asked), "at least 4 words"],
    [trade("[fitter] Lamp fitters, wiring, sockets, fuses", asked), "lower case"],
    [trade("[fitter] lamp fitters, wiring, sockets, fuses", asked.slice(1)), "fewer than 8 questions"],
    [trade("[fitter] lamp fitters, wiring, sockets, fuses", [...asked, "lamp fitter"]), "no question"],
    [trade("[fitter] lamp fitters, wiring, sockets, fuses", [...asked, "is {brand} worth it"]), "no question"],
    [trade("[fitter] lamp fitters, wiring, sockets, fuses", [...asked, ...asked.slice(0, 1)]), "asked twice"],
    [
      [1, 2].map(() => trade("[fitter] lamp fitters, wiring, sockets, fuses", asked)).join("\n"),
      "there is a trade fitter already",
    ],
  ])("of another form are faults with their line: %#", (text, fault) => {
    expect(readNearby(text).faults.join("\n")).toContain(fault);
  });

  test("stand in the atlas by language, and their words among the market's terms", () => {
    const { trades } = readNearby(trade("[fitter] lampemontører, sikringsskap, stikkontakt, belysning", asked));
    const atlas = makeAtlas(makeCategory("lamps", { nearby: { nb: trades } }));
    const [market] = atlas.categories;
    if (market === undefined) throw new Error("the made atlas has a market");
    expect(atlas.nearby(market, "nb").map(({ words, asks }) => [words[0], asks.length])).toEqual([
      ["lampemontører", 8],
    ]);
    expect(atlas.nearby(market, "en")).toEqual([]);
    expect(atlas.terms("no").map(({ term }) => term)).toContain("sikringsskap");
  });
});
