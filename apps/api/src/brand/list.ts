import type { Prisma, Queryable } from "@marque/db";
import type { BrandPage, BrandQuery } from "@marque/schema";
import { decodeCursor, encodeCursor } from "./cursor";
import { BRAND_COLUMNS, toBrand } from "./row";

/** `%`, `_` and `\` mean themselves in a search. */
const literally = (words: string): string => words.replace(/[\\%_]/g, "\\$&");

/**
 * A page of the workspace's brands, newest first. With a cursor the page starts behind it, whatever was added since;
 * else `page` counts from 1. `q` is looked for in name, id and primary domain.
 * @throws {CallerError} `validation`: a cursor that no page gave.
 */
export async function listBrands(database: Queryable, workspaceId: string, query: BrandQuery): Promise<BrandPage> {
  const { limit, page, q, enabled } = query;
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  const matching: Prisma.BrandWhereInput = {
    workspaceId,
    ...(enabled === undefined ? {} : { enabled }),
    ...(q === undefined
      ? {}
      : {
          OR: [
            { name: { contains: literally(q), mode: "insensitive" } },
            { id: { contains: literally(q), mode: "insensitive" } },
            { domains: { has: q.toLowerCase() } },
          ],
        }),
  };
  const behind: Prisma.BrandWhereInput =
    cursor === undefined
      ? {}
      : {
          OR: [{ createdAt: { lt: cursor.createdAt } }, { createdAt: cursor.createdAt, id: { lt: cursor.id } }],
        };
  const [total, rows] = await Promise.all([
    database.brand.count({ where: matching }),
    database.brand.findMany({
      where: { AND: [matching, behind] },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      // One more than asked for tells whether another page follows.
      take: limit + 1,
      skip: cursor === undefined ? (page - 1) * limit : 0,
      select: BRAND_COLUMNS,
    }),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    brands: shown.map(toBrand),
    pagination: {
      page,
      limit,
      total,
      totalPages: Math.ceil(total / limit),
      nextCursor: rows.length > limit && last !== undefined ? encodeCursor(last) : null,
    },
  };
}
