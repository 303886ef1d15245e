import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Product } from "./start";

const run = promisify(execFile);

/** The process id of the product's API: the child of its supervisor that runs the API's bundle. */
export async function apiProcess(product: Product): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,command="]);
  const own = stdout
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .find((match) => Number(match?.[2]) === product.process.pid && /apps\/api\/dist\/main\.js/.test(match?.[3] ?? ""));
  if (own?.[1] === undefined) throw new Error("The supervisor has no child that runs the API.");
  return Number(own[1]);
}

/** The process id of the product's own PostgreSQL, from the first line of its lock file. */
export async function postgresProcess(product: Product): Promise<number> {
  const lockFile = await readFile(join(product.folder, "postgres", "postmaster.pid"), "utf8");
  const pid = Number(lockFile.split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1) throw new Error("PostgreSQL's lock file names no process.");
  return pid;
}
