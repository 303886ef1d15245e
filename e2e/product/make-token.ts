import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Scope } from "@marque/schema";
import { product } from "./address";
import { neutralEnvironment, ROOT } from "./environment";

const run = promisify(execFile);
const TWO_DAYS_AGO = pathToFileURL(join(import.meta.dirname, "two-days-ago.mjs")).href;

async function tokenCommand(options: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const named = ["scripts/command.mjs", "token", "--name", `e2e ${randomUUID()}`, ...options];
  const env = { ...neutralEnvironment(), ...environment, MARQUE_DATA: product.folder };
  const { stdout } = await run(process.execPath, named, { cwd: ROOT, env });
  const secret = /\bmrq_[0-9A-Za-z]{49}\b/.exec(stdout)?.[0];
  if (secret === undefined) throw new Error(`The token command told no token:\n${stdout}`);
  return secret;
}

/** A new token with these scopes alone, made as an operator makes one: at the command line. */
export const makeToken = (scopes: readonly Scope[]): Promise<string> =>
  tokenCommand(["--scopes", scopes.join(",")], {});

/** A token with every scope, good for a day that ended yesterday. */
export const makeExpiredToken = (): Promise<string> =>
  tokenCommand(["--days", "1"], { NODE_OPTIONS: `--import ${TWO_DAYS_AGO}` });
