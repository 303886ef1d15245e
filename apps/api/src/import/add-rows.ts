import { storableJson } from "@marque/db";
import { type Contract, faults, type ImportRow, MOST_IMPORT_BYTES } from "@marque/schema";
import { z } from "zod";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { holdImport } from "./hold";

export interface AddRows {
  id: string;
  rows: ImportRow[];
}

/**
 * Adds rows to an import that is open; one that was sent before stays as it was, so that they can be sent again. What the
 * contract does not take is refused now.
 * @throws {CallerError} `notFound`: no such import in this workspace; `conflict`: it began, or has all of its rows;
 *   `payloadTooLarge`: all together are too long.
 */
export const createAddRows =
  ({ brandCreate }: Contract) =>
  async (act: Act, { id, rows }: AddRows): Promise<{ rows: number }> => {
    const { database } = act;
    const { state, rows: expected, bytes } = await holdImport(act, id);
    if (state !== "open") throw new CallerError("conflict", "This import has begun.");
    const judged = rows.map(({ number, brand, enabled, guessed }) => {
      const parsed = brandCreate.safeParse(brand);
      return {
        ...{ number, enabled, guessed, brandId: textOf(brand.id), name: textOf(brand.name) },
        ...(parsed.success ? { outcome: "waiting", brand } : { outcome: "refused", faults: faults(parsed.error) }),
      };
    });
    const written = storableJson(judged);
    if (bytes + written.length > MOST_IMPORT_BYTES)
      throw new CallerError("payloadTooLarge", `An import may have ${MOST_IMPORT_BYTES / 1024 / 1024} MiB.`);
    await database.$executeRaw`
      INSERT INTO "BrandImportRow" ("importId", number, brand, enabled, guessed, outcome, "brandId", name, faults)
      SELECT ${id}::uuid, number, brand, enabled, guessed,
        outcome::"ImportOutcome", "brandId", name, faults
      FROM jsonb_to_recordset(${written}::jsonb) AS given(number int, brand jsonb, enabled boolean, guessed text[],
        outcome text, "brandId" text, name text, faults jsonb)
      ON CONFLICT DO NOTHING`;
    const present = await database.brandImportRow.count({ where: { importId: id } });
    if (present > expected) throw new CallerError("conflict", `This import has ${expected} rows, and no more.`);
    await database.brandImport.update({ where: { id }, data: { bytes: bytes + written.length }, select: { id: true } });
    return { rows: present };
  };

const shown = z.string().max(500);
const textOf = (value: unknown): string | null => shown.safeParse(value).data ?? null;
