import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const resolver = createRequire(import.meta.url);

/**
 * This package's own folder, as an absolute path.
 *
 * Asked of the module resolver instead of taken from this file's place, because apps/api bundles this file into its own
 * dist/: the migrations and the PostgreSQL binaries stay here.
 */
export const packageFolder = dirname(resolver.resolve("@marque/db/package.json"));

/** Where the migrations are: one folder each, holding a `migration.sql`, applied in the order of their names. */
export const migrationsFolder = join(packageFolder, "migrations");
