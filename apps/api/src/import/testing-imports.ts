import type { Database } from "@marque/db";
import type { ImportCreate, ImportRowInput } from "@marque/schema";
import type { Call, Services } from "../action/action";
import { execute } from "../action/execute";
import type { Actions } from "../actions";
import type { Person } from "../identity/actor";
import type { WorkerTiming } from "../jobs/worker";

/** A killed process' jobs are another's after two seconds. */
export const IMPATIENT: WorkerTiming = {
  ...{ idle: 20, afterFault: 100, sweep: 60_000 },
  ...{ leaseSeconds: 2, pauseSeconds: 0, maintenanceSeconds: 1 },
};

/** Somebody in a workspace who may import. */
export async function createEditor(database: Database, workspaceId: string): Promise<Person> {
  const memberships = { create: { workspaceId, role: "editor" } } as const;
  const email = `${crypto.randomUUID()}@example.com`;
  const { id: userId } = await database.user.create({ data: { email, name: "Edith", memberships } });
  return { kind: "user", userId, workspaceId, role: "editor", sessionId: crypto.randomUUID() };
}

/** Sends an import whole, and starts it. @returns its id. */
export async function sendImport(
  { import: imports }: Actions,
  { services, caller }: { services: Services; caller: Person },
  rows: ImportRowInput[],
  options: Partial<ImportCreate> = {},
): Promise<string> {
  const call: Call = { services, caller, requestId: "test" };
  const asked = { source: "brands.csv", duplicates: "skip", analyse: false, ...options, rows: rows.length };
  const { id } = await execute(imports.create, call, asked);
  for (let at = 0; at < rows.length; at += 100)
    await execute(imports.addRows, call, { id, rows: rows.slice(at, at + 100) });
  await execute(imports.start, call, { id });
  return id;
}
