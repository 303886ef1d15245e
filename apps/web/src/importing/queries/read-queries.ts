import { parseFile, type TableRow } from "../read/parse";
import words from "./query-words.json";

/** What people typed into a search engine, and how often they came by it, where that is told. */
export interface Query {
  text: string;
  clicks: number | undefined;
}

const column = (row: TableRow | undefined, names: readonly string[]): number =>
  row?.cells.findIndex((cell) => names.includes(cell.normalize("NFC").trim().toLowerCase())) ?? -1;

/** Figures as they are written in any of the languages: `1.234`, `1 234`. None of clicks has a fraction. */
const figure = (cell: string | undefined): number | undefined => {
  const digits = (cell ?? "").replace(/[\s.,’'\u00a0\u202f]/g, "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
};

/**
 * The queries of Search Console's export (`Queries.csv`, in English, German, French or Spanish), of its table as it is
 * copied, or of a list with one a line.
 */
export async function readQueries(text: string): Promise<Query[]> {
  const parsed = await parseFile(text);
  if (parsed.kind !== "table") return [];
  const [first] = parsed.rows;
  const named = column(first, words.query);
  const clicks = column(first, words.clicks);
  const isTable = named !== -1;
  // A query may hold a comma, where no tab tells that it was copied from a table.
  const isList = !isTable && parsed.delimiter !== "\t";
  return parsed.rows.slice(isTable ? 1 : 0).map(({ cells }) => ({
    text: isList ? cells.join(parsed.delimiter) : (cells[isTable ? named : 0] ?? ""),
    clicks: isList ? undefined : figure(cells[isTable ? clicks : 1]),
  }));
}
