import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { describe, expect, test } from "vitest";
import { makeReading } from "../../testing/fixtures/make-reading";
import { madeFact } from "../../testing/made-fact";
import { madeFindings } from "../../testing/made-findings";
import { madeKnowledge } from "../../testing/made-knowledge";
import { explain } from "../explain/explain";
import type { Claim, PageReading } from "../findings";
import { placementOf } from "../placement";
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
const sellers = ["Bedder", "Dormio", "Sleepless", "Matrix"].map((name) => makeBrand(name, `${name.toLowerCase()}.com`));
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
  withWords(makeCategory("beds", { sector: "home", brands: sellers }), bedWords, {
    boxspringbetten: 3,
    matratzen: 3,
    kopfteil: 3,
    lattenrost: 2,
    schlaf: 1,
    birne: 1,
  }),
  makeCategory("lamp-shops", { sector: "retail", retail: true }),
);

const page = (title: string, headings: string[], text = "", language = "en"): PageReading =>
  makeReading({ url: "https://brightly.com/", title, h2: headings, text, language });
const claim = (field: "brandName" | "brand" | "language", value: string): Claim => ({
  field,
  value,
  maker: "site",
  reason: { code: "name.given", params: {} },
  seen: [],
  weight: 1,
});
interface Circumstances {
  host?: string;
  brandName?: string;
  claims?: Claim[];
}
const found = (
  pages: PageReading[],
  { host = "brightly.com", brandName = "Brightly", claims = [] }: Circumstances = {},
) => place(madeFindings(host, { pages, claims: [claim("brandName", brandName), ...claims] }), madeKnowledge(atlas));
const placed = (...from: Parameters<typeof found>) => placementOf(found(...from), atlas);
const ids = (placement: ReturnType<typeof placed>) => placement?.categories.map(({ category }) => category.id);
const told = (...from: Parameters<typeof found>) =>
  explain(found(...from).claims).flatMap(({ field, value, reason, quote }) =>
    field === "market" ? [[value, reason, quote]] : [],
  );

describe("a brand is placed", () => {
  test("in its own markets when it is known, the main one first", () => {
    const known = { host: "lumina.com", brandName: "Lumina", claims: [claim("brand", "lumina.com")] };
    expect(placed([], known)).toMatchObject({ brand: { name: "Lumina" }, categories: [{ confidence: 1 }] });
    expect(told([], known)).toEqual([["lamps", "Lumina is listed under lamps in Marque's own records", null]]);
  });

  test("by the words of its pages, and tells which", () => {
    const placement = placed([page("Desk lamps & floor lamps", ["Pendant lights", "Dimmable bulbs"], "1200 lumen.")]);
    expect(placement?.brand).toBeUndefined();
    expect(ids(placement)).toEqual(["lamps"]);
    const [first] = placement?.categories ?? [];
    expect(first?.reason).toMatchObject({ code: "market.words", params: { market: "lamps" } });
    expect(first?.reason.params.terms).toContain('"desk lamp"');
    expect(first?.seen[0]?.url).toBe("https://brightly.com/");
    expect(first?.confidence).toBeGreaterThan(0.25);
    expect(first?.confidence).toBeLessThan(1);
  });

  test("in two markets when its pages speak of both", () => {
    const both = page("Desk lamps and mattresses", ["Floor lamps", "Pendant lights", "Box springs", "Headboards"]);
    expect(ids(placed([both]))?.toSorted()).toEqual(["beds", "lamps"]);
  });

  test("by compounds and plurals of German", () => {
    // What a page declares is for locating to weigh.
    const german = page(
      "LED-Schreibtischlampen",
      ["Designerstehlampen", "Pendelleuchte", "dimmbare Modelle"],
      "",
      "en",
    );
    // Whatever the page declares.
    for (const page of [german, { ...german, language: "en" }])
      expect(ids(placed([page], { claims: [claim("language", "de")] }))).toEqual(["lamps"]);
  });

  test("by its name alone when its site can't be read", () => {
    const unread = { host: "somewhere.com", brandName: "CANDELA" };
    expect(placed([], unread)).toMatchObject({ brand: { name: "Candela" } });
    const only = "Candela is the only brand of this name in Marque's own records, which list it under lamps";
    expect(told([], unread)).toEqual([["lamps", only, null]]);
    expect(placed([], { host: "somewhere.com", brandName: "Nobody" })).toBeUndefined();
  });

  test("by its name at the same address under another suffix, unless its words speak of another market", () => {
    const few = page("Willkommen", []);
    const at = { host: "photonix.dk", brandName: "Photonix" };
    expect(placed([few], at)).toMatchObject({ brand: { name: "Photonix" } });
    const sameName = "Marque's own records know Photonix by the same name at photonix.com, and list it under lamps";
    expect(told([few], at)).toEqual([["lamps", sameName, null]]);
    expect(placed([few], { ...at, host: "photonix-tours.dk" })).toBeUndefined();
  });
});

describe("nothing is said", () => {
  test.each([
    [
      "of a blog",
      page("My thoughts on life", ["A walk in the woods", "On books"], "I could not sleep and read by a bulb."),
    ],
    ["of a page that uses one word of a market", page("Bulb", ["Bulb", "Bulb"], "bulb ".repeat(50))],
    ["of an empty page", page("", [])],
  ])("%s", (_, reading) => {
    expect(placed([reading])).toBeUndefined();
  });
});

