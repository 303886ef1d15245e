import { brandId, type ImportRowInput, MOST_IMPORT_BYTES, type PrivateHosts, readCell } from "@marque/schema";
import { decode, type Encoding } from "./decode";
import { guessMapping, type Mapping } from "./mapping";
import { parseFile, type Table } from "./parse";
import { createRowMaker } from "./to-rows";

/** What somebody brought, as far as it could be read. */
export type ReadFile = { source: string; encoding: Encoding | undefined } & (
  | ({ kind: "table"; guess: Mapping } & Omit<Table, "kind">)
  | { kind: "records"; records: unknown[] }
  | { kind: "refused"; because: "empty" | "unreadable" | "too-long" }
);

/** One that brands can be made of. */
export type ReadableFile = Exclude<ReadFile, { kind: "refused" }>;

/** Reads a file from the person's disk. */
export async function readFile(file: File, privateHosts: PrivateHosts): Promise<ReadFile> {
  const source = file.name;
  if (file.size > MOST_IMPORT_BYTES) return { source, encoding: undefined, kind: "refused", because: "too-long" };
  const { text, encoding } = decode(new Uint8Array(await file.arrayBuffer()));
  return readText(text, { source, encoding, privateHosts });
}

interface ReadOptions {
  source: string;
  encoding: Encoding | undefined;
  privateHosts: PrivateHosts;
}

/** Reads what was pasted, or stood in a file. */
export async function readText(text: string, { source, encoding, privateHosts }: ReadOptions): Promise<ReadFile> {
  const told = { source, encoding };
  if (text.length > MOST_IMPORT_BYTES) return { ...told, kind: "refused", because: "too-long" };
  const parsed = await parseFile(text);
  if (parsed.kind === "unreadable") return { ...told, kind: "refused", because: "unreadable" };
  if (parsed.kind === "records")
    return parsed.records.length === 0
      ? { ...told, kind: "refused", because: "empty" }
      : { ...told, kind: "records", records: parsed.records };
  if (parsed.rows.length === 0) return { ...told, kind: "refused", because: "empty" };
  return { ...told, ...parsed, guess: guessMapping(parsed.rows, privateHosts) };
}

/** The rows of an import that a file makes, as its columns are read. */
export function rowsOf(file: ReadableFile, mapping: Mapping, privateHosts: PrivateHosts): ImportRowInput[] {
  if (file.kind === "records") {
    const maker = createRowMaker(privateHosts, new Set());
    return file.records.map((record, index) => maker.ofRecord(record, index + 1));
  }
  const data = mapping.hasHeader ? file.rows.slice(1) : file.rows;
  const column = mapping.columns.indexOf("id");
  const given = data.flatMap(({ cells }) => brandId.safeParse(readCell(cells[column] ?? "").trim()).data ?? []);
  const maker = createRowMaker(privateHosts, new Set(given));
  return data.map((row) => maker.ofCells(row, mapping));
}
