import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createContract } from "@marque/schema";
import { type AnyAction, declaredActions } from "../action/action";
import { createActions } from "../actions";
import { createImportDispatch } from "../import/worker/dispatch";
import { createDispatch } from "../webhook/delivery/dispatch";
import { DELIVERY_POLICY } from "../webhook/delivery/policy";
import { createRecordTry } from "../webhook/delivery/record-try";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));

/** Every action that the source declares, by name: those of the tables, and those that run by themselves. */
export async function everyAction(): Promise<ReadonlyMap<string, AnyAction>> {
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || /\.(?:test|fixture)\.ts$/.test(file)) continue;
    const path = join(SOURCE, file);
    if (/= defineAction\.|: defineAction\./.test(readFileSync(path, "utf8"))) await import(path);
  }
  createActions(createContract());
  // Made by workers, of what they work with.
  createImportDispatch({ add: async () => {} });
  createDispatch({ add: async () => {} });
  createRecordTry(DELIVERY_POLICY);
  const byName = [...declaredActions()].sort(({ name: one }, { name: other }) => (one < other ? -1 : 1));
  return new Map(byName.map((action) => [action.name, action]));
}
