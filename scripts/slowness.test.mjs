// @ts-check
import { expect, it } from "vitest";
import { measureSlowness, slowness } from "./slowness.mjs";
import { testLimits } from "./test-limits.mjs";

it("is measured as one or more, however fast the machine is", () => {
  const factor = measureSlowness();
  expect(factor).toBeGreaterThanOrEqual(1);
  expect(factor).toBeLessThanOrEqual(100);
});

it("is what the environment says, where it says something", () => {
  expect(slowness({ TEST_SLOWNESS: "2.5" })).toBe(2.5);
});

it.each(["0", "0.5", "101", "fast", "-1", "NaN"])("is not %s", (given) => {
  expect(() => slowness({ TEST_SLOWNESS: given })).toThrow("TEST_SLOWNESS must be a number from 1 to 100");
});

it("lengthens every limit, and no setting beyond what the product takes", () => {
  const [usual, slow] = [testLimits(1), testLimits(20)];
  for (const [name, limit] of Object.entries(usual)) expect(Object(slow)[name], name).toBeGreaterThan(limit);
  expect(slow.shutdownSeconds).toBe(600);
});
