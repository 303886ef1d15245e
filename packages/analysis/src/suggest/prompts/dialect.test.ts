import { expect, test } from "vitest";
import { inDialect } from "./dialect";
import { ENGLISH } from "./words";

test.each([
  ["GB", "cheap winter tires, which color", "cheap winter tyres, which colour"],
  ["AU", "a real estate agent in perth who sells apartments", "an estate agent in perth who sells apartments"],
  ["US", "real estate agents or an estate agent", "real estate agents or a real estate agent"],
  ["US", "carpet fitter in austin, price per square metre", "carpet installer in austin, price per square foot"],
  ["US", "which solicitors handle a flat fee", "which lawyers handle a flat fee"],
  ["GB", "entirely tireless centerpieces", "entirely tireless centerpieces"],
  ["CA", "cheap winter tires", "cheap winter tires"],
  [null, "cheap winter tires", "cheap winter tires"],
])("in %s: %s", (country, text, written) => {
  expect(inDialect(ENGLISH, country)(text)).toBe(written);
});
