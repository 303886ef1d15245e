import type { Queryable } from "@marque/db";
import type { Act } from "../action/action";
import { alone, createSetupKey, needsSetUp } from "./setup-key";

/** A new key for the set-up link; `null` when an owner exists. */
export async function makeSetupKey({ database, now }: Act<"operator">): Promise<{ key: string | null }> {
  await alone(database);
  return { key: (await needsSetUp(database)) ? await createSetupKey(database, now) : null };
}

/** On a database without a workspace, makes the first one, so that the API answers before anybody signed in. */
export async function makeFirstWorkspace({
  database,
  now,
  audit,
}: Act<"operator">): Promise<{ workspaceId: string | null }> {
  if (!(await isEmpty(database))) return { workspaceId: null };
  const { id } = await database.workspace.create({ data: { name: "My workspace", createdAt: now } });
  await audit.record({ actor: { kind: "system", workspaceId: id }, subject: id });
  return { workspaceId: id };
}

/** Two starts at once on one database: the second waits here, and then finds the workspace. */
async function isEmpty(transaction: Queryable): Promise<boolean> {
  await transaction.$executeRaw`LOCK TABLE "Workspace" IN EXCLUSIVE MODE`;
  return (await transaction.workspace.count()) === 0;
}
