import type { BrandHistoryEvent } from "@marque/schema";
import { expect, test } from "vitest";
import { whoChanged } from "./who-changed";

const event = (id: string, told: Partial<BrandHistoryEvent>): BrandHistoryEvent => ({
  ...{ id, at: "2026-03-01T12:00:00.000Z", action: "brand.update", actor: { kind: "user", name: "Bo" } },
  ...{ before: null, after: null },
  ...told,
});
const events = [
  event("switched", { before: { enabled: true }, after: { enabled: false } }),
  event("removed", { before: { id: "c1", name: "Gone", domains: [], aliases: [] } }),
  event("item", { before: { id: "p1", prompt: "a" }, after: { id: "p1", prompt: "b" } }),
  event("many", { after: { prompts: [{ id: "p2", prompt: "x", enabled: false }] } }),
  event("renamed", { before: { name: "A" }, after: { name: "B" } }),
];

test.each([
  ["a field of the brand", { field: "name" }, "renamed"],
  ["a field of an item", { field: "prompt", itemId: "p1" }, "item"],
  ["an item of several", { field: "enabled", itemId: "p2" }, "many"],
  ["an item that was removed", { field: "name", itemId: "c1" }, "removed"],
  ["what no change says", { field: "aliases" }, "switched"],
])("the last change of %s", (_, thing, id) => {
  expect(whoChanged(events, thing)?.id).toBe(id);
});
