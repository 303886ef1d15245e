import { Prisma, type Queryable, queryRows, queryRowsPlannedAnew } from "@marque/db";
import { type BrandPage, type BrandQuery, MOST_COUNTED } from "@marque/schema";
import { type BrandCursor, decodeBrandCursor, encodeBrandCursor } from "./cursor";
import { matchingRows } from "./matching-rows";
import { type BrandRow, toBrand } from "./row";
import { SORTINGS } from "./sorts";

/** A list: which brands, in which order. */
type List = Pick<BrandCursor, "sort" | "q" | "enabled">;
type Row = BrandRow & { key: Date | string };
/** What of a list is asked for: rows one more than a page has, which tells whether another follows. */
interface Part {
  database: Queryable;
  matching: Prisma.Sql;
  /** How many rows match is for the planner to find out anew for each search. */
  ask: typeof queryRows;
  sort: List["sort"];
  limit: number;
  offset: number;
}

/** What a statement for rows takes in: where they begin, and the list's total. */
interface Beside {
  cursor?: BrandCursor;
  total?: Prisma.Sql;
}

const NOT_TOLD = Prisma.sql`NULL::int`;
/** As many are read and sorted in the time that looking them up takes. */
const FEW = 500;
const COLUMNS = Prisma.sql`id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt"`;

/**
 * A page of the workspace's brands. With a cursor the page starts behind it, whatever was added since; else `page` counts
 * from 1. The total is told for pages by number alone: a cursor carries it on. Of a search it is counted, up to
 * {@link MOST_COUNTED}.
 * @throws {CallerError} `validation`: a cursor that no page gave, or one of another list.
 */
export async function listBrands(database: Queryable, workspaceId: string, query: BrandQuery): Promise<BrandPage> {
  const cursor = query.cursor === undefined ? undefined : decodeBrandCursor(query.cursor, query);
  const list: List = cursor ?? {
    sort: query.sort ?? "-createdAt",
    q: query.q ?? null,
    enabled: query.enabled ?? null,
  };
  const { limit } = query;
  const page = cursor?.page ?? query.page;
  const part: Part = {
    database,
    matching: matchingRows(workspaceId, list),
    ask: list.q === null ? queryRows : queryRowsPlannedAnew,
    sort: list.sort,
    limit: limit + 1,
    offset: cursor === undefined ? (page - 1) * limit : 0,
  };
  const { total, rows } =
    cursor !== undefined
      ? { total: cursor.total, rows: await rowsInOrder(part, { cursor }) }
      : list.q === null
        ? await rowsAndKeptTotal(part, keptTotal(workspaceId, list))
        : await searchThenSort(part);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    brands: shown.map(toBrand),
    pagination: {
      page,
      limit,
      total,
      totalPages: Math.min(Math.ceil(total / limit), Math.floor(MOST_COUNTED / limit)),
      nextCursor:
        last === undefined
          ? null
          : encodeBrandCursor({ ...pickList(list), key: keyOf(last), id: last.id, page: page + 1, total }),
    },
  };
}

/** Along the index of the sort, from the start or behind a cursor: reads what it answers, and what does not match between. */
function rowsInOrder(
  { database, ask, matching, sort, limit, offset }: Part,
  { cursor, total = NOT_TOLD }: Beside = {},
) {
  const { column, type, direction, comparison } = SORTINGS[sort];
  const behind =
    cursor === undefined
      ? Prisma.empty
      : Prisma.sql`AND (${column}, id) ${comparison} (${cursor.key}::${type}, ${cursor.id})`;
  return ask<Row & { total: number | null }>(
    database,
    Prisma.sql`
      SELECT ${COLUMNS}, ${column} AS key, ${total} AS total FROM "Brand" WHERE ${matching} ${behind}
      ORDER BY ${column} ${direction}, id ${direction} LIMIT ${limit} OFFSET ${offset}`,
  );
}

/** How many brands a list without words has. PostgreSQL keeps it (prisma/migrations, `brand_counts`). */
function keptTotal(workspaceId: string, { enabled }: Pick<List, "enabled">): Prisma.Sql {
  const counted = enabled === null ? Prisma.sql`total` : enabled ? Prisma.sql`enabled` : Prisma.sql`total - enabled`;
  return Prisma.sql`
    (SELECT coalesce(sum(${counted}), 0)::int FROM "BrandCount" WHERE "workspaceId" = ${workspaceId}::uuid)`;
}

/** In one statement, so that both are of one moment; behind the last page there is no row that could tell the total. */
async function rowsAndKeptTotal(part: Part, total: Prisma.Sql): Promise<{ total: number; rows: Row[] }> {
  const rows = await rowsInOrder(part, { total });
  const told =
    rows.length > 0 ? rows : await part.ask<{ total: number }>(part.database, Prisma.sql`SELECT ${total} AS total`);
  return { total: told[0]?.total ?? 0, rows };
}

async function countBesideRows(part: Part): Promise<{ total: number; rows: Row[] }> {
  const [counted, rows] = await Promise.all([
    part.ask<{ total: number }>(
      part.database,
      Prisma.sql`
        SELECT count(*)::int AS total
        FROM (SELECT FROM "Brand" WHERE ${part.matching} LIMIT ${MOST_COUNTED}) AS found`,
    ),
    rowsInOrder(part),
  ]);
  return { total: counted[0]?.total ?? 0, rows };
}

/**
 * Words that few brands have are looked up once, for the total and the page together, and sorted: the two statements of
 * {@link countBesideRows} would look them up twice, and the planner may take them for words that are met along the sort.
 */
async function searchThenSort(part: Part): Promise<{ total: number; rows: Row[] }> {
  const { column, direction } = SORTINGS[part.sort];
  const rows = await part.ask<Row & { total: number }>(
    part.database,
    Prisma.sql`
      SELECT *, count(*) OVER ()::int AS total
      FROM (SELECT ${COLUMNS}, ${column} AS key FROM "Brand" WHERE ${part.matching} LIMIT ${FEW}) AS found
      ORDER BY key ${direction}, id ${direction} LIMIT ${part.limit} OFFSET ${part.offset}`,
  );
  const total = rows[0]?.total ?? (part.offset === 0 ? 0 : undefined);
  return total === undefined || total === FEW ? countBesideRows(part) : { total, rows };
}

const pickList = ({ sort, q, enabled }: List): List => ({ sort, q, enabled });
const keyOf = ({ key }: Row): string => (typeof key === "string" ? key : key.toISOString());
