import type { Database } from "@marque/db";
import { createSetupKey, needsSetUp } from "../member/setup-key";
import { createToken } from "../token/create";

/** What `npm start` prints. */
export interface FirstRun {
  /** Where the first person sets up; `null` once somebody did. */
  setupUrl: string | null;
  /** A token to try the API with, made together with the first workspace and never again. */
  token: string | null;
}

/** A new set-up link; `null` when an owner exists. */
export const setupLink = (database: Database, webUrl: string, now: Date): Promise<string | null> =>
  database.$transaction(async (transaction) =>
    (await needsSetUp(transaction))
      ? `${webUrl.replace(/\/$/, "")}/setup?key=${await createSetupKey(transaction, now)}`
      : null,
  );

/** On a database without a workspace, makes the first one with a token, so that the API answers before anybody signed in. */
export async function firstRun(database: Database, webUrl: string, now: Date): Promise<FirstRun> {
  const token = await database.$transaction(async (transaction) => {
    // Two starts at once on one database: the second waits here, and then finds the workspace.
    await transaction.$executeRaw`LOCK TABLE "Workspace" IN EXCLUSIVE MODE`;
    if ((await transaction.workspace.count()) > 0) return null;
    const workspace = await transaction.workspace.create({ data: { name: "My workspace", createdAt: now } });
    const maker = { workspaceId: workspace.id, userId: null };
    const scopes = ["brands:read" as const, "brands:write" as const, "analyze" as const];
    return (await createToken(transaction, maker, { name: "First token", scopes }, now)).secret;
  });
  return { setupUrl: await setupLink(database, webUrl, now), token };
}
