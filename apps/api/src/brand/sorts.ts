import { Prisma } from "@marque/db";
import type { BrandSort } from "@marque/schema";

/** How a list is sorted: by a column, and by the id where it is the same. An index goes with each. */
export interface Sorting {
  column: Prisma.Sql;
  type: Prisma.Sql;
  direction: Prisma.Sql;
  /** What stands between a row and the one behind which the page begins. */
  comparison: Prisma.Sql;
}

const COLUMNS = {
  name: { column: Prisma.sql`"foldedName"`, type: Prisma.sql`text` },
  createdAt: { column: Prisma.sql`"createdAt"`, type: Prisma.sql`timestamptz` },
  updatedAt: { column: Prisma.sql`"updatedAt"`, type: Prisma.sql`timestamptz` },
};
const UP = { direction: Prisma.sql`ASC`, comparison: Prisma.sql`>` };
const DOWN = { direction: Prisma.sql`DESC`, comparison: Prisma.sql`<` };

export const SORTINGS: Record<BrandSort, Sorting> = {
  name: { ...COLUMNS.name, ...UP },
  "-name": { ...COLUMNS.name, ...DOWN },
  createdAt: { ...COLUMNS.createdAt, ...UP },
  "-createdAt": { ...COLUMNS.createdAt, ...DOWN },
  updatedAt: { ...COLUMNS.updatedAt, ...UP },
  "-updatedAt": { ...COLUMNS.updatedAt, ...DOWN },
};
