import { toKebabCase } from "@marque/schema";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someReadings } from "../fixtures/arbitrary";
import { makeReading } from "../fixtures/make-reading";
import { almostEmpty, delicatessen, invoicing, trailShop } from "../fixtures/sites";
import { suggestPrompts } from "./suggest";

const wave = { name: "Wave", domains: [], aliases: [] };
const shop = { brandName: "Ridgeline", aliases: [], competitors: [], readings: trailShop, language: "en", max: 30 };
const maker = { ...shop, brandName: "Tallybird", competitors: [wave], readings: invoicing };
const deli = { ...shop, brandName: "Hofladen Brandt", readings: delicatessen, language: "de" };
const textsOf = (input: Parameters<typeof suggestPrompts>[0]): string[] =>
  suggestPrompts(input).prompts.map(({ prompt }) => prompt);

describe("prompts of a site", () => {
  test("ask about what a shop sells and whom it is for", () => {
    const prompts = textsOf(shop);
    expect(prompts).toHaveLength(30);
    expect(prompts).toEqual(
      expect.arrayContaining([
        "best trail running shoes for ultra runners",
        "how to choose trail running shoes",
        "which running socks are worth the price",
        "best alternatives to ridgeline",
      ]),
    );
    expect(prompts.filter((prompt) => prompt.includes("ridgeline"))).toHaveLength(4);
    expect(prompts.filter((prompt) => /sale|gift|cart|run wild|gear/.test(prompt))).toEqual([]);
  });

  test("ask about a software's kind and its features as products", () => {
    const prompts = textsOf(maker);
    expect(prompts).toEqual(
      expect.arrayContaining([
        "best invoicing software for freelancers",
        "best time tracking software for agencies",
        "tallybird vs wave",
      ]),
    );
    expect(prompts.filter((prompt) => /software software|pricing|integrations/.test(prompt))).toEqual([]);
  });

  test("are in the site's language, with adjectives only where they need no other ending", () => {
    const prompts = textsOf(deli);
    expect(prompts).toEqual(
      expect.arrayContaining([
        "olivenöl im test und vergleich",
        "gewürze kaufen: worauf achten",
        "wo kann man olivenöl online bestellen",
        "gute alternativen zu hofladen brandt",
      ]),
    );
    expect(prompts.filter((prompt) => / veganer käse/.test(prompt))).toEqual([]);
  });

  test("carry tags in plain letters that tell them apart", () => {
    const tags = new Set(suggestPrompts(deli).prompts.flatMap((each) => each.tags));
    expect([...tags].sort()).toEqual(["buying-advice", "comparison", "gewuerze", "honig", "olivenoel"]);
  });

  test("are none when nothing is known of the site, or in a language without words: most must not name the brand", () => {
    expect(textsOf({ ...shop, readings: [] })).toEqual([]);
    expect(textsOf({ ...shop, brandName: "Quillon", readings: almostEmpty })).toEqual([]);
    const finnish = makeReading({ url: "https://ridgeline.com/", language: "fi", nav: ["Juoksukengät"] });
    expect(textsOf({ ...shop, readings: [finnish], language: "fi" })).toEqual([]);
  });

  test("each say where they come from", () => {
    const { prompts, evidence } = suggestPrompts(shop);
    expect(evidence.map(({ value }) => value)).toEqual(prompts.map(({ prompt }) => prompt));
    expect(evidence[0]).toEqual({
      field: "suggestedPrompts",
      value: "best trail running shoes for ultra runners",
      reason: "from the site's category “Trail Running Shoes” in the navigation",
      quote: "Trail Running Shoes",
      url: "https://ridgeline.com/",
    });
  });

  test("are none when none are wanted, and the same each time", () => {
    expect(suggestPrompts({ ...shop, max: 0 })).toEqual({ prompts: [], evidence: [] });
    expect(suggestPrompts(shop)).toEqual(suggestPrompts(shop));
  });
});

function expectRules({ prompts, evidence }: ReturnType<typeof suggestPrompts>, brand: RegExp, max: number) {
  const texts = prompts.map(({ prompt }) => prompt);
  expect(prompts.length).toBeLessThanOrEqual(max);
  expect(evidence).toHaveLength(prompts.length);
  expect(new Set(texts).size).toBe(texts.length);
  for (const { prompt, tags } of prompts) {
    const count = prompt.split(/\s+/).length;
    expect(count >= 3 && count <= 12, prompt).toBe(true);
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
    expectRules(suggestPrompts({ ...shop, max }), /ridgeline/, max);
    expectRules(suggestPrompts({ ...maker, max }), /tallybird/, max);
    expectRules(suggestPrompts({ ...deli, max }), /hofladen brandt/, max);
  });

  test("hold for any pages", () => {
    const language = fc.constantFrom("en", "de", "fr", "es", "it", "nl", "pt", "tr", "zh", "de-AT", null);
    const brand = fc.constantFrom("Acme", "ACME", "Acme Foo");
    fc.assert(
      fc.property(someReadings, language, brand, fc.nat(100), (readings, spoken, brandName, max) => {
        const input = { brandName, aliases: ["acme"], competitors: [wave], readings, language: spoken, max };
        expectRules(suggestPrompts(input), /acme/, max);
      }),
      { numRuns: 100 },
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
      expectRules(suggestPrompts({ ...shop, brandName }), /\b\B/, 30);
    }
  });
});
