import type { BrandHistoryEvent } from "@marque/schema";
import { expect, test } from "vitest";
import { changesOf } from "./changes-of";

const event = (
  action: string,
  before: BrandHistoryEvent["before"],
  after: BrandHistoryEvent["after"],
): BrandHistoryEvent => ({
  ...{ id: "1", at: "2026-03-01T12:00:00.000Z", actor: { kind: "user", name: "Bo" }, action, before, after },
});
const rival = { id: "c1", name: "Rival", domains: ["rival.com"], aliases: [] };
const other = { id: "c2", name: "Other", domains: [], aliases: [] };
const best = { id: "p1", prompt: "best shoes", tags: ["shoes"], enabled: true };

test("a brand's own fields, before and after", () => {
  expect(changesOf(event("brand.update", { name: "A", enabled: true }, { name: "B", enabled: false }))).toEqual([
    { kind: "field", field: "name", before: "A", after: "B" },
    { kind: "field", field: "enabled", before: true, after: false },
  ]);
});

test("a list that replaced another is told item by item", () => {
  const renamed = { ...other, name: "Another" };
  const added = { ...rival, id: "c3", name: "New" };
  expect(changesOf(event("brand.update", { competitors: [rival, other] }, { competitors: [renamed, added] }))).toEqual([
    { kind: "removed", part: "competitors", item: rival },
    { kind: "added", part: "competitors", name: "New" },
    { kind: "item", part: "competitors", id: "c2", name: "Other", field: "name", before: "Other", after: "Another" },
  ]);
});

test.each([
  ["competitor.create", null, rival, [{ kind: "added", part: "competitors", name: "Rival" }]],
  ["competitor.remove", rival, null, [{ kind: "removed", part: "competitors", item: rival }]],
  ["prompt.create", null, { prompts: [best] }, [{ kind: "added", part: "prompts", name: "best shoes" }]],
  ["prompt.removeMany", { prompts: [best] }, null, [{ kind: "removed", part: "prompts", item: best }]],
  ["brand.create", null, { name: "A", competitors: [rival] }, []],
  ["brand.unheardOf", { name: "A" }, { name: "B" }, []],
])("%s", (action, before, after, changes) => {
  expect(changesOf(event(action, before, after))).toEqual(changes);
});

test.each([
  ["prompt.update", { id: "p1", tags: ["a"] }, { id: "p1", tags: ["b"] }],
  ["prompt.updateMany", { prompts: [{ id: "p1", tags: ["a"] }] }, { prompts: [{ id: "p1", tags: ["b"] }] }],
])("%s tells of the fields that changed", (action, before, after) => {
  expect(changesOf(event(action, before, after))).toEqual([
    { kind: "item", part: "prompts", id: "p1", name: "", field: "tags", before: ["a"], after: ["b"] },
  ]);
});
