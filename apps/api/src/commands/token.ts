import { parseArgs } from "node:util";
import type { Database } from "@marque/db";
import { describeFaults, faults, SCOPES, tokenCreate } from "@marque/schema";
import { createToken } from "../token/create";

/** What was typed does not fit; the message says what would. */
export class UsageError extends Error {}

const USAGE = `npm run token -- --name NAME [--scopes ${SCOPES.join(",")}] [--days DAYS] [--workspace NAME]`;

/**
 * Makes a token at the command line: `--name ci --scopes brands:write,analyze`.
 * @returns the secret.
 * @throws {UsageError}
 */
export async function tokenCommand(database: Database, args: string[], now: Date): Promise<string> {
  const typed = parse(args);
  const parsed = tokenCreate.safeParse({
    name: typed.name,
    scopes: (typed.scopes ?? SCOPES.join(",")).split(","),
    expiresInDays: typed.days === undefined ? null : Number(typed.days),
  });
  if (!parsed.success) throw new UsageError(`${describeFaults(faults(parsed.error))}\n${USAGE}`);
  return database.$transaction(async (transaction) => {
    const named = typed.workspace === undefined ? {} : { name: typed.workspace };
    const workspaces = await transaction.workspace.findMany({ where: named, orderBy: { createdAt: "asc" }, take: 2 });
    const [workspace, another] = workspaces;
    if (workspace === undefined)
      throw new UsageError(
        typed.workspace === undefined
          ? "There is no workspace yet: run npm start first."
          : `There is no workspace ${typed.workspace}.`,
      );
    if (another !== undefined)
      throw new UsageError(`There are several workspaces: say which with --workspace.\n${USAGE}`);
    return (await createToken(transaction, { workspaceId: workspace.id, userId: null }, parsed.data, now)).secret;
  });
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args, options: { name: text, scopes: text, days: text, workspace: text } }).values;
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}`, { cause });
  }
}
