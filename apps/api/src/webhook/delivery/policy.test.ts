import { expect, test } from "vitest";
import { DELIVERY_POLICY, pauseAfter } from "./policy";

const HOUR = 60 * 60 * 1000;
const pauses = (random: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((tried) => pauseAfter(DELIVERY_POLICY, tried, 0, () => random) ?? Number.NaN);
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

test("eight tries lie over a day, each pause five times the one before", () => {
  expect(pauses(0.5)).toEqual([5_000, 25_000, 125_000, 625_000, 3_125_000, 15_625_000, 78_125_000]);
  expect(sum(pauses(0.5)) / HOUR).toBeCloseTo(27.1, 1);
  expect(pauseAfter(DELIVERY_POLICY, 8)).toBeUndefined();
});

test("pauses are spread by a quarter either way", () => {
  expect([pauses(0)[0], pauses(1)[0]]).toEqual([3_750, 6_250]);
});

test("an endpoint that asks for a longer pause gets it, up to a day", () => {
  expect(pauseAfter(DELIVERY_POLICY, 1, HOUR)).toBe(HOUR);
  expect(pauseAfter(DELIVERY_POLICY, 1, 1000 * HOUR)).toBe(24 * HOUR);
  expect(pauseAfter(DELIVERY_POLICY, 7, 1000, () => 0.5)).toBe(78_125_000);
});
