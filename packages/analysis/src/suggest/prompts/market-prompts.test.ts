import { type AtlasCategory, FACET_LANGUAGES, loadAtlas } from "@marque/atlas";
import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { parseWebsite } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { findMarket } from "../market";
import { marketPrompts } from "./market-prompts";
import { isPrompt } from "./prompt";
import { suggestPrompts } from "./suggest";

const anything = () => true;
const placed = (category: AtlasCategory, confidence = 1) => ({
  category,
  confidence,
  because: { reason: "made", quote: null, url: null },
});

describe("the questions of a market", () => {
  const bikes = makeCategory("bikes");
  const tea = makeCategory("tea", { local: true });
  const facets = {
    ...bikes.languages.en,
    products: ["city bike | city bikes", "bike helmet | bike helmets", "bike insurance"],
    audiences: ["commuters", "students", "tall riders"],
    needs: ["long rides", "steep hills", "cargo"],
    qualities: ["light", "foldable", "cheap"],
    asks: ["how often should a chain be oiled", "are city bikes worth repairing", "which bike lock is safest"],
  };
  const atlas = makeAtlas({ ...bikes, languages: { ...bikes.languages, en: facets } }, tea);
  const category = (id: string) => {
    const found = atlas.category(id);
    if (found === undefined) throw new Error(`there is no ${id}`);
    return found;
  };
  const ask = (most: number, rivals: string[] = []) =>
    marketPrompts(atlas, [placed(category("bikes"))], "en", rivals, most, anything).map(({ prompt }) => prompt);

  test("a few of them already cover audience, need, quality and the market's own", () => {
    expect(ask(5)).toEqual([
      "best city bikes for commuters",
      "best city bikes for long rides",
      "are city bikes worth repairing",
      "best light city bikes",
      "best city bikes right now",
    ]);
  });

  test("mass nouns get no article and no plural of their own", () => {
    const insurance = ask(100).filter((prompt) => prompt.includes("insurance"));
    expect(insurance.length).toBeGreaterThan(3);
    for (const prompt of insurance) expect(prompt).not.toMatch(/\ba bike insurance|insurances|which bike insurance is/);
  });

  test("rivals are compared when there are two, and never before they are known", () => {
    expect(ask(60, ["Velo", "Cyclo"]).join("\n")).toMatch(/velo vs cyclo|cyclo vs velo/);
    expect(ask(40).join("\n")).not.toMatch(/ vs |alternative/);
  });

  test("none repeats another, and there are no more than are good", () => {
    const many = ask(1000);
    expect(new Set(many).size).toBe(many.length);
    expect(many.every(isPrompt)).toBe(true);
    expect(many.length).toBeLessThan(200);
  });

  test("two markets share by the square of their confidence; a local one asks for what is near", () => {
    const both = [placed(category("bikes"), 0.6), placed(category("tea"), 0.3)];
    const prompts = marketPrompts(atlas, both, "en", [], 20, anything).map(({ prompt }) => prompt);
    expect(prompts.filter((prompt) => /bike|chain/.test(prompt)).length).toBe(16);
    expect(prompts.some((prompt) => prompt.endsWith("near me"))).toBe(true);
  });

  test("what names the brand is left to the questions about the brand", () => {
    const velo = makeBrand("City Bikes", "citybikes.com");
    const own = makeAtlas({ ...bikes, languages: { ...bikes.languages, en: facets }, brands: [velo, ...bikes.brands] });
    const website = parseWebsite("citybikes.com");
    if (website === undefined) throw new Error("it is a website");
    const site = { brandName: "City Bikes", aliases: [], readings: [] };
    const market = findMarket({ atlas: own, ...site, website, brand: own.brandAt("citybikes.com"), language: null });
    const { prompts } = suggestPrompts({ ...site, competitors: [], language: null, max: 30, market });
    expect(prompts.filter(({ prompt }) => prompt.includes("city bikes")).length).toBeLessThanOrEqual(5);
    expect(prompts.length).toBeGreaterThan(10);
  });
});

describe("every market of the atlas", () => {
  const atlas = loadAtlas();

  test.each(FACET_LANGUAGES)("has at least twenty-five good questions in %s", (language) => {
    const thin = atlas.categories.filter((each) => {
      const drafts = marketPrompts(atlas, [placed(each)], language, ["Acme", "Zenith"], 30, anything);
      return drafts.length < 25 || !drafts.every(({ prompt }) => isPrompt(prompt));
    });
    expect(thin.map(({ id }) => id)).toEqual([]);
  });

  test("keeps the contract's rules of prompts and tags for its first brand", () => {
    for (const { id, brands } of atlas.categories) {
      const brand = brands[0]?.brand;
      const website = parseWebsite(brand?.domains[0] ?? "");
      if (brand === undefined || website === undefined) throw new Error(`${id} has no brand`);
      const site = { brandName: brand.name, aliases: [...brand.aliases], readings: [] };
      const market = findMarket({ atlas, ...site, website, brand, language: null });
      for (const max of [5, 30, 100]) {
        const { prompts, evidence } = suggestPrompts({ ...site, competitors: [], language: null, max, market });
        expect(prompts.length, id).toBeLessThanOrEqual(max);
        expect(
          prompts.every(({ prompt }) => isPrompt(prompt)),
          id,
        ).toBe(true);
        expect(
          evidence.map(({ value }) => value),
          id,
        ).toEqual(prompts.map(({ prompt }) => prompt));
        const tags = prompts.flatMap((each) => each.tags);
        expect(new Set(tags).size, id).toBeLessThanOrEqual(5);
        for (const tag of new Set(tags)) {
          const share = prompts.filter((each) => each.tags.includes(tag)).length / prompts.length;
          expect(share, `${id}: ${tag}`).toBeLessThanOrEqual(0.8);
        }
        expect(
          prompts.every((each) => each.tags.length >= 1 && each.tags.length <= 3),
          id,
        ).toBe(true);
      }
    }
  });
});
