export {
  createDatabase,
  createPool,
  type Database,
  type DatabaseOptions,
  databaseOn,
  type Pool,
  Prisma,
  type Queryable,
  queryRows,
  queryRowsPlannedAnew,
  type Transaction,
} from "./client";
export { isDatabaseUnavailable, isUniqueViolation } from "./error-kinds";
export { hasSearchIndex } from "./has-search-index";
export { isMigrated } from "./is-migrated";
export { applyMigrations, MigrationError } from "./migrate";
export { storableJson } from "./storable-json";
