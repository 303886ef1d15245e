import { describe, expect, test } from "vitest";
import { HOSTILE_PAGES } from "../../testing/hostile-pages";
import { readMade, valuesOf } from "../../testing/made-page";
import { choosePages } from "../visit/choose-pages";

/** What is still read of such pages, beside that they end. */
const FOOTER = "<footer><p>© 2026 Acme Ltd</p><a href='/imprint'>Imprint</a></footer>";
/** What follows these is no part of the page for a browser either; or it stands in a footer of a million lines. */
const SWALLOWED = new Set(["title without end", "tags without end", "capital words", "copyright signs"]);

describe("a hostile page of", () => {
  test.each(Object.entries(HOSTILE_PAGES))("%s is read to its end", (name, make) => {
    const reading = readMade(make() + FOOTER, "legal");
    choosePages(reading, { compare: true, products: true });
    expect(reading.facts.length).toBeLessThan(2000);
    expect(reading.links.length).toBeLessThan(6001);
    expect(reading.text.length).toBeLessThanOrEqual(20_000);
    expect(reading.headings.length).toBeLessThanOrEqual(300);
    for (const { value, quote } of reading.facts)
      expect(Math.max(value.length - 2000, quote.length - 300)).toBeLessThan(1);
    if (SWALLOWED.has(name)) return;
    expect(valuesOf(reading, "legal-name")).toContain("Acme Ltd");
    expect(reading.links.some(({ url }) => url === "https://www.acme.test/imprint")).toBe(true);
  });

  test("a million characters without any end costs no more than its length", () => {
    for (const piece of ["<b>", "<table><tr><td>", "<svg>", "<b></i>", "<select><option>"]) {
      const reading = readMade(piece.repeat(Math.floor(1_000_000 / piece.length)) + FOOTER);
      expect(reading.scriptOnly).toBe(false);
    }
  });
});
