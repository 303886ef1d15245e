import { z } from "zod";
import { timestamp } from "./brand";
import { receivedFault } from "./received-fault";
import { text } from "./text";
import { wholeNumber } from "./whole-number";

/** Of one import. */
export const MOST_IMPORT_ROWS = 5_000;
/** Of one import, as JSON. */
export const MOST_IMPORT_BYTES = 10 * 1024 * 1024;
/** Rows that are sent at a time; their body stays below a call's limit all the same. */
export const MOST_ROWS_SENT = 200;

/** What to do with a row whose id, or whose website, a brand of the workspace has. */
export const duplicateRule = z.enum(["skip", "update", "another-id"]);
export type DuplicateRule = z.infer<typeof duplicateRule>;

/** A brand that is to be imported. */
export const importRow = z.strictObject({
  /** By which it is found in the file: the number of its row, or of its entry. */
  number: wholeNumber(1, 10_000_000),
  /** What `brand.create` takes, as it was read; what is wrong with it is kept beside the row. */
  brand: z.record(z.string(), z.unknown()),
  enabled: z.boolean().optional(),
  /** What the file did not say: made of the website, and given up for something better. */
  guessed: z
    .array(z.enum(["id", "name"]))
    .max(2)
    .default([]),
});
export type ImportRow = z.output<typeof importRow>;
export type ImportRowInput = z.input<typeof importRow>;

export const importCreate = z.strictObject({
  /** What people know it by: the name of the file. */
  source: text(200),
  duplicates: duplicateRule,
  /** Whether each website is analysed for what its row leaves open. */
  analyse: z.boolean(),
  rows: wholeNumber(1, MOST_IMPORT_ROWS),
});
export type ImportCreate = z.output<typeof importCreate>;

/** `open` until all of its rows are there. */
export const importState = z.enum(["open", "running", "done", "cancelled"]);

/**
 * What became of a row: `refused` when the contract does not take it, `failed` when something else kept it from being
 * stored. `waiting` until then, and of a cancelled import for ever.
 */
export const importOutcome = z.enum(["waiting", "created", "updated", "skipped", "refused", "failed"]);
export type ImportOutcome = z.infer<typeof importOutcome>;
const count = z.int().min(0);

export const brandImport = z.strictObject({
  id: z.uuid(),
  ...importCreate.shape,
  state: importState,
  /** How many rows have which outcome. */
  counts: z.strictObject({
    waiting: count,
    created: count,
    updated: count,
    skipped: count,
    refused: count,
    failed: count,
  }),
  /** Who imports; `null` when they are gone. */
  by: z.string().nullable(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});
export type BrandImport = z.infer<typeof brandImport>;

/** Which rows of an import, by number, from behind a cursor on. */
export const importRowsQuery = z.strictObject({
  id: z.uuid(),
  outcomes: z.array(importOutcome).min(1).optional(),
  limit: wholeNumber(1, 500).default(100),
  cursor: z.string().max(200).optional(),
});
export type ImportRowsQuery = z.output<typeof importRowsQuery>;

export const importedRow = z.strictObject({
  number: z.int(),
  outcome: importOutcome,
  /** Of the brand that it became, or that was there; of one that was refused as it stood in the row. */
  brandId: z.string().nullable(),
  /** As it stood in the row. */
  name: z.string().nullable(),
  /** What kept it from being stored. */
  faults: z.array(receivedFault),
});
export type ImportedRow = z.output<typeof importedRow>;

export const importRowsPage = z.strictObject({ rows: z.array(importedRow), nextCursor: z.string().nullable() });
