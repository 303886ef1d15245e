import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { PostgresBinaries } from "./binaries";
import { EmbeddedPostgresError } from "./errors";
import { canTraverse } from "./traverse";

/** The account that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  /** The ids to run with; undefined: our own. */
  readonly ids: { readonly uid: number; readonly gid: number } | undefined;
  /** What to put before a program to run it; empty when the ids alone will do. */
  readonly prefix: readonly string[];
}

/** `nobody` on Linux: owns nothing, is in every system's range. */
const NOBODY = 65534;

/**
 * Decides who runs PostgreSQL: we ourselves, unless we are root; then whoever owns the cluster already, else `nobody`.
 *
 * @param cluster PostgreSQL's data directory; need not exist yet, but its parent must.
 * @throws EmbeddedPostgresError when root has no way to run it with fewer rights.
 */
export function serverAccount(cluster: string, binaries: PostgresBinaries): Account {
  if (process.getuid?.() !== 0) return { ids: undefined, prefix: [] };
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  const ids = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY };
  makeExecutable(binaries);
  if (canTraverse(binaries.folder, ids) && canTraverse(dirname(cluster), ids)) return { ids, prefix: [] };
  return { ids, prefix: traversingPrefix(ids, binaries, cluster) };
}

/** A strict umask at install time leaves the programs to root alone. */
function makeExecutable(binaries: PostgresBinaries): void {
  for (const program of [binaries.initdb, binaries.postgres]) {
    const { mode } = statSync(program);
    if ((mode & 0o005) !== 0o005) chmodSync(program, mode | 0o055);
  }
}

/**
 * For a clone that only root can walk into (/root, a `mktemp -d`): run as the account, plus the one right to read and
 * search what the modes forbid. The price: SQL run as superuser could read root's files on this machine. The server
 * listens on loopback, with a random password, and can neither write such files nor get any further right.
 */
function traversingPrefix(ids: { uid: number; gid: number }, binaries: PostgresBinaries, cluster: string): string[] {
  const one = "-all,+dac_read_search";
  const prefix = [
    "setpriv",
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    "--clear-groups",
    `--inh-caps=${one}`,
    `--ambient-caps=${one}`,
    `--bounding-set=${one}`,
    // Without this bit access(2), by which PostgreSQL finds its own programs, ignores the right for all but root.
    "--securebits=+no_setuid_fixup",
    "--no-new-privs",
  ];
  const [program = "setpriv", ...args] = prefix;
  const trial = spawnSync(program, [...args, binaries.postgres, "--version"], { encoding: "utf8" });
  if (trial.status === 0) return prefix;
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and the account ${ids.uid} that should run it can't walk into ${dirname(cluster)} or ${binaries.folder}. ` +
      "Run Marque as an ordinary user, move it to a folder that everyone may enter, or set DATABASE_URL to a PostgreSQL server of your own.",
    { cause: trial.error ?? new Error(trial.stderr.trim()) },
  );
}
