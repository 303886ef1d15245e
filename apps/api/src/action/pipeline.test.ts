import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createContract } from "@marque/schema";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { describe, expect, test } from "vitest";
import { createActions } from "../actions";
import { createRoutes } from "../rest/routes";
import { createAppRouter } from "../trpc/router";
import { type AnyAction, declaredActions } from "./action";
import { canonicalJson } from "./idempotency";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "testing.ts")
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), "utf8") }));
const filesThatSay = (what: RegExp) => files.filter(({ text }) => what.test(text)).map(({ file }) => file);

const contract = createContract();
const actions = createActions(contract);
const declared = new Map<string, AnyAction>(declaredActions().map((action) => [action.name, action]));
const isProcedure = (entry: [string, unknown]): entry is [string, AnyTRPCProcedure] =>
  typeof entry[1] === "function" && "_def" in entry[1];

describe("everything that anybody can do goes through one pipeline", () => {
  test("transactions begin there, and nowhere else", () => {
    expect(filesThatSay(/\$transaction\(/)).toEqual(["action/execute.ts"]);
  });

  test("procedures are made of actions, each under its action's name and of its kind", () => {
    expect(filesThatSay(/initTRPC/)).toEqual(["trpc/init.ts"]);
    const router: AnyTRPCRouter = createAppRouter(actions);
    const procedures = Object.entries(router._def.procedures).filter(isProcedure);
    expect(procedures.length).toBeGreaterThan(10);
    for (const [path, { _def }] of procedures) {
      expect(_def.meta).toEqual({ action: path });
      // What costs much is a mutation to tRPC's clients, though it stores nothing.
      if (declared.get(path)?.kind === "mutation") expect([path, _def.type]).toEqual([path, "mutation"]);
    }
  });

  test("REST operations are actions", () => {
    for (const { action } of createRoutes(actions, contract)) expect(declared.get(action.name)?.kind).toBe(action.kind);
  });

  test("no transport writes what is stored", () => {
    const writes = /(?:database|transaction)\.\w+\.(?:create|update|upsert|delete)|\$executeRaw|INSERT INTO|UPDATE "/;
    expect(filesThatSay(writes)).not.toEqual([]);
    expect(filesThatSay(writes).filter((file) => /^(?:rest|trpc|commands)\/|^[^/]+$/.test(file))).toEqual([]);
  });

  test("whatever changes what a workspace has is told in its audit log", () => {
    const silent = Object.values(actions)
      .flatMap((each): object[] => Object.values(each))
      .filter((each) => "audit" in each && typeof each.audit === "object");
    expect(silent.map((each) => ("name" in each ? each.name : undefined))).toEqual([
      // An import that was not started changes nothing.
      "import.create",
      "import.addRows",
      // A draft is its writer's own: what comes of it is told.
      "draft.save",
      "draft.remove",
      "member.makeSetupKey",
      // A person's own ways to look at the list.
      "view.save",
      "view.remove",
      "workspace.switch",
    ]);
  });
});

test("canonical JSON is the same in whatever order fields stand, and lists keep theirs", () => {
  expect(canonicalJson({ b: [{ y: 1, x: 2 }], a: null })).toBe('{"a":null,"b":[{"x":2,"y":1}]}');
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
});
