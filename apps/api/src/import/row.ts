import type { Queryable } from "@marque/db";
import { type BrandImport, duplicateRule, type ImportOutcome } from "@marque/schema";
import { CallerError } from "../caller-error";

/** Another workspace's import and one that never was are the same to a caller. */
export const importNotFound = () => new CallerError("notFound", "This import does not exist.");

/** The columns that an import is made of. */
export const IMPORT_COLUMNS = {
  id: true,
  source: true,
  duplicates: true,
  analyse: true,
  rows: true,
  state: true,
  createdAt: true,
  finishedAt: true,
  user: { select: { name: true } },
} as const;

interface ImportRecord {
  id: string;
  source: string;
  duplicates: string;
  analyse: boolean;
  rows: number;
  state: BrandImport["state"];
  createdAt: Date;
  finishedAt: Date | null;
  user: { name: string } | null;
}

const NONE = { waiting: 0, created: 0, updated: 0, skipped: 0, refused: 0, failed: 0 };

/** Imports as they are shown, with what became of their rows. */
export async function toImports(database: Queryable, records: readonly ImportRecord[]): Promise<BrandImport[]> {
  const counted = await database.$queryRaw<{ importId: string; outcome: ImportOutcome; count: number }[]>`
    SELECT "importId", outcome::text, count(*)::int AS count FROM "BrandImportRow"
    WHERE "importId" = ANY(${records.map(({ id }) => id)}::uuid[]) GROUP BY "importId", outcome`;
  return records.map(({ user, duplicates, createdAt, finishedAt, ...record }) => {
    const counts = { ...NONE };
    for (const { importId, outcome, count } of counted) if (importId === record.id) counts[outcome] = count;
    return {
      ...record,
      duplicates: duplicateRule.parse(duplicates),
      counts,
      by: user?.name ?? null,
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    };
  });
}
