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

test("a subject of one prompt alone is no tag: it would group nothing", () => {
  const drafts = [
    draft("lamps for collectors", "buying-advice", "collectors"),
    draft("lamps for students", "buying-advice", "students"),
    draft("cheap lamps for students", "comparison", "students"),
    draft("lamps compared", "comparison"),
  ];
  expect(tagsFor(drafts, () => true)).toEqual([
    ["buying-advice"],
    ["students", "buying-advice"],
    ["students", "comparison"],
    ["comparison"],
  ]);
});
