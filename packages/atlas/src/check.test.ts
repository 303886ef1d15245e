import { expect, test } from "vitest";
import type { Category } from "./category-file";
import { check } from "./check";
import { makeBrand, makeCategory } from "./testing/made-category";

const lamps = makeCategory("lamps");
/** The made market with these brands beside its own. */
const withBrands = (...brands: Category["brands"]): Category => ({ ...lamps, brands: [...lamps.brands, ...brands] });

test("sound data has no faults", () => {
  expect(
    check([
      lamps,
      makeCategory("beds", {
        near: ["lamps"],
        brands: [...makeCategory("beds").brands, { see: "lamps-0.com", name: "Lamps 0" }],
      }),
    ]),
  ).toEqual([]);
});

test.each<[string, Category[], string]>([
  [
    "an id twice",
    [lamps, { ...makeCategory("lamps"), sector: "other", brands: makeCategory("x").brands }],
    "other/lamps: the id is taken by made/lamps",
  ],
  ["an unknown neighbour", [{ ...lamps, near: ["beds"] }], "made/lamps: near beds: there is no other such category"],
  ["a market near itself", [{ ...lamps, near: ["lamps"] }], "made/lamps: near lamps: there is no other such category"],
  [
    "a reference to nobody",
    [withBrands({ see: "nobody.com", name: "Nobody" })],
    "made/lamps: see nobody.com: no brand has it as its primary",
  ],
  [
    "a reference by another name",
    [
      withBrands(),
      makeCategory("beds", { brands: [...makeCategory("beds").brands, { see: "lamps-0.com", name: "Lumens" }] }),
    ],
    "made/beds: see lamps-0.com: it is called lamps 0, not Lumens",
  ],
  [
    "a brand twice in a market",
    [withBrands({ see: "lamps-0.com", name: "lamps 0" })],
    "made/lamps: lamps-0.com stands twice",
  ],
  [
    "a domain of two",
    [withBrands(makeBrand("Lux", "lux.com", { domains: ["lux.com", "lamps-1.com"] }))],
    "made/lamps: Lux: lamps-1.com is lamps 1's (made/lamps)",
  ],
  [
    "a name twice in a market",
    [withBrands(makeBrand("LAMPS 1", "lux.com", { country: "FR" }))],
    "made/lamps: LAMPS 1 (lux.com) is also in made/lamps (lamps-1.com)",
  ],
  [
    "an alias that is the name",
    [withBrands(makeBrand("Lux", "lux.com", { aliases: ["LUX"] }))],
    "made/lamps: Lux: the alias LUX is its name",
  ],
  [
    "an item of Wikidata of two",
    [withBrands(makeBrand("Lux", "lux.com", { wikidata: "Q1" }), makeBrand("Nox", "nox.com", { wikidata: "Q1" }))],
    "made/lamps: Nox: Q1 is Lux's (made/lamps)",
  ],
  [
    "an unknown rival",
    [{ ...lamps, rivals: { "lamps-0.com": ["nobody.com"] } }],
    "made/lamps: lamps 0: the rival nobody.com is no brand of the atlas",
  ],
  [
    "a sister for a rival",
    [
      {
        ...withBrands(
          makeBrand("Lux", "lux.com", { owner: "lamps-0.com" }),
          makeBrand("Nox", "nox.com", { owner: "lux.com" }),
        ),
        rivals: { "lux.com": ["nox.com"] },
      },
    ],
    "made/lamps: Lux: the rival nox.com is its sister",
  ],
  [
    "rivals of a brand of another market",
    [lamps, makeCategory("beds", { rivals: { "lamps-0.com": ["beds-0.com"] } })],
    "made/beds: rivals of lamps-0.com: no brand has it as its primary here",
  ],
  [
    "an unknown owner",
    [withBrands(makeBrand("Lux", "lux.com", { owner: "sky.com" }))],
    "made/lamps: Lux: the owner sky.com is no brand's primary domain and not in companies.yaml",
  ],
  [
    "owners that own each other",
    [withBrands(makeBrand("Lux", "lux.com", { owner: "nox.com" }), makeBrand("Nox", "nox.com", { owner: "lux.com" }))],
    "made/lamps: Lux: its owners own each other",
  ],
  [
    "a successor that is nobody",
    [withBrands(makeBrand("Lux", "lux.com", { status: "merged", successor: "sky.com" }))],
    "made/lamps: Lux: the successor sky.com is no brand's primary domain",
  ],
  [
    "a successor that is no more",
    [
      withBrands(
        makeBrand("Lux", "lux.com", { status: "merged", successor: "nox.com" }),
        makeBrand("Nox", "nox.com", { status: "retired" }),
      ),
    ],
    "made/lamps: Lux: the successor nox.com is retired itself",
  ],
  [
    "a rival that is no more",
    [
      {
        ...withBrands(makeBrand("Nox", "nox.com", { status: "retired" })),
        rivals: { "lamps-0.com": ["nox.com"] },
      },
    ],
    "made/lamps: lamps 0: the rival nox.com is retired",
  ],
  [
    "a brand that is no more in another market",
    [
      withBrands(makeBrand("Nox", "nox.com", { status: "retired" })),
      makeCategory("beds", { brands: [...makeCategory("beds").brands, { see: "nox.com", name: "Nox" }] }),
    ],
    "made/beds: see nox.com: it is retired",
  ],
  [
    "a market of brands that are no more",
    [{ ...lamps, brands: lamps.brands.map((brand) => ({ ...brand, status: "retired" as const })) }],
    "made/lamps: 0 brands, fewer than 8",
  ],
  ["a thin market", [{ ...lamps, brands: lamps.brands.slice(1) }], "made/lamps: 7 brands, fewer than 8"],
  [
    "a market of sisters",
    [{ ...lamps, brands: lamps.brands.map((brand) => ({ ...brand, owner: "sky" })) }],
    "made/lamps: 8 brands of only 1 owners",
  ],
])("%s is a fault", (_, categories, fault) => {
  expect(check(categories)).toContain(fault);
});

