import { describe, expect, test } from "vitest";
import { isPrompt, nameTest, repeats } from "./draft";

test.each([
  ["best tea", false],
  ["best green tea", true],
  ["Best green tea", false],
  [" best green tea", false],
  ["best {quality} tea", false],
  ["best undefined tea", false],
  ["buy tea at https://tea.com", false],
  [Array.from({ length: 30 }, () => "tea").join(" "), true],
  [Array.from({ length: 31 }, () => "tea").join(" "), false],
])("%s is a prompt: %s", (prompt, expected) => {
  expect(isPrompt(prompt)).toBe(expected);
});

test("a prompt in nearly the same words repeats an earlier one, whatever their order and punctuation", () => {
  const isRepeat = repeats();
  expect(isRepeat("best green tea for the office")).toBe(false);
  expect(isRepeat("for the office: best green tea")).toBe(true);
  expect(isRepeat("best green tea for the long office day")).toBe(false);
  expect(isRepeat("which green tea is best")).toBe(false);
});

describe("a name in a text", () => {
  const isNamed = nameTest(["H&M", "Shisler's Cheese House", "Ötzi", "", "!!"]);

  test.each([
    ["clothes like h&m has", true],
    ["shislers cheese house prices", true],
    ["best ÖTZI boots", true],
    ["best cheese house", false],
    ["hm clothes", false],
    ["ötzis boots", false],
    ["", false],
  ])("%s: %s", (text, expected) => {
    expect(isNamed(text)).toBe(expected);
  });
});
