import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { expect, test } from "vitest";
import { byReach } from "./sold-in";

const atlas = makeAtlas(
  makeCategory("papers", {
    brands: [
      makeBrand("The Globe", "theglobe.com", { reach: "global" }),
      makeBrand("Die Woche", "diewoche.de", { country: "DE", reach: ["DE"] }),
      makeBrand("Le Soir", "lesoir.fr", { country: "FR", reach: ["FR"] }),
    ],
  }),
);
const [papers] = atlas.categories;
const brands = ["theglobe.com", "diewoche.de", "lesoir.fr"].map((domain) => atlas.brandAt(domain));

/** Nearest first, for a business that the atlas doesn't know. */
const nearest = (language: string | null, country: string | null) =>
  brands
    .flatMap((rival) =>
      rival === undefined || papers === undefined
        ? []
        : [{ name: rival.name, points: byReach({ ...NOBODY, language, country }, papers, rival) }],
    )
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ name }) => name);
const NOBODY = { brand: undefined, town: null, reach: null, size: null, sellsOnline: false } as const;

test("where nothing tells a site's country, its language tells who is near", () => {
  expect(nearest("de", null)).toEqual(["Die Woche", "The Globe", "Le Soir"]);
  expect(nearest("fr", null)).toEqual(["Le Soir", "The Globe", "Die Woche"]);
  // Everybody writes English.
  expect(nearest("en", null)[0]).toBe("The Globe");
  expect(nearest("de", "FR")).toEqual(["Le Soir", "The Globe"]);
});
