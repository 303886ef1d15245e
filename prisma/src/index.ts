export {
  createDatabase,
  type Database,
  type DatabaseOptions,
  Prisma,
  type Queryable,
  type Transaction,
} from "./client";
export { isDatabaseUnavailable, isUniqueViolation } from "./error-kinds";
export { isMigrated } from "./is-migrated";
export { applyMigrations, MigrationError } from "./migrate";
