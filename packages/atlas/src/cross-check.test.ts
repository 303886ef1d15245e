import { expect, test } from "vitest";
import { crossCheck } from "./cross-check";
import { makeBrand, makeCategory } from "./testing/made-category";

const lamps = makeCategory("lamps", {
  brands: [
    makeBrand("Lux & Co", "lux.com", { domains: ["lux.com", "lux.de"] }),
    makeBrand("Nox", "nox.io"),
    makeBrand("Sol", "sol.fr"),
  ],
});

test("brands are compared with others' word for them, and unknown ones are left out", () => {
  const told = [
    { name: "LUX & CO", website: "https://www.lux.de/shop", source: "a list" },
    { name: "Nox", website: "https://nox.com/", source: "a list" },
    { name: "Sol", website: "https://sol-lamps.com/", source: "a list" },
    { name: "Sol", website: "https://en.wikipedia.org/wiki/Sol", source: "a list" },
    { name: "Luna", website: "not an address", source: "a list" },
  ];
  expect(crossCheck([lamps], told)).toEqual({
    compared: 3,
    agreed: 2,
    disagreements: [
      { domain: "sol.fr", elsewhere: ["sol-lamps.com"], line: "lamps: Sol: sol.fr, elsewhere sol-lamps.com (a list)" },
    ],
  });
});

test("a vendor's host confirms a product that is shown there, and who is no more is not compared", () => {
  const products = makeCategory("products", {
    brands: [
      makeBrand("Lux", "lux-lamps.com", { site: "sky.com/lux" }),
      makeBrand("Nox", "nox.io", { status: "retired" }),
    ],
  });
  const told = [
    { name: "Lux", website: "https://sky.com/", source: "a list" },
    { name: "Nox", website: "https://nox.com/", source: "a list" },
  ];
  expect(crossCheck([products], told)).toEqual({ compared: 1, agreed: 1, disagreements: [] });
});

test("of a brand whose item is known only what is told of that item counts", () => {
  const known = makeCategory("known", { brands: [makeBrand("Lux", "lux.com", { wikidata: "Q1" })] });
  const told = [
    { name: "Lux Lamps", website: "https://lamps-of-lux.com/", source: "a list", wikidata: "Q1" },
    { name: "Lux", website: "https://lux.com/", source: "a list", wikidata: "Q2" },
  ];
  expect(crossCheck([known], told).disagreements.map(({ elsewhere }) => elsewhere)).toEqual([["lamps-of-lux.com"]]);
});
