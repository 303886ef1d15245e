export {
  createDatabase,
  createPool,
  type Database,
  type DatabaseOptions,
  type Pool,
  Prisma,
  type Queryable,
  queryRows,
  type Transaction,
} from "./client";
export { isDatabaseUnavailable, isUniqueViolation } from "./error-kinds";
export { isMigrated } from "./is-migrated";
export { applyMigrations, MigrationError } from "./migrate";
