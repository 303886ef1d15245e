import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Scope } from "@marque/schema";
import { product } from "./address";
import { neutralEnvironment, ROOT } from "./environment";

const run = promisify(execFile);

/** A new token with these scopes alone, made as an operator makes one: at the command line. */
export async function makeToken(scopes: readonly Scope[]): Promise<string> {
  const args = ["scripts/command.mjs", "token", "--name", `e2e ${randomUUID()}`, "--scopes", scopes.join(",")];
  const env = { ...neutralEnvironment(), MARQUE_DATA: product.folder };
  const { stdout } = await run(process.execPath, args, { cwd: ROOT, env });
  const secret = /\bmrq_[0-9A-Za-z]{49}\b/.exec(stdout)?.[0];
  if (secret === undefined) throw new Error(`The token command told no token:\n${stdout}`);
  return secret;
}
