import { FACET_LANGUAGES, type FacetLanguage, loadAtlas } from "@marque/atlas";
import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { promptWordsOf } from "@marque/lexicon";
import { describe, expect, test } from "vitest";
import { promptsFor } from "../../../testing/made-prompts";
import { choose } from "./choose";
import { isPrompt } from "./draft";
import { marketTheme } from "./market-theme";
import { wordsOf } from "./words";

const bikes = makeCategory("bikes");
const facets = {
  ...bikes.languages.en,
  products: ["city bike | city bikes", "bike helmet | bike helmets", "bike insurance"],
  audiences: ["commuters", "students", "tall riders"],
  needs: ["long rides", "steep hills", "cargo"],
  qualities: ["light", "foldable", "cheap"],
  asks: ["how often should a chain be oiled", "are city bikes worth repairing", "which bike lock is safest"],
};
const tea = makeCategory("tea", { local: true });
const atlas = makeAtlas({ ...bikes, languages: { ...bikes.languages, en: facets } }, tea);

/** The prompts of one market alone, without the brand's. */
function ask(most: number, rivals: string[] = [], from = atlas, id = "bikes", language: FacetLanguage = "en") {
  const category = from.category(id);
  const file = promptWordsOf(language);
  if (category === undefined || file === undefined) throw new Error(`there is no ${id} in ${language}`);
  const words = wordsOf(language, file);
  const theme = marketTheme(from, category, language, words, 1, { place: [], rival: rivals });
  return choose([theme], most, most, words, () => true).map(({ prompt }) => prompt);
}

describe("the questions of a market", () => {
  test("a few of them already cover audience, need, quality, the product and the market's own", () => {
    const few = ask(8).join("\n");
    for (const facet of [facets.audiences, facets.needs, facets.qualities, facets.asks])
      expect(facet.some((value) => few.includes(value))).toBe(true);
    expect(few).toContain("best city bikes right now");
  });

  test("most are about what most buyers ask for", () => {
    const prompts = ask(30);
    const ofMain = prompts.filter((prompt) => prompt.includes("city bike")).length;
    expect(ofMain).toBeGreaterThan(prompts.length * 0.6);
    expect(ofMain).toBeLessThan(prompts.length);
  });

  test("no wording is used much more than others", () => {
    const wordings = ask(30).map((prompt) => prompt.split(" ").slice(0, 2).join(" "));
    for (const wording of new Set(wordings))
      expect(wordings.filter((each) => each === wording).length, wording).toBeLessThanOrEqual(6);
  });

  test("mass nouns get no article and no plural of their own", () => {
    const insurance = ask(100).filter((prompt) => prompt.includes("insurance"));
    expect(insurance.length).toBeGreaterThan(3);
    for (const prompt of insurance)
      expect(prompt).not.toMatch(/\ba bike insurance|insurances|insurance (?:is|are) worth|are \S+ bike insurance/);
  });

  test("rivals are compared when there are two, and never before they are known", () => {
    expect(ask(60, ["Velo", "Cyclo"]).join("\n")).toMatch(/velo vs cyclo|cyclo vs velo/);
    expect(ask(60, ["Velo"]).join("\n")).toMatch(/alternatives? to velo/);
    expect(ask(60, ["Velo"]).join("\n")).not.toContain(" vs ");
    expect(ask(40).join("\n")).not.toMatch(/ vs |alternative/);
  });

  test("none repeats another", () => {
    const many = ask(100);
    expect(new Set(many).size).toBe(many.length);
    expect(many.every(isPrompt)).toBe(true);
  });

  test("two markets share by the square of their confidence; a local one asks for what is near", () => {
    const { prompts } = promptsFor({ brandName: "Zenith", markets: { bikes: 0.6, tea: 0.3 }, atlas, max: 25 });
    const general = prompts.filter(({ prompt }) => !prompt.includes("zenith")).map(({ prompt }) => prompt);
    const ofBikes = general.filter((prompt) => /bike|chain/.test(prompt)).length;
    // 0.36 to 0.09.
    expect(ofBikes / general.length).toBeGreaterThan(0.7);
    expect(ofBikes / general.length).toBeLessThan(0.9);
    expect(general.some((prompt) => prompt.endsWith("near me"))).toBe(true);
  });

  test("what names the brand is left to the questions about the brand", () => {
    const { prompts } = promptsFor({ brandName: "City Bikes", markets: { bikes: 0.7 }, atlas });
    expect(prompts.filter(({ prompt }) => prompt.includes("city bikes")).length).toBeLessThanOrEqual(5);
    expect(prompts.length).toBeGreaterThan(10);
  });

  test("products of a site are asked about among those of its market, each with where it is from", () => {
    const kettles = makeCategory("kettles", { brands: [makeBrand("Steam", "steam.com")] });
    const given = { brandName: "Steam", markets: { kettles: 0.8 }, competitors: ["Boil"], atlas: makeAtlas(kettles) };
    const { evidence } = promptsFor(given);
    expect(new Set(evidence.map(({ reason }) => reason))).toEqual(
      expect.objectContaining(
        new Set([
          "what buyers of kettles ask",
          "what buyers of kettles ask: winter",
          "a question that buyers ask about kettles",
          "compares the brand with its nearest competitor, Boil",
        ]),
      ),
    );
  });
});

describe("every market of the atlas", () => {
  const whole = loadAtlas();

  test.each(FACET_LANGUAGES)("has at least twenty-five good questions in %s", (language) => {
    const thin = whole.categories.filter(({ id }) => {
      const prompts = ask(30, ["Acme", "Zenith"], whole, id, language);
      return prompts.length < 25 || !prompts.every(isPrompt);
    });
    expect(thin.map(({ id }) => id)).toEqual([]);
  });

  test("keeps the contract's rules of prompts and tags for its first brand", () => {
    for (const [index, { id, brands }] of whole.categories.entries()) {
      const brand = brands[0]?.brand;
      if (brand === undefined) throw new Error(`${id} has no brand`);
      const { name: brandName, aliases } = brand;
      // One of three lengths each, in turn.
      const max = [5, 30, 100][index % 3] ?? 30;
      const { prompts } = promptsFor({ brandName, aliases, markets: { [id]: 1 }, max });
      expect(prompts.length, id).toBeLessThanOrEqual(max);
      expect(
        prompts.every(({ prompt }) => isPrompt(prompt)),
        id,
      ).toBe(true);
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
  });
});
