import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The process id of a product's API: the child of its supervisor that runs the API's bundle. */
export async function apiProcess(supervisor: number | undefined): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,command="]);
  const own = stdout
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .find((match) => Number(match?.[2]) === supervisor && /apps\/api\/dist\/main\.js/.test(match?.[3] ?? ""));
  if (own?.[1] === undefined) throw new Error("The supervisor has no child that runs the API.");
  return Number(own[1]);
}

/** The process id of a product's own PostgreSQL, from the first line of its lock file. @param folder its data folder */
export async function postgresProcess(folder: string): Promise<number> {
  const lockFile = await readFile(join(folder, "postgres", "postmaster.pid"), "utf8");
  const pid = Number(lockFile.split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1) throw new Error("PostgreSQL's lock file names no process.");
  return pid;
}
