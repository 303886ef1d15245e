import { toKebabCase } from "@marque/schema";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someReadings } from "../../../testing/fixtures/arbitrary";
import { makeReading, menu } from "../../../testing/fixtures/make-reading";
import { almostEmpty, delicatessen, invoicing, trailShop } from "../../../testing/fixtures/sites";
import { type BrandInShort, promptsFor } from "../../../testing/made-prompts";

const shop = { brandName: "Ridgeline", readings: trailShop };
const maker = { brandName: "Tallybird", competitors: ["Wave"], readings: invoicing };
const deli = { brandName: "Hofladen Brandt", readings: delicatessen };
const textsOf = (brand: BrandInShort): string[] => promptsFor(brand).prompts.map(({ prompt }) => prompt);

describe("prompts of a site", () => {
  test("ask about what a shop sells and whom it is for", () => {
    const prompts = textsOf(shop);
    expect(prompts).toHaveLength(30);
    expect(prompts).toEqual(
      expect.arrayContaining([
        "top rated trail running shoes for ultra runners",
        "which rain jackets are worth the price",
        "where to buy good hydration packs online",
        "best alternatives to ridgeline",
      ]),
    );
    expect(prompts.filter((prompt) => prompt.includes("ridgeline"))).toHaveLength(5);
    expect(prompts.filter((prompt) => /sale|gift|cart|run wild|gear/.test(prompt))).toEqual([]);
  });

  test("ask about a software's kind and its features as products", () => {
    const prompts = textsOf(maker);
    expect(prompts).toEqual(
      expect.arrayContaining([
        "top rated invoicing software for freelancers",
        "best time tracking software right now",
        "tallybird vs wave, which is better",
      ]),
    );
    expect(prompts.filter((prompt) => /software software|pricing|integrations/.test(prompt))).toEqual([]);
  });

  test("are in the site's language, with adjectives only where they need no other ending", () => {
    const prompts = textsOf(deli);
    expect(prompts).toEqual(
      expect.arrayContaining([
        "feinkost im test und vergleich",
        "welche gewürze schmecken am besten",
        "wo kann man honig online bestellen",
        "gute alternativen zu hofladen brandt",
      ]),
    );
    expect(prompts.filter((prompt) => / veganer käse|richtigen vegane/.test(prompt))).toEqual([]);
  });

  test("are about what is sold, not for it, nor about the brand by its short name", () => {
    const readings = [
      makeReading({
        url: "https://bergfilm.de/",
        language: "de",
        title: "Bergfilm Haus Tirol – DVDs und Bücher kaufen",
        description: "Hüllen für DVDs. Filme für Sammler. Versandkostenfrei.",
        nav: ["DVDs", "Bücher", "Hörbücher", "Romane", "Bergfilm Haus Hotel", "Warenkorb"],
        links: menu(["Warenkorb", "Versand"]),
      }),
    ];
    const prompts = textsOf({ brandName: "Bergfilm Haus Tirol", readings }).join("\n");
    expect(prompts).toMatch(/für sammler/);
    expect(prompts).not.toMatch(/bücher für dvds|haus hotel/);
  });

  test("are none where the pages only speak of this and that", () => {
    const readings = [
      makeReading({
        url: "https://stone-and-vale.com/",
        title: "Stone & Vale Consulting",
        description: "Executable systems for unclear business problems.",
        nav: ["Systems", "Strategy", "Business problems", "Teams hate software", "Contact"],
      }),
    ];
    expect(textsOf({ brandName: "Stone & Vale Consulting", readings })).toEqual([]);
  });

  test("name the country for a brand that sells there alone, in the words of the language", () => {
    expect(textsOf({ ...shop, country: "GB" }).join("\n")).toContain(" in the uk");
    expect(textsOf({ ...shop, country: "PL" }).join("\n")).not.toMatch(/ in (?:the )?p/);
  });

  test("carry tags in plain letters that tell them apart", () => {
    const tags = new Set(promptsFor(deli).prompts.flatMap((each) => each.tags));
    expect([...tags].sort()).toEqual(["buying-advice", "comparison", "gewuerze", "honig", "olivenoel"]);
  });

  test("are none when nothing is known of the site, or in a language without words: most must not name the brand", () => {
    expect(textsOf({ ...shop, readings: [] })).toEqual([]);
    expect(textsOf({ ...shop, brandName: "Quillon", readings: almostEmpty })).toEqual([]);
    const finnish = makeReading({ url: "https://ridgeline.com/", language: "fi", nav: ["Juoksukengät"] });
    expect(textsOf({ ...shop, readings: [finnish] })).toEqual([]);
  });

  test("each say where they come from", () => {
    const { prompts, evidence } = promptsFor(shop);
    expect(evidence.map(({ value }) => value)).toEqual(prompts.map(({ prompt }) => prompt));
    expect(evidence[0]).toEqual({
      field: "suggestedPrompts",
      value: "best trail running shoes for the money",
      asked: { stage: "compare", need: "trail running shoes" },
      reason: "from the site's category “Trail Running Shoes” in the navigation",
      quote: "Trail Running Shoes",
      url: "https://ridgeline.com/",
    });
  });

  test("are none when none are wanted, and the same each time", () => {
    expect(promptsFor({ ...shop, max: 0 })).toEqual({ prompts: [], evidence: [] });
    expect(promptsFor(shop)).toEqual(promptsFor(shop));
  });
});

