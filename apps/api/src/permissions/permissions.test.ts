import { fileURLToPath } from "node:url";
import type { Scope } from "@marque/schema";
import { describe, expect, test } from "vitest";
import type { AnyAction, Call } from "../action/action";
import { admit } from "../action/admit";
import { CallerError } from "../caller-error";
import type { Caller } from "../identity/actor";
import { UNLIMITED } from "../limits/limiter";
import { everyAction } from "./declared.fixture";
import { CALLERS, type CallerName, PERMISSIONS } from "./table.fixture";
import { NOT_THERE } from "./workspace.fixture";

const declared = await everyAction();
const names = [...declared.keys()];

/** Anything at all that is asked of the database is a fault: who may not is turned away before. */
const untouchable = new Proxy({}, { get: (_, name) => expect.fail(`the database was asked for ${String(name)}`) });

const callerNamed = (name: CallerName): Caller | undefined => {
  const place = { workspaceId: NOT_THERE };
  switch (name) {
    case "owner":
    case "editor":
    case "viewer":
      return { kind: "user", userId: NOT_THERE, sessionId: NOT_THERE, role: name, ...place };
    case "nowhere":
      return { kind: "account", userId: NOT_THERE, sessionId: NOT_THERE };
    case "web":
      return { kind: "web" };
    case "operator":
      return { kind: "system", ...place };
    case "nobody":
      return undefined;
    default:
      return {
        kind: "token",
        tokenId: NOT_THERE,
        name: "test",
        scopes: [name.slice("token:".length) as Scope],
        ...place,
      };
  }
};

/** What comes of a call before its input is looked at: `yes`, or the status of the refusal. */
async function standing(action: AnyAction, name: CallerName): Promise<"yes" | "401" | "403"> {
  // The rest of the services is asked for no sooner than the database.
  const services = { database: untouchable, limits: UNLIMITED, now: () => new Date() } as unknown as Call["services"];
  try {
    await admit(action, { services, caller: callerNamed(name), requestId: "test" });
    return "yes";
  } catch (error) {
    if (error instanceof CallerError && error.code === "unauthorized") return "401";
    if (error instanceof CallerError && ["forbidden", "nowhere"].includes(error.code)) return "403";
    throw error;
  }
}

describe("who may do what", () => {
  test("every action has its line, and no line is left over", () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual(names);
  });

  test.each(names)("%s", async (name) => {
    const action = declared.get(name);
    for (const caller of CALLERS) {
      const may = action === undefined ? undefined : await standing(action, caller);
      expect([name, caller, may === "yes"]).toEqual([name, caller, PERMISSIONS[name]?.allowed.includes(caller)]);
    }
  });

  test("is what docs/permissions.md says (npx vitest run apps/api/src/permissions -u writes it)", async () => {
    const rows = [];
    for (const [name, action] of declared) {
      const cells = await Promise.all(CALLERS.map((caller) => standing(action, caller)));
      rows.push([`\`${name}\``, ...cells.map((cell) => (cell === "yes" ? cell : `– ${cell}`))]);
    }
    const table = [["action", ...CALLERS], ...rows];
    const widths = ["action", ...CALLERS].map((_, column) =>
      Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
    );
    const padded = table.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
    padded.splice(
      1,
      0,
      widths.map((width) => "-".repeat(width)),
    );
    const lines = padded.map((cells) => `| ${cells.join(" | ")} |`);
    await expect(`${PREFACE}\n${lines.join("\n")}\n`).toMatchFileSnapshot(
      fileURLToPath(new URL("../../../../docs/permissions.md", import.meta.url)),
    );
  });
});

const PREFACE = `# Who may do what

Every action there is, by who calls it in a workspace of theirs: a person by role, a program by its token's scopes,
somebody signed in who is in none (nowhere), the web app's own server before anybody is signed in, an operator at the
command line, nobody. \`– 401\` and \`– 403\` are refused
before their input is read. What belongs to another workspace is an identical 404 for everybody.

Made by \`apps/api/src/permissions\`, which fails when an action is missing from its table.
`;
