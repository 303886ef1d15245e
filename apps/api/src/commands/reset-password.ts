import { parseArgs } from "node:util";
import type { Database } from "@marque/db";
import { execute } from "../action/execute";
import { CallerError } from "../caller-error";
import { memberActions } from "../member/actions";
import { operatorCall } from "./operator-call";
import { UsageError } from "./usage-error";

const USAGE = "npm run reset-password -- --email ADDRESS";

/**
 * Makes a one-time link at the command line by which somebody sets a new password: `--email ada@example.com`. Good for an
 * hour. Its key stands in the fragment, which browsers send to nobody.
 * @throws {UsageError}
 */
export async function resetPasswordCommand(
  database: Database,
  args: string[],
  webUrl: string,
  now: () => Date,
): Promise<string> {
  try {
    const { email } = parseArgs({ args, options: { email: { type: "string" } } }).values;
    const { key } = await execute(memberActions.makeResetKey, operatorCall(database, null, now), { email });
    return `${webUrl.replace(/\/$/, "")}/reset#key=${key}`;
  } catch (error) {
    if (!(error instanceof CallerError) && !(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message}\n${USAGE}`, { cause: error });
  }
}
