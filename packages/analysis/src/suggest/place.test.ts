import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { parseWebsite, type Website } from "@marque/schema";
import { describe, expect, test } from "vitest";
import type { PageReading } from "../facts";
import { makeReading } from "./fixtures/make-reading";
import { place } from "./place";

const lampWords = { "desk lamp": 3, "floor lamp": 3, "pendant light": 3, dimmable: 2, lumen: 2, bulb: 1 } as const;
const bedWords = { "box spring": 3, mattress: 3, headboard: 3, slatted: 2, sleep: 1, bulb: 1 } as const;
const lamps = makeCategory("lamps", {
  sector: "home",
  near: ["lamp-shops"],
  brands: [
    ...["Lumina", "Candela", "Photonix", "Wattley", "Glowworks"].map((name) =>
      makeBrand(name, `${name.toLowerCase()}.com`),
    ),
  ],
});
const withWords = (category: typeof lamps, en: typeof lampWords | typeof bedWords, de: Record<string, 1 | 2 | 3>) => ({
  ...category,
  languages: {
    ...category.languages,
    en: { ...category.languages.en, words: en },
    de: { ...category.languages.de, words: de },
  },
});
const atlas = makeAtlas(
  withWords(lamps, lampWords, {
    schreibtischlampen: 3,
    stehlampen: 3,
    pendelleuchten: 3,
    dimmbar: 2,
    lumen: 2,
    birne: 1,
  }),
  withWords(makeCategory("beds", { sector: "home" }), bedWords, {
    boxspringbetten: 3,
    matratzen: 3,
    kopfteil: 3,
    lattenrost: 2,
    schlaf: 1,
    birne: 1,
  }),
  makeCategory("lamp-shops", { sector: "retail", retail: true }),
);

function websiteOf(host: string): Website {
  const website = parseWebsite(host);
  if (website === undefined) throw new Error(`${host} is no website`);
  return website;
}
const page = (title: string, headings: string[], text = "", language = "en"): PageReading =>
  makeReading({ url: "https://brightly.com/", title, h2: headings, text, language });
const placed = (readings: PageReading[], { host = "brightly.com", brandName = "Brightly", language = "en" } = {}) =>
  place({ atlas, website: websiteOf(host), brand: undefined, brandName, readings, language });
const ids = (placement: ReturnType<typeof placed>) => placement?.categories.map(({ category }) => category.id);

describe("a brand is placed", () => {
  test("in its own markets when it is known, the main one first", () => {
    const brand = atlas.brandAt("lumina.com");
    const placement = place({
      atlas,
      website: websiteOf("lumina.com"),
      brand,
      brandName: "Lumina",
      readings: [],
      language: null,
    });
    expect(placement).toMatchObject({ basis: "domain", brand: { name: "Lumina" }, categories: [{ confidence: 1 }] });
  });

  test("by the words of its pages, and tells which", () => {
    const placement = placed([page("Desk lamps & floor lamps", ["Pendant lights", "Dimmable bulbs"], "1200 lumen.")]);
    expect(placement).toMatchObject({ basis: "words", brand: undefined });
    expect(ids(placement)).toEqual(["lamps"]);
    const [first] = placement?.categories ?? [];
    expect(first?.because.reason).toContain('"desk lamp"');
    expect(first?.because.url).toBe("https://brightly.com/");
    expect(first?.confidence).toBeGreaterThan(0.25);
    expect(first?.confidence).toBeLessThan(1);
  });

  test("in two markets when its pages speak of both", () => {
    const both = page("Desk lamps and mattresses", ["Floor lamps", "Pendant lights", "Box springs", "Headboards"]);
    expect(ids(placed([both]))?.toSorted()).toEqual(["beds", "lamps"]);
  });

  test("by compounds and plurals of German", () => {
    const german = page(
      "LED-Schreibtischlampen",
      ["Designerstehlampen", "Pendelleuchte", "dimmbare Modelle"],
      "",
      "de",
    );
    expect(ids(placed([german], { language: "de" }))).toEqual(["lamps"]);
  });

  test("by its name alone when its site can't be read", () => {
    expect(placed([], { host: "somewhere.com", brandName: "CANDELA" })).toMatchObject({
      basis: "name",
      brand: { name: "Candela" },
    });
    expect(placed([], { host: "somewhere.com", brandName: "Nobody" })).toBeUndefined();
  });

  test("by its name at the same address under another suffix, unless its words speak of another market", () => {
    const few = page("Willkommen", []);
    const at = { host: "photonix.dk", brandName: "Photonix" };
    expect(placed([few], at)).toMatchObject({ basis: "name", brand: { name: "Photonix" } });
    expect(placed([few], { ...at, host: "photonix-tours.dk" })).toBeUndefined();
  });
});

describe("nothing is said", () => {
  test.each([
    [
      "of a blog",
      page("My thoughts on life", ["A walk in the woods", "On books"], "I could not sleep and read by a bulb."),
    ],
    [
      "of a page that uses one word of a market",
      page("Desk lamp", ["Desk lamp", "Desk lamp"], "desk lamp ".repeat(50)),
    ],
    ["of an empty page", page("", [])],
  ])("%s", (_, reading) => {
    expect(placed([reading])).toBeUndefined();
  });
});

test("a site that names many makers is a shop, and its rivals are shops", () => {
  const shop = page("Desk lamps & floor lamps", ["Pendant lights", "Lumina", "Candela", "Photonix", "Wattley"]);
  const placement = placed([shop]);
  expect(ids(placement)).toEqual(["lamps"]);
  expect(placement?.rivalsIn?.map(({ category }) => category.id)).toEqual(["lamp-shops"]);
  expect(placement?.rivalsIn?.[0]?.because.reason).toContain("sells brands such as Lumina and Candela");
});

test("a maker that names a rival or two is no shop", () => {
  const maker = page("Desk lamps & floor lamps", ["Pendant lights", "Better than Lumina", "Switch from Candela"]);
  expect(placed([maker])?.rivalsIn).toBeUndefined();
});

describe("a page of headlines with a feed", () => {
  const headlines = Array.from({ length: 8 }, (_, index) => `The ${index} desk lamps that we liked most this year`);
  const magazine = page("Desk lamps, floor lamps and pendant lights", headlines);
  const feed = {
    kind: "alternate",
    value: "https://brightly.com/feed",
    where: "feed",
    url: magazine.url,
    pageKind: "home",
    quote: "",
  } as const;

  test("is a publication, which is no rival of those it writes about", () => {
    expect(ids(placed([magazine]))).toEqual(["lamps"]);
    expect(placed([{ ...magazine, facts: [...magazine.facts, feed] }])).toBeUndefined();
  });

  test("is a shop when it tells prices", () => {
    const text = "Now $ 12. Now $ 15. Now $ 20. Now $ 24. Now $ 30.";
    expect(ids(placed([{ ...magazine, text, facts: [...magazine.facts, feed] }]))).toEqual(["lamps"]);
  });
});
