import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import type { Account } from "./account";
import type { PostgresBinaries } from "./binaries";
import { commandAs } from "./command";
import { readPostmasterFile } from "./postmaster-file";

/** A server that takes connections, or why it ended before it did. */
export type Launch =
  | { readonly ready: true; readonly child: ChildProcess; readonly pid: number }
  | { readonly ready: false; readonly reason: "locked" | "port taken" | "failed"; readonly output: string };

export interface LaunchOptions {
  readonly cluster: string;
  readonly port: number;
  /** Trade the safety of the data for speed; for tests. */
  readonly fast: boolean;
  readonly log: (line: string) => void;
}

const LINES_KEPT = 20;
const POLL_MS = 20;

/** Starts a server and waits until it takes connections, however long its recovery after a crash may need. */
export async function launchPostmaster(
  account: Account,
  binaries: PostgresBinaries,
  { cluster, port, fast, log }: LaunchOptions,
): Promise<Launch> {
  const { file, args, options } = commandAs(account, binaries.postgres, ["-D", cluster, ...settings(port, fast)]);
  const child = spawn(file, args, {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
    // A session of its own: Ctrl-C in the terminal must reach us only, or the database goes before its last query.
    detached: true,
  });
  const last: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => {
    last.push(line);
    if (last.length > LINES_KEPT) last.shift();
    log(line);
  });
  let ended = false;
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
    ended = true;
  });
  // "close" instead of "exit": by then everything that the server had to say has been read.
  child.once("close", () => {
    ended = true;
  });

  while (!ended) {
    const written = readPostmasterFile(cluster);
    if (child.pid !== undefined && written?.pid === child.pid && written.ready) {
      return { ready: true, child, pid: child.pid };
    }
    await setTimeout(POLL_MS);
  }
  const output = [...last, ...(failure ? [failure.message] : [])].join("\n");
  return { ready: false, reason: reasonIn(output), output };
}

function reasonIn(output: string): "locked" | "port taken" | "failed" {
  // Another server runs on the cluster, or the backends of a killed one have not noticed yet.
  if (/lock file ".*" already exists|pre-existing shared memory block/.test(output)) return "locked";
  return /could not create any TCP\/IP sockets/.test(output) ? "port taken" : "failed";
}

function settings(port: number, fast: boolean): string[] {
  const chosen: Record<string, string> = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    // A socket's path has a limit of some 100 characters, and /tmp is everyone's: loopback alone.
    unix_socket_directories: "",
    max_connections: "100",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    // A killed server still keeps what it committed; a machine that loses power does not.
    ...(fast ? { fsync: "off", full_page_writes: "off" } : {}),
  };
  return Object.entries(chosen).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
