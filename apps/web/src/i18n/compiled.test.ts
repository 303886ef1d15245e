import { expect, test } from "vitest";
import { compiled } from "./compiled";

test("words without syntax stay as they are, and the rest is of plain objects, as React sends them", () => {
  const made: Record<string, unknown> = compiled("en", {
    save: "Save",
    group: { brands: "{count, plural, one {# brand} other {# brands}}" },
  });
  expect(made.save).toBe("Save");
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(value));
    for (const each of Object.values(value)) visit(each);
  };
  visit(made);
});
