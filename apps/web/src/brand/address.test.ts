import { describe, expect, test } from "vitest";
import { brandHref, brandIdOf } from "./address";

describe("a brand's address", () => {
  test.each(["acme", "a~b:c@d.e", "new", ".", "..", "New", "-"])("%s comes back", (id) => {
    const { pathname } = new URL(brandHref(id), "https://marque.test");
    expect(pathname.startsWith("/brands/")).toBe(true);
    expect(pathname).not.toBe("/brands/new");
    expect(brandIdOf(pathname.slice("/brands/".length))).toBe(id);
  });

  test("a segment that does not decode is nobody's", () => {
    expect(brandIdOf("%E0%A4%A")).toBeUndefined();
  });
});
