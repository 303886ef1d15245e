import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A migration as Prisma keeps it: `<folder>/<name>/migration.sql`. */
export interface Migration {
  /** The folder's name, `<UTC time>_<what>`; the order of the names is the order of applying. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file's bytes in hex, as the Prisma CLI writes it. */
  readonly checksum: string;
}

/** Reads all migrations of a folder in their order. Throws the file system's error when one can't be read. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name, "migration.sql"));
      return { name, sql: bytes.toString("utf8"), checksum: createHash("sha256").update(bytes).digest("hex") };
    });
}
