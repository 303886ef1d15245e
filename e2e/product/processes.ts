import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The process id of that child of a product's supervisor which runs a file. */
async function childProcess(supervisor: number | undefined, file: string): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,command="]);
  const own = stdout
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .find((match) => Number(match?.[2]) === supervisor && match?.[3]?.includes(file));
  if (own?.[1] === undefined) throw new Error(`The supervisor has no child that runs ${file}.`);
  return Number(own[1]);
}

/** The process id of a product's API. @param supervisor what keeps its parts running */
export const apiProcess = (supervisor: number | undefined): Promise<number> =>
  childProcess(supervisor, "apps/api/dist/main.js");

/** The process id of a product's web app. @param supervisor what keeps its parts running */
export const webProcess = (supervisor: number | undefined): Promise<number> =>
  childProcess(supervisor, "apps/web/.next/standalone/apps/web/server.js");

/** The process id of a product's own PostgreSQL, from the first line of its lock file. @param folder its data folder */
export async function postgresProcess(folder: string): Promise<number> {
  const lockFile = await readFile(join(folder, "postgres", "postmaster.pid"), "utf8");
  const pid = Number(lockFile.split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1) throw new Error("PostgreSQL's lock file names no process.");
  return pid;
}
