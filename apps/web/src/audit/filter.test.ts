import { expect, test } from "vitest";
import { asked } from "./filter";

const NOTHING = { action: "", subject: "", actor: "", from: "", to: "" };

test("empty fields ask for everything", () => {
  expect(asked({ ...NOTHING, subject: "  " })).toEqual({});
});

test("the last day is asked for to its end", () => {
  const { from, to } = asked({ ...NOTHING, from: "2026-03-01", to: "2026-03-01" });
  expect(Date.parse(to ?? "") - Date.parse(from ?? "")).toBe(24 * 60 * 60 * 1000);
  expect(new Date(from ?? "").getHours()).toBe(0);
});

test("what is no day is not asked for", () => {
  expect(asked({ ...NOTHING, from: "yesterday", to: "2026-13-45", action: " brand.create " })).toEqual({
    action: "brand.create",
  });
});