test("a site that names many makers is a shop, and its rivals are shops", () => {
  const shop = page("Desk lamps & floor lamps", ["Pendant lights", "Lumina", "Candela", "Photonix", "Wattley"]);
  const placement = placed([shop]);
  expect(ids(placement)).toEqual(["lamps"]);
  expect(placement?.rivalsIn.map(({ category }) => category.id)).toEqual(["lamp-shops"]);
  expect(placement?.rivalsIn[0]?.reason).toMatchObject({
    code: "market.shop",
    params: { one: "Lumina", two: "Candela" },
  });
  expect(told([shop]).map(([market]) => market)).toEqual(["lamps"]);
});

test("a shop has no rivals where the atlas knows no such shops", () => {
  const shop = page("Mattresses & box springs", [
    "Headboards",
    "Slatted frames",
    "Bedder",
    "Dormio",
    "Sleepless",
    "Matrix",
  ]);
  expect(ids(placed([shop]))).toEqual(["beds"]);
  expect(placed([shop])?.rivalsIn).toEqual([]);
});

test("a maker that names a rival or two is no shop", () => {
  const maker = page("Desk lamps & floor lamps", ["Pendant lights", "Better than Lumina", "Switch from Candela"]);
  const placement = placed([maker]);
  expect(placement?.rivalsIn).toEqual(placement?.categories);
  expect(ids(placement)).toEqual(["lamps"]);
});

test("a single word is chance, but not one that the title and the pages both say", () => {
  expect(placed([page("Mattress stories", ["Our garden", "Who we are"])])).toBeUndefined();
  expect(ids(placed([page("Mattress makers", ["Our mattress", "Who we are"], "Each mattress takes a week.")]))).toEqual(
    ["beds"],
  );
});

describe("a page of headlines with a feed", () => {
  const headlines = Array.from({ length: 8 }, (_, index) => `The ${index} desk lamps that we liked most this year`);
  const magazine = page("Desk lamps, floor lamps and pendant lights", headlines);
  const feed = madeFact("alternate", "https://brightly.com/feed", {
    source: { type: "link-relation", relation: "feed" },
  });

  test("is a publication, which is no rival of those it writes about", () => {
    expect(ids(placed([magazine]))).toEqual(["lamps"]);
    expect(placed([{ ...magazine, facts: [...magazine.facts, feed] }])).toBeUndefined();
  });

  test("is a trade when it has a basket or somebody to call", () => {
    const fed = { ...magazine, facts: [...magazine.facts, feed] };
    const basket = { url: "https://brightly.com/shopping-cart", text: "Cart", region: "header" } as const;
    expect(ids(placed([{ ...fed, links: [...fed.links, { ...basket, rel: "" }] }]))).toEqual(["lamps"]);
    expect(ids(placed([{ ...fed, facts: [...fed.facts, madeFact("phone", "+441132000000")] }]))).toEqual(["lamps"]);
  });

  test("is a shop when it tells prices", () => {
    const text = "Now $ 12. Now $ 15. Now $ 20. Now $ 24. Now $ 30.";
    expect(ids(placed([{ ...magazine, text, facts: [...magazine.facts, feed] }]))).toEqual(["lamps"]);
  });
});

test("evidence shows no figure that was not counted", () => {
  const [market] = told([page("Desk lamps & floor lamps", ["Pendant lights", "Dimmable bulbs"], "1200 lumen.")]);
  expect(market).toEqual([
    "lamps",
    'its pages speak of "desk lamp", "floor lamp", "pendant light"',
    "Desk lamps & floor lamps",
  ]);
});

describe("a page of headlines that calls itself news", () => {
  const newsroom = makeAtlas(withWords(lamps, lampWords, {}), makeCategory("lamp-shops"), makeCategory("newspapers"));
  const headlines = Array.from({ length: 9 }, (_, index) => `The ${index} desk lamps that we liked most this year`);
  const placedIn = (title: string) =>
    placementOf(
      place(
        madeFindings("brightly.com", { pages: [page(title, headlines)], claims: [claim("brandName", "Brightly")] }),
        madeKnowledge(newsroom),
      ),
      newsroom,
    );

  test("is a newspaper, whatever it writes about", () => {
    const placement = placedIn("Lamp news: desk lamps, floor lamps and pendant lights");
    expect(ids(placement)).toEqual(["newspapers"]);
    expect(placement?.categories[0]?.reason.code).toBe("market.news");
    expect(ids(placedIn("Desk lamps, floor lamps and pendant lights"))).toEqual(["lamps"]);
  });

  test("is nobody's rival when it calls itself a forum", () => {
    expect(placedIn("Forum for desk lamps, floor lamps and pendant lights")).toBeUndefined();
  });
});

test("nothing is placed when neither competitors nor prompts are asked for", () => {
  const findings = madeFindings(
    "lumina.com",
    { claims: [claim("brand", "lumina.com")] },
    { maxCompetitors: 0, maxPrompts: 0 },
  );
  expect(place(findings, madeKnowledge(atlas))).toBe(findings);
});