function expectRules({ prompts, evidence }: ReturnType<typeof promptsFor>, brand: RegExp, max: number) {
  const texts = prompts.map(({ prompt }) => prompt);
  expect(prompts.length).toBeLessThanOrEqual(max);
  expect(evidence).toHaveLength(prompts.length);
  expect(new Set(texts).size).toBe(texts.length);
  for (const { prompt, tags } of prompts) {
    const count = prompt.split(/\s+/).length;
    expect(count >= 3 && count <= 30, prompt).toBe(true);
    expect(prompt).toBe(prompt.toLowerCase());
    expect(prompt).not.toMatch(/[{}[\]<>]|undefined|null|https?:/);
    expect(tags.length >= 1 && tags.length <= 3 && tags.every((tag) => tag === toKebabCase(tag) && tag !== "")).toBe(
      true,
    );
  }
  const branded = texts.filter((text) => brand.test(text)).length;
  expect(branded === texts.length ? branded <= 3 : branded <= 0.2 * texts.length, `${branded} of ${texts.length}`).toBe(
    true,
  );
  const tags = prompts.flatMap((each) => each.tags);
  expect(new Set(tags).size).toBeLessThanOrEqual(5);
  if (prompts.length > 1) {
    for (const tag of new Set(tags))
      expect(tags.filter((each) => each === tag).length).toBeLessThanOrEqual(0.8 * prompts.length);
  }
}

describe("rules for prompts", () => {
  test.each([1, 2, 3, 4, 5, 7, 14, 15, 16, 30, 99, 100])("hold for %i prompts of every made site", (max) => {
    expectRules(promptsFor({ ...shop, max }), /ridgeline/, max);
    expectRules(promptsFor({ ...maker, max }), /tallybird/, max);
    expectRules(promptsFor({ ...deli, max }), /hofladen brandt/, max);
  });

  test("hold for any pages, markets and rivals", () => {
    const brand = fc.constantFrom("Acme", "ACME", "Acme Foo");
    const markets = fc.constantFrom({}, { "running-shoes-and-sneakers": 0.5 }, { dentists: 0.4, crm: 0.3, tea: 0.2 });
    const competitors = fc.array(fc.constantFrom("Wave", "best {x}", "<b>", "Ötzi & Söhne", "running shoes"));
    fc.assert(
      fc.property(
        fc.record({ readings: someReadings, brandName: brand, markets, competitors, max: fc.nat(100) }),
        (given) => {
          expectRules(promptsFor({ ...given, aliases: ["acme"] }), /acme/, given.max);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("hold for names that are no words", () => {
    for (const brandName of [
      "",
      " ",
      "<b>{x}</b>",
      "a".repeat(200),
      "one two three four five six seven eight nine ten eleven",
    ]) {
      expectRules(promptsFor({ ...shop, brandName }), /\b\B/, 30);
    }
  });
});
