import type { Ask, Atlas } from "@marque/atlas";
import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { promptWordsOf } from "@marque/lexicon";
import { describe, expect, test } from "vitest";
import { makeReading } from "../../../testing/fixtures/make-reading";
import { promptsFor } from "../../../testing/made-prompts";
import { ENGLISH, wordsOf } from "./words";
import { writtenAsks } from "./written-asks";

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ask = (text: string, more: Partial<Ask> = {}): Ask => ({ text, stage: "discover", rung: "general", ...more });
/** Thirty questions that say different things: ten of each stage and rung, and of each rung one that explains. */
const written = (what: string): Ask[] =>
  (["general", "middle", "specific"] as const).flatMap((rung, at) =>
    NUMBERS.map((number, index) =>
      ask(`${number} ${what} that ${rung} ${"buyers ".repeat(index + 1)}would ${number}${rung}`, {
        rung,
        stage: (["discover", "compare", "decide"] as const)[(index + at) % 3] ?? "discover",
        ...(index === 9 ? { explains: true as const } : {}),
      }),
    ),
  );
const lamps = makeCategory("lamps", {
  parts: {
    desk: { name: "desk lamps", words: ["desk lamp", "desk lamps", "study lamp"] },
    floor: { name: "floor lamps", words: ["floor lamp", "floor lamps", "arc lamp"] },
    shop: { name: "lamp shops", words: ["lamp shop", "lamp shops", "showroom"] },
  },
  asks: {
    en: {
      desk: { name: undefined, asks: written("desk lamps") },
      floor: { name: undefined, asks: written("floor lamps") },
      shop: {
        name: undefined,
        asks: [
          ask("a lamp shop in {place} that rewires old lamps", { audience: "collectors" }),
          ask("which lamp shop in {place} delivers"),
          ask("which lamp shops repair what they sold for less than $150"),
          ask("alternatives to the biggest lamp shops"),
        ],
      },
      "bow.com": {
        name: undefined,
        asks: [
          ask("who makes arc lamps that dim"),
          ask("floor lamps of brushed brass"),
          ask("lamps that fold flat"),
          ask("{brand} or lamps 4 for a rented flat under $150", { stage: "compare" }),
          ask("do {brand}'s lamps break", { stage: "decide" }),
        ],
      },
    },
    de: {
      floor: {
        name: "stehlampen",
        asks: [
          ask("welche stehlampe blendet nicht"),
          ask("stehlampen in {place} kaufen"),
          ask("gute stehlampen unter 80 €", { stage: "compare" }),
        ],
      },
    },
    es: {
      floor: {
        name: "lámparas de pie",
        asks: [ask("lámparas de pie por menos de 80 €"), ask("lámparas que no ciegan")],
      },
    },
  },
  brands: [
    makeBrand("Glow", "glow.com", { does: ["floor", "desk"] }),
    makeBrand("Beam", "beam.com", { does: ["floor"] }),
    makeBrand("Bow", "bow.com", { does: ["floor"] }),
    makeBrand("Corner", "corner.com", { does: ["shop"] }),
    ...makeCategory("lamps")
      .brands.slice(4)
      .map((brand) => ({ ...brand, does: ["desk"] })),
  ],
});
const atlas = makeAtlas(lamps);
const ask30 = (brandName: string, more: Partial<Parameters<typeof promptsFor>[0]> = {}) =>
  promptsFor({
    brandName,
    website: `${brandName.toLowerCase()}.com`,
    markets: { lamps: 1 },
    language: "en",
    atlas,
    ...more,
  }).prompts.map(({ prompt }) => prompt);

