import { importOutcome, receivedFault } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../../action/action";

const recorded = z.strictObject({
  importId: z.uuid(),
  number: z.int(),
  outcome: importOutcome.exclude(["waiting"]),
  /** Of the brand that it became, or that was there; as it was written when omitted. */
  brandId: z.string().optional(),
  faults: z.array(receivedFault).default([]),
});
export type RecordedRow = z.input<typeof recorded>;

/** Something became of the row already, or the import was cancelled: what was done with it beside must not stand. */
export class RowNotWaitingError extends Error {
  constructor({ importId, number }: Pick<RecordedRow, "importId" | "number">) {
    super(`row ${number} of the import ${importId} does not wait any more`);
    this.name = "RowNotWaitingError";
  }
}

/**
 * Writes down what became of a row, in the transaction of the act that it became. Of several at once one does.
 * @throws {RowNotWaitingError}
 */
export const recordRow = defineAction.mutation({
  name: "import.recordRow",
  permission: "operator",
  input: recorded,
  output: z.void(),
  audit: { none: "what became of the row has its own" },
  handler: async ({ database }, { importId, number, outcome, brandId, faults }) => {
    const written = await database.$executeRaw`
      UPDATE "BrandImportRow" AS item
      SET outcome = ${outcome}::"ImportOutcome", brand = NULL, "brandId" = coalesce(${brandId ?? null}, item."brandId"),
        faults = ${faults.length === 0 ? null : JSON.stringify(faults)}::jsonb
      -- Held until the row is stored: whoever cancels waits for the rows in hand, and is told of them.
      FROM (SELECT id FROM "BrandImport" WHERE id = ${importId}::uuid AND state = 'running' FOR SHARE) AS import
      WHERE item."importId" = import.id AND item.number = ${number} AND item.outcome = 'waiting'`;
    if (written === 0) throw new RowNotWaitingError({ importId, number });
  },
});
