import { expect, test } from "vitest";
import { makeAtlas, makeBrand, makeCategory, makeOwnedAtlas } from "./testing";

const lamp = makeBrand("Lampenwelt", "lampenwelt.de", {
  domains: ["lampenwelt.de", "lamps.co.uk"],
  aliases: ["Lights.ie"],
  towns: ["Köln", "Cologne"],
});
const cloud = makeBrand("Cumulus Cloud", "cloud.cumulus.com");
const cumulus = makeBrand("Cumulus", "cumulus.com", { reach: ["dach", "FR"], owner: "Sky Group" });
const atlas = makeAtlas(
  makeCategory("lamps", {
    brands: [lamp, cumulus, { see: "cloud.cumulus.com", name: "Cumulus Cloud", tier: "small" }],
    near: ["hosting"],
  }),
  makeCategory("hosting", { brands: [{ ...cloud, tier: "enterprise" }] }),
);

test("a brand is found at its domains and below them, a sub-brand before its owner", () => {
  expect(atlas.brandAt("lamps.co.uk")?.name).toBe("Lampenwelt");
  expect(atlas.brandAt("shop.lampenwelt.de")?.name).toBe("Lampenwelt");
  expect(atlas.brandAt("eu.cloud.cumulus.com")?.name).toBe("Cumulus Cloud");
  expect(atlas.brandAt("www.cumulus.com")?.name).toBe("Cumulus");
  expect(atlas.brandAt("lampenwelt.com")).toBeUndefined();
  expect(atlas.brandAt("co.uk")).toBeUndefined();
  expect(atlas.brandAt("localhost")).toBeUndefined();
});

test("a brand is found by its name and aliases, whatever their case, spaces and signs", () => {
  expect(atlas.brandsNamed("LAMPEN-WELT").map(({ name }) => name)).toEqual(["Lampenwelt"]);
  expect(atlas.brandsNamed("lights ie").map(({ name }) => name)).toEqual(["Lampenwelt"]);
  expect(atlas.brandsNamed("Nobody")).toEqual([]);
});

test("a brand knows its main market first, and its segment in each", () => {
  const brand = atlas.brandAt("cloud.cumulus.com");
  expect(brand?.categories.map(({ id }) => id)).toEqual(["hosting", "lamps"]);
  const tierIn = (id: string) => atlas.category(id)?.brands.find((each) => each.brand === brand)?.tier;
  expect(tierIn("hosting")).toBe("enterprise");
  expect(tierIn("lamps")).toBe("small");
  expect(atlas.category("lamps")?.near.map(({ id }) => id)).toEqual(["hosting"]);
});

test("what a brand's file says of it is kept", () => {
  expect(atlas.brandAt("cumulus.com")).toMatchObject({
    country: "US",
    reach: ["dach", "FR"],
    owner: "Sky Group",
    aliases: [],
    towns: [],
  });
  expect(atlas.brandAt("lampenwelt.de")).toMatchObject({
    reach: "global",
    owner: undefined,
    towns: ["Köln", "Cologne"],
  });
});

test("terms and facets are had by language", () => {
  const shared = atlas.terms("nl").find(({ term }) => term === "one");
  expect(shared?.uses.map(({ category, weight }) => `${category.id} ${weight}`)).toEqual(["lamps 1", "hosting 1"]);
  const lamps = atlas.category("lamps");
  if (lamps === undefined) throw new Error("there is such a category");
  expect(atlas.facets(lamps, "de").products[0]).toBe("lamps | lampss");
});

test("a reference to nothing is no atlas", () => {
  expect(() => makeAtlas(makeCategory("lamps", { near: ["beds"] }))).toThrow("lamps.near: nothing is called beds");
});

