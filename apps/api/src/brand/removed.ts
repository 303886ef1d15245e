import { Prisma, queryRows } from "@marque/db";
import { DAYS_KEPT, displayHostname, type RemovedPage, type RemovedQuery, timestamp } from "@marque/schema";
import { z } from "zod";
import type { Act } from "../action/action";
import { decodeCursor, encodeCursor } from "../cursor";

const DAY = 24 * 60 * 60 * 1000;
/** What was removed before that is no longer kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - DAYS_KEPT * DAY);

const position = z.tuple([timestamp, z.uuid()]);

interface RemovedRow {
  id: string;
  removalId: string;
  name: string;
  website: string | null;
  competitors: number;
  prompts: number;
  removedAt: Date;
  removedBy: string | null;
}

/** A page of the brands that were removed and can be put back, the last first. @throws {CallerError} `validation`: a cursor that no page gave. */
export async function listRemoved(
  { actor, database, now }: Act,
  { limit, cursor }: RemovedQuery,
): Promise<RemovedPage> {
  const behind = cursor === undefined ? undefined : decodeCursor(position, cursor);
  const rows = await queryRows<RemovedRow>(
    database,
    Prisma.sql`
      SELECT "brandId" AS id, id::text AS "removalId", name, content->'domains'->>0 AS website,
        jsonb_array_length(content->'competitors') AS competitors, jsonb_array_length(content->'prompts') AS prompts,
        "removedAt", "removedBy"
      FROM "RemovedBrand"
      WHERE "workspaceId" = ${actor.workspaceId}::uuid AND "removedAt" > ${keptSince(now)}::timestamptz
        ${behind === undefined ? Prisma.empty : Prisma.sql`AND ("removedAt", id) < (${behind[0]}::timestamptz, ${behind[1]}::uuid)`}
      ORDER BY "removedAt" DESC, id DESC LIMIT ${limit + 1}`,
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    brands: shown.map(({ website, removedAt, ...row }) => ({
      ...row,
      website: displayHostname(website ?? ""),
      removedAt: removedAt.toISOString(),
      keptUntil: new Date(removedAt.getTime() + DAYS_KEPT * DAY).toISOString(),
    })),
    nextCursor: last === undefined ? null : encodeCursor([last.removedAt.toISOString(), last.removalId]),
  };
}
