import { parseArgs } from "node:util";
import type { Database } from "@marque/db";
import { DEFAULT_SCOPES, SCOPES } from "@marque/schema";
import { execute } from "../action/execute";
import { CallerError } from "../caller-error";
import { tokenActions } from "../token/actions";
import { operatorCall } from "./operator-call";
import { UsageError } from "./usage-error";

const USAGE = `npm run token -- --name NAME [--scopes ${SCOPES.join(",")}] [--days DAYS] [--workspace NAME]`;

/**
 * Makes a token at the command line: `--name ci --scopes brands:write,analyze`.
 * @returns the secret.
 * @throws {UsageError}
 */
export async function tokenCommand(database: Database, args: string[], now: () => Date): Promise<string> {
  const { name, scopes = DEFAULT_SCOPES.join(","), days, workspace } = parse(args);
  const input = { name, scopes: scopes.split(","), expiresInDays: days === undefined ? null : Number(days) };
  const call = operatorCall(database, await workspaceNamed(database, workspace), now);
  try {
    return (await execute(tokenActions.create, call, input)).secret;
  } catch (error) {
    if (!(error instanceof CallerError)) throw error;
    throw new UsageError(`${error.message}\n${USAGE}`, { cause: error });
  }
}

/** @throws {UsageError} there is none of the name, or several and none was named. */
async function workspaceNamed(database: Database, name: string | undefined): Promise<string> {
  const where = name === undefined ? {} : { name };
  const [workspace, another] = await database.workspace.findMany({ where, orderBy: { createdAt: "asc" }, take: 2 });
  if (workspace === undefined)
    throw new UsageError(
      name === undefined ? "There is no workspace yet: run npm start first." : `There is no workspace ${name}.`,
    );
  if (another !== undefined)
    throw new UsageError(`There are several workspaces: say which with --workspace.\n${USAGE}`);
  return workspace.id;
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args, options: { name: text, scopes: text, days: text, workspace: text } }).values;
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}`, { cause });
  }
}