test("rivals may be in other markets, none may be told, or nothing", () => {
  const told = makeAtlas(
    makeCategory("lamps", {
      brands: [makeBrand("Sol", "sol.fr"), makeBrand("Lux", "lux.com")],
      rivals: { "lux.com": ["nox.com", "sol.fr"], "sol.fr": [] },
    }),
    makeCategory("beds", { brands: [makeBrand("Nox", "nox.com")] }),
  );
  expect(told.brandAt("lux.com")?.rivals?.map(({ name }) => name)).toEqual(["Nox", "Sol"]);
  expect(told.brandAt("sol.fr")?.rivals).toEqual([]);
  expect(told.brandAt("nox.com")?.rivals).toBeUndefined();
});

test("a brand's other markets come in the order of its place in their lists", () => {
  const sol = { see: "sol.fr", name: "Sol" };
  const several = makeAtlas(
    makeCategory("suns", { brands: [makeBrand("Sol", "sol.fr")] }),
    makeCategory("lamps", { brands: [...makeCategory("lamps").brands, sol] }),
    makeCategory("beds", { brands: [sol, ...makeCategory("beds").brands] }),
  );
  expect(several.brandAt("sol.fr")?.categories.map(({ id }) => id)).toEqual(["suns", "beds", "lamps"]);
});

test("a brand that another carries on is no rival, and its domains and names lead to the other", () => {
  const merged = makeAtlas(
    makeCategory("lamps", {
      brands: [
        makeBrand("Sol", "sol.fr"),
        makeBrand("Nox", "nox.com", { aliases: ["Noctis"], status: "merged", successor: "sol.fr" }),
      ],
    }),
  );
  expect(merged.category("lamps")?.brands.map(({ brand }) => brand.name)).toEqual(["Sol"]);
  expect(merged.brandAt("www.nox.com")?.name).toBe("Sol");
  expect(merged.brandsNamed("noctis").map(({ name }) => name)).toEqual(["Sol"]);
  expect(merged.brandAt("sol.fr")?.domains).toEqual(["sol.fr"]);
});

test("a retired brand is known in its market and stands in no list", () => {
  const retired = makeAtlas(
    makeCategory("lamps", { brands: [makeBrand("Sol", "sol.fr"), makeBrand("Nox", "nox.com", { status: "retired" })] }),
  );
  expect(retired.brandAt("nox.com")).toMatchObject({ retired: true, main: { id: "lamps" } });
  expect(retired.category("lamps")?.brands.map(({ brand }) => brand.name)).toEqual(["Sol"]);
});

test("a product at its vendor's site is found by the page's path and shown by the vendor's host", () => {
  const site = makeAtlas(
    makeCategory("lamps", {
      brands: [
        makeBrand("Sol", "sol.fr"),
        makeBrand("Lux", "lux-lamps.com", { site: "www2.sol.fr/products/lux", owner: "sol.fr" }),
      ],
    }),
  );
  expect(site.brandAt("www2.sol.fr", "/products/lux/prices?from=home")?.name).toBe("Lux");
  expect(site.brandAt("www2.sol.fr", "/products/luxury")?.name).toBe("Sol");
  expect(site.brandAt("www2.sol.fr")?.name).toBe("Sol");
  expect(site.brandAt("lux-lamps.com")?.websites).toEqual(["www2.sol.fr"]);
});

test("a brand's group is the head of its chain of owners, never a company of the same name", () => {
  const owned = makeOwnedAtlas(
    { sky: { name: "Sky", owner: "heaven.com" }, "heaven.com": { name: "Heaven" } },
    makeCategory("lamps", {
      brands: [
        makeBrand("Sol", "sol.fr", { owner: "nox.com" }),
        makeBrand("Nox", "nox.com", { owner: "sky" }),
        makeBrand("Sky", "sky-lamps.com"),
      ],
    }),
  );
  const of = (domain: string) => ({ group: owned.brandAt(domain)?.group, owner: owned.brandAt(domain)?.owner });
  expect(of("sol.fr")).toEqual({ group: "heaven.com", owner: "Heaven" });
  expect(of("nox.com")).toEqual({ group: "heaven.com", owner: "Heaven" });
  expect(of("sky-lamps.com")).toEqual({ group: "sky-lamps.com", owner: undefined });
});
