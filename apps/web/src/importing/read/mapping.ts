import { type PrivateHosts, parseWebsite } from "@marque/schema";
import words from "./header-words.json";
import type { TableRow } from "./parse";

/** What a column can hold. */
export const FIELDS = ["id", "name", "website", "domains", "aliases", "competitors", "prompts", "enabled"] as const;
export type FieldName = (typeof FIELDS)[number];

/** Which field each column holds; `undefined` for one that is left out. */
export interface Mapping {
  /** Whether the first row names the columns. */
  hasHeader: boolean;
  columns: (FieldName | undefined)[];
}

/** Headers as they are compared: `Brand_Name ` is `brand name`. */
const plain = (header: string): string =>
  header
    .normalize("NFC")
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");

const BY_WORD: ReadonlyMap<string, FieldName> = new Map(
  FIELDS.flatMap((field) => words[field].map((word): [string, FieldName] => [plain(word), field])),
);

/** The columns of a table as its headers name them, each field once; without headers, as what stands in them looks. */
export function guessMapping(rows: readonly TableRow[], privateHosts: PrivateHosts): Mapping {
  const width = Math.max(0, ...rows.slice(0, 100).map(({ cells }) => cells.length));
  const [first] = rows;
  const named = Array.from({ length: width }, (_, column) => BY_WORD.get(plain(first?.cells[column] ?? "")));
  if (named.some((field) => field !== undefined)) return { hasHeader: true, columns: eachOnce(named) };
  // One value a line is a list of websites, whatever is wrong with some of them.
  if (width === 1) return { hasHeader: false, columns: ["website"] };
  const isWebsites = (column: number) => {
    const filled = rows.map(({ cells }) => cells[column]?.trim() ?? "").filter((cell) => cell !== "");
    const websites = filled.filter((cell) => parseWebsite(cell, privateHosts) !== undefined).length;
    return filled.length > 0 && websites > filled.length / 2;
  };
  const website = Array.from({ length: width }, (_, column) => column).find(isWebsites);
  // Nothing is known of it: most tables have names for their columns.
  if (website === undefined) return { hasHeader: true, columns: Array.from({ length: width }, () => undefined) };
  const isHeader = rows.length > 1 && parseWebsite(first?.cells[website] ?? "", privateHosts) === undefined;
  const name = website === 0 ? 1 : 0;
  const guessed = (column: number) => (column === website ? "website" : column === name ? "name" : undefined);
  return { hasHeader: isHeader, columns: Array.from({ length: width }, (_, column) => guessed(column)) };
}

/** A second column of the same name is left out. */
const eachOnce = (columns: readonly (FieldName | undefined)[]) =>
  columns.map((field, index) => (columns.indexOf(field) === index ? field : undefined));

/** The mapping with a column holding another field, which no other column holds any more. */
export const withField = (mapping: Mapping, column: number, field: FieldName | undefined): Mapping => ({
  ...mapping,
  columns: mapping.columns.map((held, index) =>
    index === column ? field : held === field && field !== undefined ? undefined : held,
  ),
});

/** Whether there is enough to make a brand of: its website. */
export const isComplete = ({ columns }: Mapping): boolean => columns.includes("website") || columns.includes("domains");
