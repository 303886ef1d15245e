import { Prisma } from "@marque/db";
import { type ImportRowsQuery, type importRowsPage, receivedFault } from "@marque/schema";
import { z } from "zod";
import type { Act } from "../action/action";
import { decodeCursor, encodeCursor } from "../cursor";
import { importNotFound } from "./row";

const position = z.tuple([z.int().min(0).max(10_000_000)]);
const storedFaults = z.array(receivedFault).catch([]);
type Row = z.output<typeof importRowsPage>["rows"][number];

/**
 * What became of an import's rows, by number.
 * @throws {CallerError} `notFound`: no such import in this workspace; `validation`: a cursor that no page gave.
 */
export async function listImportRows(
  { actor, database }: Act,
  { id, outcomes, limit, cursor }: ImportRowsQuery,
): Promise<z.output<typeof importRowsPage>> {
  const [behind] = cursor === undefined ? [0] : decodeCursor(position, cursor);
  if ((await database.brandImport.count({ where: { id, workspaceId: actor.workspaceId } })) === 0)
    throw importNotFound();
  const found = await database.$queryRaw<(Omit<Row, "faults"> & { faults: unknown })[]>`
    SELECT number, outcome::text, "brandId", name, faults FROM "BrandImportRow"
    WHERE "importId" = ${id}::uuid AND number > ${behind}
      ${outcomes === undefined ? Prisma.empty : Prisma.sql`AND outcome::text = ANY(${outcomes}::text[])`}
    ORDER BY number LIMIT ${limit + 1}`;
  const rows = found.slice(0, limit).map((row) => ({ ...row, faults: storedFaults.parse(row.faults) }));
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last !== undefined ? encodeCursor([last.number]) : null };
}
