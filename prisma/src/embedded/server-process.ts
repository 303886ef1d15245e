import { type ChildProcess, execFile } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import type { PostgresBinaries } from "./binaries";
import { DATABASE } from "./cluster";
import type { EmbeddedPaths } from "./paths";
import { isPostmaster } from "./postmaster-file";

/** A server that runs, started by us or found. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  readonly dataFolder: string;
  /** We started it; else it was found running. */
  readonly launched: boolean;
  /** Marque's own database. */
  readonly url: string;
  /** The database `postgres`, where the instance locks are. */
  readonly maintenanceUrl: string;
  /** Resolves when the process has ended, by whatever cause. */
  readonly exited: Promise<void>;
  /** Ends it as an orderly shutdown, within seconds; connections are closed. */
  stop(): Promise<void>;
  /** Leaves it to itself: it no longer keeps this process alive. */
  detach(): void;
}

interface ServerProcessParts {
  readonly pid: number;
  readonly port: number;
  readonly paths: EmbeddedPaths;
  readonly binaries: PostgresBinaries;
  /** Ends in a slash; the database's name follows. */
  readonly baseUrl: string;
  /** Undefined: the server was found running. */
  readonly child: ChildProcess | undefined;
}

const POLL_MS = 200;
/** A fast shutdown writes a checkpoint; after this long the next start may replay the log instead. */
const FAST_SHUTDOWN_MS = 30_000;

export function serverProcess({ pid, port, paths, binaries, baseUrl, child }: ServerProcessParts): ServerProcess {
  const isAlive = () => isPostmaster(pid, paths.cluster);
  const exited = child ? endOf(child) : pollEnd(isAlive);
  const signal = (name: "SIGINT" | "SIGQUIT") => {
    // A look first: the id may already be another program's.
    if (isAlive()) process.kill(pid, name);
  };
  return {
    pid,
    port,
    dataFolder: paths.dataFolder,
    launched: child !== undefined,
    url: `${baseUrl}${DATABASE}`,
    maintenanceUrl: `${baseUrl}postgres`,
    exited,
    async stop() {
      if (process.platform === "win32") {
        // Windows has no signals; there pg_ctl passes the wish on.
        if (isAlive()) await promisify(execFile)(binaries.pgCtl, ["stop", "-m", "fast", "-D", paths.cluster]);
      } else {
        signal("SIGINT"); // "fast": roll back, write everything, go
        const overdue = Date.now() + FAST_SHUTDOWN_MS;
        while (isAlive() && Date.now() < overdue) await setTimeout(POLL_MS / 4);
        signal("SIGQUIT"); // "immediate"; finds nobody when all went well
        while (isAlive()) await setTimeout(POLL_MS / 4);
      }
      await exited;
    },
    detach() {
      child?.stderr?.destroy();
      child?.unref();
    },
  };
}

/** Creates Marque's database if it is not there yet. */
export async function ensureDatabase(server: ServerProcess): Promise<void> {
  const client = new Client({ connectionString: server.maintenanceUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    // Another process created it between the question and the deed.
    if (!isCode(error, ["42P04", "23505"])) throw error;
  } finally {
    await client.end();
  }
}

/** Whether the server was not there to talk to: not up yet, going down, or gone. */
export function isConnectionFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const gone = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"];
  return isCode(error, gone) || /Connection terminated|timeout expired/.test(error.message);
}

const isCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && codes.includes(error.code);

function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

async function pollEnd(isAlive: () => boolean): Promise<void> {
  while (isAlive()) await setTimeout(POLL_MS, undefined, { ref: false });
}
