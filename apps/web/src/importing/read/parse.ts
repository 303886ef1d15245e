import Papa from "papaparse";

/** A row of a file, with the number that a spreadsheet gives it. */
export interface TableRow {
  number: number;
  cells: string[];
}

/** A file whose rows have cells. */
export interface Table {
  kind: "table";
  rows: TableRow[];
  delimiter: string;
}

/** A file of brands as the API takes them. */
export interface Records {
  kind: "records";
  records: unknown[];
}

/** It was meant to be JSON, and is none, or none of brands. */
export interface Unreadable {
  kind: "unreadable";
}

/** Characters that are read before the page gets its turn again. */
const CHUNK = 256 * 1024;
/** What the delimiter is told by. */
const LOOKED_AT = 64 * 1024;
const ROWS_LOOKED_AT = 20;
const DELIMITERS = [",", ";", "\t", "|"];
/** Excel's own line that names the delimiter. */
const NAMED_DELIMITER = /^sep=(.)\r?\n/i;

/** Reads a file's text, piece by piece. */
export function parseFile(text: string): Promise<Table | Records | Unreadable> {
  return /^\s*[[{]/.test(text) ? Promise.resolve(parseJson(text)) : parseTable(text);
}

function parseJson(text: string): Records | Unreadable {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return { kind: "records", records: value };
    // As `GET /brands` answers.
    const brands = typeof value === "object" && value !== null && "brands" in value ? value.brands : undefined;
    return Array.isArray(brands) ? { kind: "records", records: brands } : { kind: "unreadable" };
  } catch {
    return { kind: "unreadable" };
  }
}

/** The delimiter with which most of the first rows have as many cells as the first, and of those the most. */
function guessDelimiter(text: string): string {
  const start = text.slice(0, LOOKED_AT);
  const [best = ","] = DELIMITERS.map((delimiter) => {
    const widths = Papa.parse<string[]>(start, { delimiter, preview: ROWS_LOOKED_AT }).data.map(({ length }) => length);
    const [width = 0] = widths;
    return { delimiter, width, alike: width > 1 ? widths.filter((each) => each === width).length : 0 };
  })
    .sort((one, other) => other.alike - one.alike || other.width - one.width)
    .map(({ delimiter }) => delimiter);
  return best;
}

function parseTable(text: string): Promise<Table> {
  const named = NAMED_DELIMITER.exec(text);
  const rows: TableRow[] = [];
  const delimiter = named?.[1] ?? guessDelimiter(text);
  let number = named === null ? 0 : 1;
  return new Promise((resolve) => {
    Papa.parse<string[]>(named === null ? text : text.slice(named[0].length), {
      delimiter,
      chunkSize: CHUNK,
      chunk({ data }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        for (const cells of data) {
          number += 1;
          if (cells.some((cell) => cell.trim() !== "")) rows.push({ number, cells });
        }
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve({ kind: "table", rows, delimiter }),
    });
  });
}
