// @ts-check
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createProgress } from "./progress.mjs";

/** @type {string[]} */
let lines;
/** @type {ReturnType<typeof createProgress>} */
let progress;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  progress = createProgress((line) => lines.push(line));
});
afterEach(() => {
  progress.stop();
  vi.useRealTimers();
});

it("says each line under its stage's name", () => {
  progress.begin("types")("apps/api");
  expect(lines).toEqual(["types | apps/api"]);
});

it("says what is under way at least every six seconds", () => {
  progress.begin("types");
  const units = progress.begin("units");
  vi.advanceTimersByTime(4000);
  units("a test");
  vi.advanceTimersByTime(12_000);
  expect(lines).toEqual(["units | a test", "… types, 9.0 s; units, 9.0 s", "… types, 14.0 s; units, 14.0 s"]);
});

it("says nothing when nothing runs, and how long a stage took", () => {
  progress.begin("types");
  vi.advanceTimersByTime(2500);
  expect(progress.end("types")).toBe("2.5 s");
  vi.advanceTimersByTime(20_000);
  expect(lines).toEqual([]);
});
