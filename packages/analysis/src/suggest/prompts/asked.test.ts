import { expect, test } from "vitest";
import { askedOf } from "./asked";
import type { Draft } from "./draft";

const draft = (more: Partial<Draft>): Draft => ({
  prompt: "which notes app suits teachers",
  intent: "buying-advice",
  subjects: [],
  reason: { code: "prompt.market", params: { market: "Notes" } },
  seen: [],
  maker: "atlas",
  ...more,
});
const written = {
  code: "prompt.written-for",
  params: {
    part: "notes apps",
    stage: "prompt.stage.decide",
    rung: "prompt.rung.specific",
    answer: "prompt.answer.explains",
    audience: "teachers",
  },
} as const;

const marks = { stage: "decide", rung: "specific", answer: "explains" };

test.each([
  ["written", { reason: written }, { ...marks, audience: "teachers", need: "notes apps" }],
  [
    "written about something",
    { reason: written, subjects: ["teachers", "offline notes"] },
    { ...marks, audience: "teachers", need: "offline notes" },
  ],
  [
    "written for nobody in particular",
    { reason: { ...written, code: "prompt.written", params: { ...written.params, audience: "" } } },
    { ...marks, need: "notes apps" },
  ],
  ["made of a template", {}, { stage: "discover" }],
  ["made of a template for somebody", { audience: "teachers" }, { stage: "discover", audience: "teachers" }],
  ["made to compare", { intent: "comparison" }, { stage: "compare" }],
  ["about the brand", { reason: { code: "prompt.brand", params: {} }, intent: "comparison" }, { stage: "decide" }],
] as const)("a prompt %s", (_, more, asked) => expect(askedOf(draft(more))).toEqual(asked));
