import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brandCreate } from "../contract";
import { readCell, safeCell } from "./cell";
import {
  competitorsOfCell,
  competitorsToCell,
  flagOfCell,
  promptsOfCell,
  promptsToCell,
  textsOfCell,
  textsToCell,
} from "./columns";

describe("cells of several entries, as people write them", () => {
  test.each([
    [
      "Asana; Linear <linear.app>",
      [
        ["Asana", []],
        ["Linear", ["linear.app"]],
      ],
    ],
    [
      "Asana\nLinear <linear.app, linear.de>\r\n",
      [
        ["Asana", []],
        ["Linear", ["linear.app", "linear.de"]],
      ],
    ],
    [
      "https://asana.com/product ; linear.app",
      [
        ["asana.com", ["asana.com"]],
        ["linear.app", ["linear.app"]],
      ],
    ],
    ["<linear.app>", [["linear.app", ["linear.app"]]]],
    ["Love < Hate", [["Love < Hate", []]]],
    [" ; ;\n", []],
  ])("competitors: %j", (cell, expected) => {
    expect(competitorsOfCell(cell).map(({ name, domains }) => [name, domains])).toEqual(expected);
  });

  test("a competitor's aliases stand behind equals signs", () => {
    expect(competitorsOfCell("Meta <meta.com> = Facebook = FB")).toEqual([
      { name: "Meta", domains: ["meta.com"], aliases: ["Facebook", "FB"] },
    ]);
  });

  test.each([
    [
      "best crm; crm for agencies [crm, agency]",
      [
        ["best crm", [], true],
        ["crm for agencies", ["crm", "agency"], true],
      ],
    ],
    [
      "best crm [crm] (off)\nis it (really) free?",
      [
        ["best crm", ["crm"], false],
        ["is it (really) free?", [], true],
      ],
    ],
    [
      "c:\\\\temp cleaner; a\\;b",
      [
        ["c:\\temp cleaner", [], true],
        ["a;b", [], true],
      ],
    ],
  ])("prompts: %j", (cell, expected) => {
    expect(promptsOfCell(cell).map(({ prompt, tags, enabled }) => [prompt, tags, enabled])).toEqual(expected);
  });

  test.each([
    ["Ja", true],
    ["0", false],
    ["", undefined],
    ["perhaps", undefined],
  ])("the flag %j is %s", (cell, flag) => {
    expect(flagOfCell(cell)).toBe(flag);
  });
});

/** Texts rich in what the cells give a meaning to. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."abc;<>=[](),\\'+-@# ".split(""), "(off)", " = ", "a.com"),
      fc.string({ unit: "grapheme" }),
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(""));
const domain = fc.constantFrom("acme.com", "acme.de", "xn--mnchen-3ya.de", "shop.example.co.uk");
const brand = fc
  .record({
    id: fc.constant("acme"),
    name: written,
    domains: fc.array(fc.constantFrom("own.com", "own.de"), { minLength: 1, maxLength: 2 }),
    aliases: fc.array(written, { maxLength: 3 }),
    competitors: fc.array(
      fc.record({
        name: fc.oneof(written, domain),
        domains: fc.array(domain, { maxLength: 3 }),
        aliases: fc.array(written, { maxLength: 2 }),
      }),
      { maxLength: 4 },
    ),
    prompts: fc.array(
      fc.record({
        prompt: written,
        tags: fc.array(fc.constantFrom("a", "b-c", "größe"), { maxLength: 2 }),
        enabled: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  })
  .map((input) => brandCreate.safeParse(input))
  .filter((parsed) => parsed.success)
  .map((parsed) => parsed.data);

test("what the contract stores is the same after it was written into cells and read again", () => {
  fc.assert(
    fc.property(brand, (stored) => {
      if (stored === undefined) return;
      const { competitors, prompts, aliases, domains } = stored;
      const read = {
        ...stored,
        domains: textsOfCell(readCell(safeCell(textsToCell(domains)))),
        aliases: textsOfCell(readCell(safeCell(textsToCell(aliases)))),
        competitors: competitorsOfCell(readCell(safeCell(competitorsToCell(competitors)))),
        prompts: promptsOfCell(readCell(safeCell(promptsToCell(prompts)))),
      };
      expect(brandCreate.parse(read)).toEqual(stored);
    }),
    { numRuns: 500 },
  );
});

test("no cell is a formula to a spreadsheet, and each is read as it was", () => {
  fc.assert(
    fc.property(written, (text) => {
      const cell = safeCell(text);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(readCell(cell)).toBe(text);
    }),
  );
});
