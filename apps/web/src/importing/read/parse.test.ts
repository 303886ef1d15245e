import { describe, expect, test } from "vitest";
import { parseFile } from "./parse";

const cells = async (text: string) => {
  const parsed = await parseFile(text);
  return parsed.kind === "table" ? parsed.rows.map((row) => row.cells) : parsed;
};

describe("a file", () => {
  test.each([
    [
      "id,name\na,A\n",
      [
        ["id", "name"],
        ["a", "A"],
      ],
    ],
    [
      "id;name\r\na;A, Inc.\r\n",
      [
        ["id", "name"],
        ["a", "A, Inc."],
      ],
    ],
    [
      "id\tname\na\tA\n",
      [
        ["id", "name"],
        ["a", "A"],
      ],
    ],
    [
      "sep=|\nid|name\na|A;B\n",
      [
        ["id", "name"],
        ["a", "A;B"],
      ],
    ],
    ["acme.com\nnike.com\n", [["acme.com"], ["nike.com"]]],
    ['a,"two\nlines, ""quoted"""\n', [["a", 'two\nlines, "quoted"']]],
    ["", []],
  ])("%j", async (text, expected) => {
    expect(await cells(text)).toEqual(expected);
  });

  test("numbers its rows as a spreadsheet does, empty ones included", async () => {
    const parsed = await parseFile('id,name\n,\na,"two\nlines"\nb,B\n');
    expect(parsed.kind === "table" && parsed.rows.map((row) => row.number)).toEqual([1, 3, 4]);
  });

  test("of many pieces is read whole", async () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `brand-${index};Brand ${index};"a;b"`);
    const parsed = await parseFile(lines.join("\n"));
    expect(parsed.kind === "table" && parsed.rows.length).toBe(30_000);
    expect(parsed.kind === "table" && parsed.rows.at(-1)).toEqual({
      number: 30_000,
      cells: ["brand-29999", "Brand 29999", "a;b"],
    });
  });

  test.each([
    ['[{"id":"a"}]', { kind: "records", records: [{ id: "a" }] }],
    [' {"brands":[]}', { kind: "records", records: [] }],
    ['{"id":"a"}', { kind: "unreadable" }],
    ["[1,", { kind: "unreadable" }],
  ])("of JSON: %s", async (text, expected) => {
    expect(await parseFile(text)).toEqual(expected);
  });
});
