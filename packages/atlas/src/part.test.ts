import { describe, expect, test } from "vitest";
import { type Ask, type AsksFile, askLine, readAsk, readAsks } from "./ask";
import type { Category } from "./category-file";
import { check } from "./check";
import { makeAtlas, makeBrand, makeCategory } from "./testing";

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
    [
      "d s ! #led #made-in-eu (night owls): which lamps have warm leds",
      {
        text: "which lamps have warm leds",
        stage: "discover",
        rung: "specific",
        explains: true,
        scopes: ["led", "made-in-eu"],
        audience: "night owls",
      },
    ],
    [
      "x m: is {brand} bright enough in {place}",
      { text: "is {brand} bright enough in {place}", stage: "decide", rung: "middle" },
    ],
  ])("%s", (written, ask) => {
    expect(readAsk(written)).toEqual(ask);
    expect(askLine(ask)).toBe(written);
  });

  test.each([
    ["of a scope without a name", "d g #: best desk lamps"],
    ["without marks", "best desk lamps"],
    ["of an unknown stage", "z g: best desk lamps"],
    ["of two words", "d g: desk lamps"],
    ["of thirty-one words", `d g: ${"lamp ".repeat(30)}lamp`],
    ["in capitals", "d g: best Desk lamps"],
    ["with a question mark", "d g: which lamp is best?"],
    ["with an unknown slot", "d g: best lamps like {rival}"],
  ])("none %s", (_, written) => {
    expect(readAsk(written)).toBeUndefined();
  });
});

describe("a file of questions", () => {
  test("has headings, with a name or without one, and questions below", () => {
    expect(
      readAsks("[desk] schreibtischlampen\nd g: beste lampen der welt\n\n[glow.com]\nx m !: wie hell ist hell\n"),
    ).toEqual({
      asks: {
        desk: {
          name: "schreibtischlampen",
          asks: [{ text: "beste lampen der welt", stage: "discover", rung: "general" }],
        },
        "glow.com": {
          name: undefined,
          asks: [{ text: "wie hell ist hell", stage: "decide", rung: "middle", explains: true }],
        },
      },
      faults: [],
    });
  });

  test("its faults are told by line", () => {
    const { faults } = readAsks("d g: best lamps there are\n[desk]\nbest lamps\n[desk]\n");
    expect(faults.map((fault) => fault.split(":")[0])).toEqual(["line 1", "line 3", "line 4"]);
  });
});

const part = (name: string) => ({ name, words: [name] });
const TENTHS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const asked = (name: string) => ({
  name: undefined,
  asks: TENTHS.map((each) => ({ text: `best ${name} for ${each}`, stage: "discover", rung: "general" }) as const),
});
const english = { desk: asked("desk lamps"), floor: asked("floor lamps") };
const inEnglish = (more: AsksFile): Partial<Category> => ({ asks: { en: { ...english, ...more } } });
const lamps = (more: Partial<Category> = {}): Category =>
  makeCategory("lamps", {
    parts: { desk: part("desk lamps"), floor: part("floor lamps") },
    asks: { en: english },
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
  expect(atlas.asks(market, "en").map(({ name, asks }) => [name, asks[0]?.text])).toEqual([
    ["desk lamps", "best desk lamps for one"],
    ["floor lamps", "best floor lamps for one"],
  ]);
  expect(atlas.asks(market, "de")).toEqual([]);
  expect(other.brands[0]?.does).toEqual([]);
});

const LED: Ask = { text: "which floor lamps have warm leds", stage: "discover", rung: "middle", scopes: ["led"] };
const ledLamps = inEnglish({ floor: { ...english.floor, asks: [...english.floor.asks, LED] } });

