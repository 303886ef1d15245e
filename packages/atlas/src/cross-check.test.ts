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
    disagreements: [{ domain: "sol.fr", line: "lamps: Sol: sol.fr, elsewhere sol-lamps.com (a list)" }],
  });
});
