// The schema engine as the Prisma CLI runs it, for tests that ask it much: the CLI starts three processes for a command.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { packageFolder } from "../src/package-folder";

/** A request's answer, and what the engine had the CLI print meanwhile. */
export interface EngineAnswer {
  readonly result: unknown;
  readonly printed: string;
}

export interface RunningEngine {
  /** @throws what the engine says is wrong. */
  ask(method: string, params: object): Promise<EngineAnswer>;
  stop(): Promise<void>;
}

/** Starts the engine on a database. It speaks JSON-RPC 2.0, one message a line; one question is asked at a time. */
export function runEngine(url: string): RunningEngine {
  const schema = join(packageFolder, "schema.prisma");
  const engine = join(packageFolder, "scripts", "schema-engine.mjs");
  const child = spawn(process.execPath, [engine, "--datamodels", schema, "--datasource", JSON.stringify({ url })], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let asked = 0;
  return {
    async ask(method, params) {
      const id = ++asked;
      child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
      let printed = "";
      for (let line = await lines.next(); !line.done; line = await lines.next()) {
        const message = JSON.parse(line.value);
        if (message.method === "print") printed += message.params.content;
        else if (message.id !== id) continue;
        else if (message.error) throw new Error(message.error.data.message);
        else return { result: message.result, printed };
      }
      throw new Error(`The engine ended before it answered ${method}.`);
    },
    async stop() {
      const ended = once(child, "exit");
      child.stdin.end();
      await ended;
    },
  };
}

/** The migrations as the CLI hands them to the engine. */
export const migrationsList = (names: readonly string[]) => ({
  baseDir: join(packageFolder, "migrations"),
  lockfile: {
    path: "migration_lock.toml",
    content: readFileSync(join(packageFolder, "migrations/migration_lock.toml"), "utf8"),
  },
  migrationDirectories: names.map((path) => {
    const value = readFileSync(join(packageFolder, "migrations", path, "migration.sql"), "utf8");
    return { path, migrationFile: { path: "migration.sql", content: { tag: "ok", value } } };
  }),
  shadowDbInitScript: "",
});
