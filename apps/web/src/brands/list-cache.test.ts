import type { BrandOverview } from "@marque/schema";
import { expect, test } from "vitest";
import { brandsOf, changeBrands, type LoadedList } from "./list-cache";

const AT = "2026-03-01T12:00:00.000Z";
const brand = (id: string): BrandOverview => ({
  ...{ id, name: id, website: `${id}.com`, domains: 1, competitors: 0, prompts: 0, enabled: true },
  ...{ createdAt: AT, updatedAt: AT, changedBy: null },
});
const page = (ids: string[], nextCursor: string | null) => ({
  ...{ brands: ids.map(brand), total: 3, isTotalLeast: false, nextCursor },
});
const list: LoadedList = { pages: [page(["a", "b"], "next"), page(["c"], null)], pageParams: [null, "next"] };

test("brands that are gone leave their page, and the total everywhere", () => {
  const after = changeBrands(list, new Set(["b", "c", "elsewhere"]), () => undefined);
  expect(brandsOf(after).map(({ id }) => id)).toEqual(["a"]);
  expect(after.pages.map(({ total, nextCursor }) => [total, nextCursor])).toEqual([
    [1, "next"],
    [1, null],
  ]);
  // What is shown is as it was: it may have to be taken back.
  expect(brandsOf(list)).toHaveLength(3);
});

test("a brand that is changed changes alone", () => {
  const after = changeBrands(list, new Set(["b"]), (each) => ({ ...each, enabled: false }));
  expect(brandsOf(after).map(({ enabled }) => enabled)).toEqual([true, false, true]);
  expect(brandsOf(after)[0]).toBe(brandsOf(list)[0]);
  expect(after.pages[0]?.total).toBe(3);
});
