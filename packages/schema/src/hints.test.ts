import { describe, expect, test } from "vitest";
import { analysisHints } from "./analysis";
import { marketQuery } from "./market";
import { refusal } from "./testing/refusal";

describe("what a caller says of a business", () => {
  test("is a market or three, each once, and a text; a blank one counts as omitted", () => {
    expect(analysisHints.parse({ market: ["fast-food", "coffee-shops", "fast-food"], about: " Burritos " })).toEqual({
      market: ["fast-food", "coffee-shops"],
      about: "Burritos",
    });
    expect(analysisHints.parse({ about: "   " })).toEqual({ about: undefined });
    expect(analysisHints.parse({})).toEqual({});
  });

  test.each([
    [{ market: [] }, "market: must have at least 1 entry"],
    [{ market: ["a", "b", "c", "d"] }, "market: must have at most 3 entries"],
    [{ market: ["a", ""] }, "market.1: must not be empty"],
    [{ market: "a" }, "market: must be an array"],
    [{ about: "a".repeat(501) }, "about: must be at most 500 characters"],
    [{ about: "a\nb" }, "about: must not contain control characters"],
    [{ About: "a" }, "About: is not a known field"],
  ])("%j is refused", (value, message) => {
    expect(refusal(analysisHints, value)).toBe(message);
  });
});

describe("a search for markets", () => {
  test("has twenty unless told otherwise; blank words count as omitted", () => {
    expect(marketQuery.parse({ q: "  " })).toEqual({ q: undefined, limit: 20 });
  });
});
