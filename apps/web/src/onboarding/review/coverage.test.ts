import type { PromptAsked } from "@marque/schema";
import { describe, expect, test } from "vitest";
import type { PromptDraft } from "@/brand/draft/draft";
import type { Entry } from "@/brand/draft/entry";
import { countIn, GENERAL, placePrompts } from "./coverage";

const asked = new Map<string, PromptAsked>([
  ["a", { stage: "discover", audience: "teachers" }],
  ["b", { stage: "compare", audience: "teachers" }],
  ["c", { stage: "decide", audience: "pilots", need: "offline notes" }],
  ["d", { stage: "discover" }],
  ["e", { stage: "compare" }],
]);
const suggested = (prompt: string, tags: string[], ticked = true): Entry<PromptDraft> => ({
  key: `suggested-${prompt}`,
  value: { prompt, tags },
  suggestedAs: prompt,
  touched: false,
  ticked,
});
const own = (prompt: string, stage?: PromptAsked["stage"]): Entry<PromptDraft> => ({
  key: `own-${prompt}`,
  value: { prompt, tags: [], ...(stage === undefined ? {} : { stage }) },
  suggestedAs: null,
  touched: true,
  ticked: true,
});
const entries = [
  suggested("a", ["notes"]),
  suggested("b", ["comparison", "notes"], false),
  suggested("c", ["notes"]),
  suggested("d", ["offline-notes", "buying-advice"]),
  suggested("e", ["comparison"]),
  own("f"),
  own("g", "decide"),
];
const { placed, rows } = placePrompts(entries, (prompt) => asked.get(prompt));

describe("the grid of prompts", () => {
  test("has a row for an audience or a need that several share, and one for the rest", () => {
    expect(placed.map(({ row, stage }) => [row, stage])).toEqual([
      ["teachers", "discover"],
      ["teachers", "compare"],
      // The only one for pilots, so its need places it.
      ["offline-notes", "decide"],
      ["offline-notes", "discover"],
      [GENERAL, "compare"],
      [GENERAL, null],
      [GENERAL, "decide"],
    ]);
    expect(rows).toEqual([
      { key: "offline-notes", name: "offline notes" },
      { key: "teachers", name: "teachers" },
      { key: GENERAL, name: GENERAL },
    ]);
  });

  test.each([
    [
      { row: "teachers", stage: "compare" },
      { ticked: 0, total: 1 },
    ],
    [
      { row: "teachers", stage: null },
      { ticked: 1, total: 2 },
    ],
    [
      { row: null, stage: "decide" },
      { ticked: 2, total: 2 },
    ],
    [
      { row: "offline-notes", stage: "compare" },
      { ticked: 0, total: 0 },
    ],
    [
      { row: null, stage: null },
      { ticked: 6, total: 7 },
    ],
  ] as const)("counts in %j", (cell, count) => expect(countIn(cell, placed)).toEqual(count));

  test("of nothing is one general row", () =>
    expect(placePrompts([], () => undefined).rows).toEqual([{ key: GENERAL, name: GENERAL }]));
});
