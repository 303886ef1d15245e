import type { Database } from "@marque/db";
import { DEFAULT_SCOPES } from "@marque/schema";
import { execute } from "../action/execute";
import { memberActions } from "../member/actions";
import { tokenActions } from "../token/actions";
import { operatorCall } from "./operator-call";

/** What `npm start` prints. */
export interface FirstRun {
  /** Where the first person sets up; `null` once somebody did. */
  setupUrl: string | null;
  /** A token to try the API with, made together with the first workspace and never again. */
  token: string | null;
}

/** A new set-up link; `null` when an owner exists. */
export async function setupLink(database: Database, webUrl: string, now: () => Date): Promise<string | null> {
  const { key } = await execute(memberActions.makeSetupKey, operatorCall(database, null, now), undefined);
  return key === null ? null : `${webUrl.replace(/\/$/, "")}/setup#key=${key}`;
}

/** On a database without a workspace, makes the first one with a token, so that the API answers before anybody signed in. */
export async function firstRun(database: Database, webUrl: string, now: () => Date): Promise<FirstRun> {
  const above = operatorCall(database, null, now);
  const { workspaceId } = await execute(memberActions.makeFirstWorkspace, above, undefined);
  const token = workspaceId === null ? null : await firstToken(database, workspaceId, now);
  return { setupUrl: await setupLink(database, webUrl, now), token };
}

async function firstToken(database: Database, workspaceId: string, now: () => Date): Promise<string> {
  const input = { name: "First token", scopes: DEFAULT_SCOPES };
  return (await execute(tokenActions.create, operatorCall(database, workspaceId, now), input)).secret;
}
