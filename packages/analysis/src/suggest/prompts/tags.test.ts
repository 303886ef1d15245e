import { expect, test } from "vitest";
import type { Draft } from "./draft";
import { tagsFor } from "./tags";

const draft = (prompt: string, intent: Draft["intent"], ...subjects: string[]): Draft => ({
  prompt,
  intent,
  subjects,
  reason: { code: "prompt.brand", params: {} },
  seen: [],
  maker: "atlas",
});

const NO_WORDS = { taggedBy: { pricing: new Set<string>(), alternatives: new Set<string>() } };

test("a subject of one prompt alone is no tag: it would group nothing", () => {
  const drafts = [
    draft("lamps for collectors", "buying-advice", "collectors"),
    draft("lamps for students", "buying-advice", "students"),
    draft("cheap lamps for students", "comparison", "students"),
    draft("lamps compared", "comparison"),
  ];
  expect(tagsFor(drafts, NO_WORDS, () => true)).toEqual([
    ["buying-advice"],
    ["students", "buying-advice"],
    ["students", "comparison"],
    ["comparison"],
  ]);
});

test("what asks about prices or for something else is tagged so by its words, sums by their sign", () => {
  const words = { taggedBy: { pricing: new Set(["cheap"]), alternatives: new Set(["alternatives"]) } };
  const drafts = [
    draft("cheap lamps", "buying-advice"),
    draft("lamps under $50", "buying-advice"),
    draft("alternatives to table lamps", "buying-advice"),
    draft("cheap alternatives to oil lamps", "comparison"),
    draft("best lamps", "comparison"),
  ];
  expect(tagsFor(drafts, words, () => true)).toEqual([
    ["pricing", "buying-advice"],
    ["pricing", "buying-advice"],
    ["alternatives", "buying-advice"],
    ["pricing", "alternatives", "comparison"],
    ["comparison"],
  ]);
});
