import { promptWordsOf } from "@marque/lexicon";
import { describe, expect, test } from "vitest";
import { isOfClass } from "./price-class";
import { ENGLISH, wordsOf } from "./words";

const english = wordsOf("en", ENGLISH);

describe("a question that was written for all brands of a part", () => {
  test.each([
    ["luxury", "cheap running shoes for wide feet", false],
    ["premium", "which speaker under $50 sounds good", false],
    ["premium", "which speaker sounds good in a bathroom", true],
    ["mid", "cheap running shoes for wide feet", true],
    ["budget", "best luxury hotels in rome", false],
    ["budget", "best hotels in rome", true],
    ["enterprise", "crm for freelancers", false],
    ["enterprise", "crm for 40 sales people under €30 a user", false],
    ["enterprise", "crm with an open api", true],
    ["small", "crm for enterprises", false],
    [undefined, "cheap crm for enterprises", true],
  ] as const)("fits a brand of tier %s: %s: %s", (tier, text, fits) => {
    expect(isOfClass(tier, english)(text)).toBe(fits);
  });

  test("words count from their beginnings only, in the question's language", () => {
    const german = wordsOf("de", promptWordsOf("de") ?? ENGLISH);
    expect(isOfClass("luxury", german)("günstigste uhren mit automatikwerk")).toBe(false);
    expect(isOfClass("luxury", german)("uhren, die ungünstig liegen")).toBe(true);
    expect(isOfClass("budget", german)("luxuriöse hotels am meer")).toBe(false);
  });

  test("without such words in the language its sums still count", () => {
    const danish = wordsOf("da", { ...ENGLISH, priceClasses: undefined });
    expect(isOfClass("luxury", danish)("cheap watches")).toBe(true);
    expect(isOfClass("luxury", danish)("watches for 50 €")).toBe(false);
  });
});
