import { describe, expect, test } from "vitest";
import type { Category } from "./category-file";
import { check } from "./check";
import { type Ask, parts } from "./part";
import { makeAtlas, makeBrand, makeCategory } from "./testing";

const asks = Array.from({ length: 12 }, (_, index) => `d g: which lamp number ${index} is best`);
const read = (ask: string) =>
  parts.safeParse({ desk: { name: "desk lamps", words: ["a", "b", "c"], asks: [ask, ...asks] } });

describe("a question's marks", () => {
  test.each<[string, Ask]>([
    ["d g: best desk lamps", { text: "best desk lamps", stage: "discover", rung: "general" }],
    [
      "c s (students): which desk lamp in {place} costs less than 30 dollars",
      {
        text: "which desk lamp in {place} costs less than 30 dollars",
        stage: "compare",
        rung: "specific",
        audience: "students",
      },
    ],
    [
      "x m !: how many lumens for a desk",
      { text: "how many lumens for a desk", stage: "decide", rung: "middle", explains: true },
    ],
  ])("%s", (written, ask) => {
    expect(read(written).data?.desk?.asks[0]).toEqual(ask);
  });

  test.each([
    ["without marks", "best desk lamps"],
    ["of an unknown stage", "z g: best desk lamps"],
    ["of two words", "d g: desk lamps"],
    ["of thirty-one words", `d g: ${"lamp ".repeat(30)}lamp`],
    ["in capitals", "d g: best Desk lamps"],
    ["with a question mark", "d g: which lamp is best?"],
    ["with an unknown slot", "d g: best lamps like {rival}"],
  ])("none %s", (_, written) => {
    expect(read(written).error?.issues[0]?.path).toEqual(["desk", "asks", 0]);
  });
});

const part = (name: string) => ({
  name,
  words: [name],
  asks: [{ text: `best ${name} there are`, stage: "discover", rung: "general" } as const],
});
const lamps = (more: Partial<Category> = {}): Category =>
  makeCategory("lamps", {
    parts: { desk: part("desk lamps"), floor: part("floor lamps") },
    brands: makeCategory("lamps").brands.map((brand, index) => ({
      ...brand,
      does: index < 4 ? ["desk"] : ["floor", "desk"],
    })),
    ...more,
  });

test("the atlas tells a market's parts and who is in which", () => {
  const atlas = makeAtlas(lamps(), makeCategory("beds"));
  const [market, other] = atlas.categories;
  if (market === undefined || other === undefined) throw new Error("the made atlas has two markets");
  expect(atlas.parts(market).map(({ id, name }) => [id, name])).toEqual([
    ["desk", "desk lamps"],
    ["floor", "floor lamps"],
  ]);
  expect(market.brands.map(({ does }) => does)).toEqual([[0], [0], [0], [0], [1, 0], [1, 0], [1, 0], [1, 0]]);
  expect(atlas.parts(other)).toEqual([]);
  expect(other.brands[0]?.does).toEqual([]);
});

test.each<[string, Partial<Category>, string]>([
  [
    "a brand in none",
    { brands: [...lamps().brands, makeBrand("Glow", "glow.com")] },
    "Glow does nothing of desk, floor",
  ],
  [
    "a brand in an unknown one",
    { brands: [...lamps().brands, makeBrand("Glow", "glow.com", { does: ["wall"] })] },
    "there is no part wall",
  ],
  ["a part of nobody", { parts: { ...lamps().parts, wall: part("wall lamps") } }, "nobody does wall"],
  ["parts that are not there", { parts: undefined }, "its brands do desk, floor, and it has no parts"],
  [
    "a question twice",
    { parts: { desk: part("desk lamps"), floor: { ...part("desk lamps") } } },
    "asked twice: best desk lamps there are",
  ],
  [
    "a question about a brand of the market",
    { brands: [...lamps().brands, makeBrand("Best Desk", "glow.com", { does: ["desk"] })] },
    "desk asks about Best Desk: best desk lamps there are",
  ],
])("the check tells of %s", (_, more, fault) => {
  expect(check([lamps(more)])).toEqual([`made/lamps: ${fault}`]);
});
