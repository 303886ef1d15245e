import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Account } from "./account";
import type { PostgresBinaries } from "./binaries";
import { commandAs } from "./command";
import { EmbeddedPostgresError } from "./errors";
import { settlePassword } from "./password";
import type { EmbeddedPaths } from "./paths";
import { isRunning } from "./process";

/** The superuser of the embedded server, and the database that Marque uses in it. */
export const SUPERUSER = "marque";
export const DATABASE = "marque";

const STAGING_PREFIX = ".postgres-new-";

/**
 * Creates the cluster if there is none. It is made elsewhere and moved into place whole, so that neither a crash nor a
 * second process doing the same leaves half a cluster behind.
 *
 * @param fast Skip the wait until everything is on disk; for tests.
 * @throws EmbeddedPostgresError with what initdb said.
 */
export async function ensureCluster(
  paths: EmbeddedPaths,
  account: Account,
  binaries: PostgresBinaries,
  fast: boolean,
): Promise<void> {
  if (existsSync(paths.cluster)) return;
  const password = await settlePassword(paths.passwordFile);
  sweepAbandoned(paths.dataFolder);
  const staging = join(paths.dataFolder, `${STAGING_PREFIX}${process.pid}-${Date.now()}`);
  const passwordCopy = join(staging, "password");
  const fresh = join(staging, "cluster");
  try {
    mkdirSync(staging, { mode: 0o700 });
    writeFileSync(passwordCopy, password, { mode: 0o600 });
    if (account.ids) {
      for (const path of [staging, passwordCopy]) chownSync(path, account.ids.uid, account.ids.gid);
    }
    await runInitdb(account, binaries, fresh, passwordCopy, fast);
    moveIntoPlace(fresh, paths.cluster);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function runInitdb(
  account: Account,
  binaries: PostgresBinaries,
  cluster: string,
  passwordFile: string,
  fast: boolean,
): Promise<void> {
  // PostgreSQL's own C.UTF-8: the same order and letter cases on every machine, whatever locales it has installed.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const { file, args, options } = commandAs(account, binaries.initdb, [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    ...locale,
    ...(fast ? ["--no-sync"] : []),
  ]);
  try {
    await promisify(execFile)(file, args, options);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The database could not be created in ${dirname(dirname(cluster))}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

function moveIntoPlace(fresh: string, cluster: string): void {
  try {
    renameSync(fresh, cluster);
  } catch (error) {
    // A folder is never moved onto one that has something in it: another process was first, and its cluster will do.
    if (!existsSync(join(cluster, "PG_VERSION"))) throw error;
  }
}

/** Clusters that a killed process left unfinished. */
function sweepAbandoned(dataFolder: string): void {
  for (const name of readdirSync(dataFolder)) {
    if (!name.startsWith(STAGING_PREFIX)) continue;
    const pid = Number.parseInt(name.slice(STAGING_PREFIX.length), 10);
    if (!isRunning(pid)) rmSync(join(dataFolder, name), { recursive: true, force: true });
  }
}