describe("questions that were written", () => {
  test("come before all others, about the parts that the brand is in, as much as it is in them", () => {
    const prompts = ask30("Glow", { brand: "glow.com" });
    const about = (what: string) => prompts.filter((prompt) => prompt.includes(`${what} that`)).length;
    expect(about("floor lamps")).toBeGreaterThan(about("desk lamps"));
    expect(about("desk lamps")).toBeGreaterThan(4);
    expect(about("floor lamps") + about("desk lamps")).toBeGreaterThanOrEqual(25);
  });

  test("stand in the order of what they say, general ones first", () => {
    const rungs = new Map(written("floor lamps").map(({ text, rung }) => [text, rung]));
    const asked = ask30("Beam", { brand: "beam.com", max: 20 }).flatMap((prompt) => rungs.get(prompt) ?? []);
    const ladder = ["general", "middle", "specific"];
    expect(asked).toEqual(asked.toSorted((one, other) => ladder.indexOf(one) - ladder.indexOf(other)));
    expect(new Set(asked).size).toBe(3);
  });

  test("are spread over stages and rungs, and hardly any explains", () => {
    const asked = new Map(written("floor lamps").map((each) => [each.text, each]));
    const chosen = ask30("Beam", { brand: "beam.com", max: 20 }).flatMap((prompt) => asked.get(prompt) ?? []);
    const count = (isMeant: (each: Ask) => boolean) => chosen.filter(isMeant).length;
    expect(chosen.length).toBeGreaterThanOrEqual(15);
    expect(count(({ explains }) => explains === true)).toBeLessThanOrEqual(2);
    for (const rung of ["general", "middle", "specific"])
      expect(count((each) => each.rung === rung)).toBeGreaterThan(2);
    for (const stage of ["discover", "compare", "decide"])
      expect(count((each) => each.stage === stage)).toBeGreaterThan(2);
  });

  test("are not the same for two brands of one part", () => {
    const [one, other] = [
      ask30("Beam", { brand: "beam.com", max: 15 }),
      ask30("Lamps 4", { brand: "beam.com", website: "other.com", max: 15 }),
    ];
    expect(one).not.toEqual(other);
    expect(ask30("Beam", { brand: "beam.com", max: 15 })).toEqual(one);
  });

  test("name the brand's place, or are left out when it isn't known", () => {
    const placed = ask30("Corner", { brand: "corner.com", country: "DE" });
    expect(placed).toContain("which lamp shop in germany delivers");
    const nowhere = ask30("Corner", { brand: "corner.com" });
    expect(nowhere).toContain("which lamp shops repair what they sold for less than $150");
    expect([...placed, ...nowhere].filter((prompt) => /[{}]/.test(prompt) || /delivers$/.test(prompt))).toEqual([
      "which lamp shop in germany delivers",
    ]);
  });

  test("a known brand's own are among them, and nobody else's", () => {
    expect(ask30("Bow", { brand: "bow.com" })).toEqual(
      expect.arrayContaining(["who makes arc lamps that dim", "floor lamps of brushed brass", "lamps that fold flat"]),
    );
    expect(ask30("Glow", { brand: "glow.com" })).not.toContain("lamps that fold flat");
  });

  test("those that name the brand come before what is made of templates, and as many as there is room for", () => {
    const naming = (max: number) =>
      ask30("Bow", { brand: "bow.com", competitors: ["Lamps 4"], country: "GB", max }).filter((prompt) =>
        /\bbow\b/.test(prompt),
      );
    expect(naming(30).slice(0, 3)).toEqual([
      "bow or lamps 4 for a rented flat under £150",
      "do bow's lamps break",
      "bow vs lamps 4, which is better",
    ]);
    expect(naming(30)).toHaveLength(5);
    expect(ask30("Boss", { brand: "bow.com" })).toContain("do boss' lamps break");
    expect(naming(10)).toEqual(["bow or lamps 4 for a rented flat under £150", "do bow's lamps break"]);
    const { evidence } = promptsFor({
      brandName: "Bow",
      website: "bow.com",
      brand: "bow.com",
      markets: { lamps: 1 },
      language: "en",
      atlas,
    });
    expect(evidence.find(({ value }) => value === "do bow's lamps break")?.reason).toBe(
      "asked by buyers of floor lamps about this brand to decide; general; its answer names companies",
    );
  });

  test("one of those that name the brand asks for alternatives, whatever was written", () => {
    const own = ["lamps 0", "lamps 1", "lamps 2", "lamps 3", "lamps 4"].map((other) =>
      ask(`{brand} or ${other} for me`),
    );
    const branded = (more: Ask[]) => {
      const asks = { en: { ...lamps.asks.en, "bow.com": { name: undefined, asks: [...own, ...more] } } };
      const prompts = ask30("Bow", { brand: "bow.com", atlas: makeAtlas({ ...lamps, asks }) });
      return prompts.filter((prompt) => /\bbow\b/.test(prompt));
    };
    expect(branded([])).toEqual([
      ...own.slice(0, 4).map(({ text }) => text.replace("{brand}", "bow")),
      "best alternatives to bow",
    ]);
    expect(branded([ask("brighter alternatives to {brand}")]).at(-1)).toBe("brighter alternatives to bow");
  });

  test("a single house is not asked about as one of a chain, in whatever language", () => {
    const parts = [{ id: "shop", name: "lamp shops", words: [] }];
    const texts = ["welche modekette hat lampen", "lampenladen mit vielen filialen, günstig"];
    const asked = {
      place: undefined,
      town: undefined,
      country: null,
      isKnown: false,
      isLeader: false,
      isLocal: true,
      tier: undefined,
    };
    const made = writtenAsks(
      {
        parts,
        asks: [{ name: "lampenläden", asks: texts.map((text) => ask(text, { rung: "middle" })) }],
        own: [],
        scopesOf: () => [],
      },
      new Map([[0, 1]]),
      { ...asked, seed: "corner.com", says: () => false },
      wordsOf("de", promptWordsOf("de") ?? ENGLISH),
    );
    expect(made.map(({ template }) => template.text)).toEqual([]);
  });

  test("a brand's own are tagged by those of its parts that they speak of", () => {
    const said = [ask("who makes arc lamps that dim"), ask("which study lamp is best"), ask("lamps that fold flat")];
    const floor = Object.keys(lamps.parts ?? {}).indexOf("floor");
    const asks = ["desk lamps", "floor lamps", "lamp shops"].map((name) => ({ name, asks: [] }));
    const parts = Object.entries(lamps.parts ?? {}).map(([id, part]) => ({ id, ...part }));
    const made = writtenAsks(
      { parts, asks, own: said, scopesOf: () => [] },
      new Map([[floor, 1]]),
      {
        place: undefined,
        town: undefined,
        country: null,
        isKnown: true,
        isLeader: false,
        isLocal: false,
        tier: undefined,
        says: () => false,
        seed: "a",
      },
      wordsOf("en", ENGLISH),
    );
    expect(made.map(({ template, subjects }) => [template.text, subjects])).toEqual([
      ["who makes arc lamps that dim", ["floor lamps"]],
      ["which study lamp is best", []],
      ["lamps that fold flat", []],
    ]);
  });

  test("a general question that another asks already, but for praise and comparison, is not asked", () => {
    const asked = makeAtlas({
      ...lamps,
      asks: {
        en: {
          ...lamps.asks.en,
          shop: {
            name: undefined,
            asks: [
              ask("best lamp shop software"),
              ask("lamp shop tools compared"),
              ask("which lamp shop is best for repairs"),
              ask("lamp shop tools for repairs compared", { rung: "specific" }),
            ],
          },
        },
      },
    });
    const prompts = ask30("Corner", { brand: "corner.com", atlas: asked });
    expect(
      ["best lamp shop software", "lamp shop tools compared"].filter((each) => prompts.includes(each)),
    ).toHaveLength(1);
    expect(prompts).toContain("lamp shop tools for repairs compared");
  });

  test("are in the language of where a brand is sold when its pages can't be read", () => {
    const sold = (reach: "global" | ["DE"]) =>
      makeAtlas({
        ...lamps,
        brands: lamps.brands.map((brand) => (brand.name === "Beam" ? { ...brand, country: "DE", reach } : brand)),
      });
    const askBeam = (reach: "global" | ["DE"]) =>
      ask30("Beam", { brand: "beam.com", language: null, atlas: sold(reach) });
    expect(askBeam(["DE"])).toContain("welche stehlampe blendet nicht");
    expect(askBeam("global").join()).toContain("floor lamps that");
  });

  test("of a brand with many of its own, most are those, in their order", () => {
    const own = written("arc lamps of brass").slice(0, 22);
    const asked = makeAtlas({
      ...lamps,
      asks: { en: { ...lamps.asks.en, "bow.com": { name: undefined, asks: own } } },
    });
    const texts = new Set(own.map(({ text }) => text));
    const prompts = ask30("Bow", { brand: "bow.com", atlas: asked });
    expect(prompts.filter((prompt) => texts.has(prompt)).length).toBeGreaterThanOrEqual(19);
    expect(texts.has(prompts[0] ?? "")).toBe(true);
  });

  test("the first of a part, which most buyers ask, comes first", () => {
    const first = written("desk lamps")[0]?.text;
    for (const website of ["one.com", "two.com", "three.com"])
      expect(ask30("Lamps 4", { brand: "lamps-4.com", website, max: 10 })[0]).toBe(first);
  });

  test("a town is said as it is written, whatever signs are in it", () => {
    const parts = [{ id: "shop", name: "lamp shops", words: [] }];
    const asks = [{ name: "lamp shops", asks: [ask("which lamp shop in {place} delivers"), ask("best lamp shops")] }];
    const asked = {
      place: "st. $& mary",
      town: "st. $& mary",
      country: null,
      isKnown: false,
      isLeader: false,
      isLocal: true,
      tier: undefined,
      seed: "corner.com",
      says: () => false,
    };
    const made = writtenAsks(
      { parts, asks, own: [], scopesOf: () => [] },
      new Map([[0, 1]]),
      asked,
      wordsOf("en", ENGLISH),
    );
    expect(made.map(({ template }) => template.text).sort()).toEqual([
      "best lamp shops in st. $& mary",
      "which lamp shop in st. $& mary delivers",
    ]);
  });

  test("of a place that the atlas knows are asked in its town", () => {
    const towns = (country: string, ...names: string[]) =>
      makeAtlas({
        ...lamps,
        brands: lamps.brands.map((brand) =>
          "see" in brand || brand.name !== "Corner" ? brand : { ...brand, country, towns: names },
        ),
      });
    const delivering = (atlas: Atlas) =>
      ask30("Corner", { brand: "corner.com", atlas }).filter((prompt) => prompt.startsWith("which lamp shop in"));
    expect(delivering(towns("GB", "Leeds"))).toEqual(["which lamp shop in leeds delivers"]);
    expect(delivering(towns("DE", "München", "Munich"))).toEqual(["which lamp shop in munich delivers"]);
  });

  test("sums are written with the sign of the country's currency", () => {
    const sums = (country: string) =>
      ask30("Corner", { brand: "corner.com", country }).filter((prompt) => prompt.includes("150"));
    expect(sums("GB")).toEqual(["which lamp shops repair what they sold for less than £150"]);
    expect(sums("IE")).toEqual(["which lamp shops repair what they sold for less than €150"]);
    // Whose buyers ask in English and are everywhere.
    expect(sums("FR")).toEqual(["which lamp shops repair what they sold for less than $150"]);
    expect(sums("US")).toEqual(["which lamp shops repair what they sold for less than $150"]);
  });

  test("leave out sums in money that isn't the country's, or change their sign where it is worth about the same", () => {
    const sums = (language: string, country?: string) =>
      ask30("Beam", { brand: "beam.com", language, ...(country === undefined ? {} : { country }) }).filter((prompt) =>
        prompt.includes("80"),
      );
    expect(sums("de", "DE")).toEqual(["gute stehlampen unter 80 €"]);
    expect(sums("de")).toEqual(["gute stehlampen unter 80 €"]);
    expect(sums("de", "CH")).toEqual(["gute stehlampen unter 80 chf"]);
    expect(sums("es", "ES")).toEqual(["lámparas de pie por menos de 80 €"]);
    expect(sums("es", "MX")).toEqual([]);
  });

  test("are asked in the site's language where they were written in it", () => {
    const prompts = ask30("Beam", { brand: "beam.com", language: "de" });
    expect(prompts).toContain("welche stehlampe blendet nicht");
    expect(prompts.filter((prompt) => prompt.includes("kaufen"))).toEqual([]);
  });

  describe("that are narrower than their part", () => {
    const narrow = [
      ask("led floor lamps that dim", { scopes: ["led"] }),
      ask("led or halogen floor lamps", { scopes: ["led", "halogen"] }),
      ask("where to order floor lamps", { scopes: ["shops"] }),
      ask("floor lamps that swivel", { scopes: ["swivel"] }),
      ask("floor lamps for tall people"),
    ];
    const scoped = makeAtlas({
      ...lamps,
      asks: { en: { ...lamps.asks.en, floor: { name: undefined, asks: narrow } } },
      scopes: { floor: { led: ["beam.com"], halogen: ["bow.com"], shops: [], swivel: ["glow.com", "bow.com"] } },
    });
    const reading = (title: string) => makeReading({ url: "https://new.com/", title, h1: ["Floor lamps"] });
    const asked = (name: string, more: Partial<Parameters<typeof promptsFor>[0]>) => {
      const prompts = ask30(name, { atlas: scoped, ...more });
      return narrow.map(({ text }) => prompts.includes(text));
    };

    test("are asked of the brands in their scopes", () => {
      expect(asked("Beam", { brand: "beam.com" })).toEqual([true, true, false, false, true]);
      expect(asked("Bow", { brand: "bow.com" })).toEqual([false, true, false, true, true]);
    });

    test("leave few of a brand that is in none, beside which two name it", () => {
      const few = makeAtlas({
        ...lamps,
        asks: { en: { ...lamps.asks.en, floor: { name: undefined, asks: narrow.slice(3) } } },
        scopes: { floor: { swivel: ["glow.com"] } },
      });
      const prompts = ask30("Beam", { brand: "beam.com", atlas: few });
      expect(prompts.filter((prompt) => prompt.includes("beam"))).toHaveLength(2);
      expect(prompts.length).toBeLessThanOrEqual(5);
    });

    test("leave room that is not filled up by what else the market sells, nor by names that nobody types", () => {
      const [first = ""] = lamps.languages.en.products;
      const [, things = ""] = first.split(" | ");
      const parts = {
        ...lamps.parts,
        floor: { name: "floor lamps and torches", words: ["floor lamp", "floor lamps"] },
      };
      const joint = makeAtlas({
        ...lamps,
        parts,
        asks: { en: { ...lamps.asks.en, floor: { name: undefined, asks: narrow } } },
      });
      const filledUp = (more: Partial<Parameters<typeof promptsFor>[0]>) => {
        const prompts = ask30("New", { atlas: joint, ...more });
        return ["floor lamps and torches", things].map((each) => prompts.some((prompt) => prompt.includes(each)));
      };
      expect(filledUp({ brand: "beam.com" })).toEqual([false, false]);
      expect(filledUp({ readings: [reading("Floor lamps")] })).toEqual([false, true]);
      const ofMarket = (more: Partial<Parameters<typeof promptsFor>[0]>) =>
        ask30("New", { atlas: joint, ...more }).includes("how to choose one of these");
      expect([ofMarket({ brand: "beam.com" }), ofMarket({ readings: [reading("Floor lamps")] })]).toEqual([
        false,
        true,
      ]);
    });

    test("are asked of a business that nobody knows when most are in them or its site says what they ask for", () => {
      expect(asked("Corner", { readings: [reading("Floor lamps")] })).toEqual([false, false, false, true, true]);
      expect(asked("Corner", { readings: [reading("Halogen floor lamps")] })).toEqual([false, true, false, true, true]);
    });
  });

  test("a leader of the market is no answer to who asks for somebody else", () => {
    const others = "alternatives to the biggest lamp shops";
    expect(ask30("Corner", { brand: "corner.com" })).toContain(others);
    const first = makeAtlas({
      ...lamps,
      brands: lamps.brands.filter(({ name }) => name !== "Glow" && name !== "Beam"),
    });
    expect(ask30("Corner", { brand: "corner.com", atlas: first })).not.toContain(others);
  });

  test("say why: for whom, at which stage, and what the answer brings", () => {
    const { evidence } = promptsFor({
      brandName: "Corner",
      website: "corner.com",
      brand: "corner.com",
      markets: { lamps: 1 },
      language: "en",
      country: "DE",
      atlas,
    });
    expect(evidence.find(({ value }) => value.includes("rewires"))?.reason).toBe(
      "asked by buyers of lamp shops to find out who there is, for collectors; general; its answer names companies",
    );
  });

  describe("about businesses nearby", () => {
    const near = (words: string[], what: string) => ({
      id: what,
      words,
      asks: NUMBERS.map((number, at) =>
        ask(at % 2 === 0 ? `${what} in {place} ${number}` : `${what} with ${number} more`),
      ),
    });
    const shops = makeAtlas({
      ...lamps,
      local: true,
      nearby: {
        en: [near(["lamp shops", "brass"], "lamp shop"), near(["lamp fitters", "wiring"], "lamp fitter")],
        nb: [near(["lampebutikker", "messing"], "lampebutikk")],
      },
    });
    const wired = makeReading({ url: "https://sparks.com/", title: "Sparks: wiring for old houses" });

    test("are asked of a local business alone, about its trade and town, and nothing of the market at large", () => {
      const prompts = ask30("Sparks", { atlas: shops, town: "Hull", readings: [wired] });
      expect(prompts.filter((prompt) => prompt.startsWith("lamp fitter")).length).toBeGreaterThanOrEqual(8);
      expect(prompts).toContain("lamp fitter in hull one");
      expect(prompts.filter((prompt) => /lamp shop in|which one lasts|buyers/.test(prompt))).toEqual([]);
      expect(ask30("Beam", { brand: "beam.com", atlas: shops }).join()).not.toContain("lamp fitter");
    });

    test.each([
      ["Le Mans", "lampiste au mans", "lampistes autour du mans"],
      ["Amiens", "lampiste à amiens", "lampistes autour d'amiens"],
      ["Lyon", "lampiste à lyon", "lampistes autour de lyon"],
    ])("run into the town's name as the language does: %s", (town, ...texts) => {
      const trade = near(["lampistes", "laiton"], "lampiste");
      const fr = [
        ask("lampiste à {place}"),
        ask("lampistes autour de {place}", { rung: "middle" }),
        ...trade.asks.slice(0, 8),
      ];
      const prompts = ask30("Etincelle", {
        atlas: makeAtlas({ ...lamps, local: true, nearby: { fr: [{ ...trade, asks: fr }] } }),
        town,
        language: "fr",
      });
      expect(prompts).toEqual(expect.arrayContaining(texts));
    });

    test("are asked in the language of the address when no page was read", () => {
      const prompts = ask30("Gnist", { atlas: shops, website: "gnist.no", language: null });
      expect(prompts.filter((prompt) => prompt.startsWith("lampebutikk")).length).toBeGreaterThanOrEqual(4);
    });

    test("without a town are those that name none", () => {
      const prompts = ask30("Sparks", { atlas: shops, readings: [wired] });
      expect(prompts.filter((prompt) => prompt.startsWith("lamp fitter"))).toHaveLength(5);
      expect(prompts.filter((prompt) => /[{}]/.test(prompt))).toEqual([]);
    });

    test("are asked in languages that nothing else is written in, with what is asked of the brand", () => {
      const prompts = ask30("Gnist", { atlas: shops, town: "Oslo", language: "nb" });
      expect(prompts.filter((prompt) => prompt.startsWith("lampebutikk"))).toHaveLength(10);
      expect(prompts).toContain("er gnist verdt pengene");
      expect(ask30("Gnist", { atlas: shops, town: "Oslo", language: "sv" }).join()).toContain("lamp shop in oslo");
    });
  });
});
