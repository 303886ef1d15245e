import {
  brandImport,
  type Contract,
  importCreate,
  importRow,
  importRowsPage,
  importRowsQuery,
  MOST_ROWS_SENT,
} from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { createAddRows } from "./add-rows";
import { cancelImport } from "./cancel";
import { createImport } from "./create";
import { getImport } from "./get";
import { listImports } from "./list";
import { listImportRows } from "./rows";
import { startImport } from "./start";

const one = z.strictObject({ id: z.uuid() });

/** Brands from a file, many at once, stored in the background. @param contract reads what callers write. */
export const createImportActions = (contract: Contract) => ({
  create: defineAction.mutation({
    name: "import.create",
    permission: "brands:write",
    input: importCreate,
    output: one,
    audit: { none: "it brings nothing yet; its start has a row" },
    handler: createImport,
  }),
  addRows: defineAction.mutation({
    name: "import.addRows",
    permission: "brands:write",
    input: one.extend({ rows: z.array(importRow).min(1).max(MOST_ROWS_SENT) }),
    output: z.strictObject({ rows: z.int() }),
    audit: { none: "it brings nothing yet; its start has a row" },
    handler: createAddRows(contract),
  }),
  start: defineAction.mutation({
    name: "import.start",
    permission: "brands:write",
    input: one,
    output: brandImport,
    audit: "import.start",
    handler: startImport,
  }),
  cancel: defineAction.mutation({
    name: "import.cancel",
    permission: "brands:write",
    input: one,
    output: brandImport,
    audit: "import.cancel",
    handler: cancelImport,
  }),
  get: defineAction.query({
    name: "import.get",
    permission: "brands:write",
    input: one,
    output: brandImport,
    handler: getImport,
  }),
  list: defineAction.query({
    name: "import.list",
    permission: "brands:write",
    input: z.void(),
    output: z.strictObject({ imports: z.array(brandImport) }),
    handler: async (act) => ({ imports: await listImports(act) }),
  }),
  rows: defineAction.query({
    name: "import.rows",
    permission: "brands:write",
    input: importRowsQuery,
    output: importRowsPage,
    handler: listImportRows,
  }),
});
export type ImportActions = ReturnType<typeof createImportActions>;
