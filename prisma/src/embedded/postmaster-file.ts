import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRunning } from "./process";

/** What a PostgreSQL server writes about itself into `postmaster.pid` (miscadmin.h, LOCK_FILE_LINE_*). */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** The server takes connections. */
  readonly ready: boolean;
}

const fileOf = (cluster: string) => join(cluster, "postmaster.pid");

/** Reads the file; undefined when there is none, or the server has not written it fully yet. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const lines = readLines(cluster);
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return undefined;
  return { pid, port, ready: lines[7]?.trim() === "ready" };
}

/** The server that runs on the cluster now, if one does. */
export function findPostmaster(cluster: string): PostmasterFile | undefined {
  const file = readPostmasterFile(cluster);
  return file && isPostmaster(file.pid, cluster) ? file : undefined;
}

/** Whether a process is alive and is the server of this cluster, as far as the system lets us see. */
export function isPostmaster(pid: number, cluster: string): boolean {
  if (!isRunning(pid)) return false;
  if (process.platform !== "linux") return true;
  try {
    // Process ids come round again, in containers at every start; a zombie's command line is empty.
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return commandLine.includes(cluster);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Lets a new server start over a lock file whose process id now belongs to some other program. PostgreSQL takes any
 * living process of its user for a running server, except its own parent: so that is what we write. The rest of the
 * file stays, because from it PostgreSQL makes sure that no orphaned backend still uses the data.
 */
export function disownStaleFile(cluster: string): void {
  const lines = readLines(cluster);
  const pid = Number(lines[0]);
  if (lines.length < 2 || isPostmaster(pid, cluster)) return;
  writeFileSync(fileOf(cluster), [String(process.pid), ...lines.slice(1)].join("\n"));
}

function readLines(cluster: string): string[] {
  try {
    return readFileSync(fileOf(cluster), "utf8").split("\n");
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

// ESRCH: the process went away between opening and reading its file under /proc.
const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH");