test("a telling term of five markets tells none", () => {
  const five = ["a1", "b2", "c3", "d4", "e5"].map((id) => {
    const category = makeCategory(id);
    const { en } = category.languages;
    return {
      ...category,
      languages: { ...category.languages, en: { ...en, words: { ...en.words, lamp: 3 as const } } },
    };
  });
  expect(check(five)).toEqual(['"lamp" has weight 3 in 5 categories, so it tells none: a1, b2, c3, d4, e5']);
});

test("two companies of one name in two countries and markets are no fault", () => {
  const beds = makeCategory("beds");
  const german = makeBrand("Lux", "lux.de", { country: "DE", reach: ["DE"] });
  expect(check([withBrands(makeBrand("Lux", "lux.com")), { ...beds, brands: [...beds.brands, german] }])).toEqual([]);
});

test("two companies of one name are no fault once somebody made sure of them", () => {
  const twins = [withBrands(makeBrand("Lamps 1", "lux.com"))];
  expect(check(twins)).toHaveLength(1);
  expect(check(twins, { homonyms: [["lamps-1.com", "lux.com"]] })).toEqual([]);
});

test("owners are companies or brands, and a company owns somebody and is no brand", () => {
  const owned = [withBrands(makeBrand("Lux", "lux.com", { owner: "sky" }))];
  expect(check(owned, { companies: { sky: { name: "Sky", owner: "lamps-0.com" } } })).toEqual([]);
  const companies = { sky: { name: "Sky", owner: "nobody" }, idle: { name: "Idle" }, "lamps-1.com": { name: "Lamps" } };
  expect(check(owned, { companies })).toEqual([
    "companies.yaml: sky: the owner nobody is no brand's primary domain and not in companies.yaml",
    "companies.yaml: idle owns nobody",
    "companies.yaml: lamps-1.com is lamps 1's: its owner is lamps-1.com",
  ]);
});