test("the atlas tells whom questions of a scope make sense for", () => {
  const atlas = makeAtlas(
    makeCategory("beds"),
    lamps({ ...ledLamps, scopes: { floor: { led: ["lamps-5.com"], shops: [] } } }),
  );
  const [, market] = atlas.categories;
  if (market === undefined) throw new Error("the made atlas has two markets");
  const [one, other] = [atlas.brandAt("lamps-5.com"), atlas.brandAt("lamps-6.com")];
  if (one === undefined || other === undefined) throw new Error("the made market has eight brands");
  expect(atlas.asks(market, "en")[1]?.asks.at(-1)).toEqual(LED);
  expect([atlas.scopesOf(one, market, 1), atlas.scopesOf(other, market, 1)]).toEqual([["led"], []]);
  expect([atlas.scopesOf(one, market, 0), atlas.scopesOf(one, market, 7)]).toEqual([[], []]);
  const bed = atlas.brandAt("beds-1.com");
  const most = makeAtlas(
    lamps({ ...ledLamps, scopes: { floor: { led: ["lamps-4.com", "lamps-5.com", "lamps-6.com"] } } }),
  );
  const [usual] = most.categories;
  if (usual === undefined || bed === undefined) throw new Error("the made atlas has a market");
  // Whoever isn't at home there is likely in what most of them are in.
  expect([atlas.scopesOf(bed, market, 1), atlas.scopesOf(undefined, market, 1)]).toEqual([[], []]);
  expect([most.scopesOf(undefined, usual, 1), most.scopesOf(most.brandAt("lamps-7.com"), usual, 1)]).toEqual([
    ["led"],
    [],
  ]);
});

test.each<[string, Partial<Category>, string]>([
  ["a scope of nobody knows whom", ledLamps, "floor has questions of led, and nothing tells who is in it"],
  ["a scope of no question", { scopes: { floor: { led: ["lamps-5.com"] } } }, "scopes: no question of floor is of led"],
  [
    "a brand in a scope of another part",
    { ...ledLamps, scopes: { floor: { led: ["lamps-0.com"] } } },
    "scopes: lamps-0.com is in led, and does no floor here",
  ],
  [
    "a scope of everybody",
    { ...ledLamps, scopes: { floor: { led: ["lamps-4.com", "lamps-5.com", "lamps-6.com", "lamps-7.com"] } } },
    "scopes: all brands of floor are in led, which tells nothing",
  ],
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
  [
    "a part of nobody",
    { parts: { ...lamps().parts, wall: part("wall lamps") }, ...inEnglish({ wall: asked("wall lamps") }) },
    "nobody does wall",
  ],
  ["parts that are not there", { parts: undefined }, "its brands do desk, floor, and it has no parts"],
  [
    "a question twice",
    inEnglish({ floor: { ...english.floor, asks: [...english.floor.asks, ...english.desk.asks.slice(0, 1)] } }),
    "asked twice in en: best desk lamps for one",
  ],
  [
    "a part that asks about one brand",
    inEnglish({
      floor: {
        ...english.floor,
        asks: [...english.floor.asks, { text: "is {brand} worth it", stage: "decide", rung: "general" }],
      },
    }),
    "floor asks about {brand}, as only a brand's own questions do: is {brand} worth it",
  ],
  [
    "a part with few questions",
    inEnglish({ floor: { name: undefined, asks: english.floor.asks.slice(1) } }),
    "asks.en: floor has fewer than 10 questions",
  ],
  [
    "questions for a brand that is at home elsewhere",
    inEnglish({ "beds-1.com": asked("lamps like those") }),
    "asks.en: beds-1.com is no part, nor the primary domain of a brand that is at home here",
  ],
  [
    "a part without a name in its file's language",
    { asks: { en: english, de: { ...english, floor: { ...english.floor, name: "stehlampen" } } } },
    "asks.de: desk has no name",
  ],
  [
    "a question about a brand of the market",
    { brands: [...lamps().brands, makeBrand("Desk Lamps For One", "glow.com", { does: ["desk"] })] },
    "desk asks about Desk Lamps For One: best desk lamps for one",
  ],
])("the check tells of %s", (_, more, fault) => {
  expect(check([lamps(more)])).toEqual([`made/lamps: ${fault}`]);
});

test("a brand that is called as the market's vocabulary calls things may be asked about", () => {
  const english = {
    ...makeCategory("lamps").languages.en,
    words: { ...makeCategory("lamps").languages.en.words, "desk lamps": 3 as const },
  };
  const named = lamps({
    languages: { ...makeCategory("lamps").languages, en: english },
    brands: [...lamps().brands, makeBrand("Desk Lamps", "desklamps.com", { does: ["desk"] })],
  });
  expect(check([named])).toEqual([]);
});
