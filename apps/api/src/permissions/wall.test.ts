import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Access, AnyAction, Call, Mutation, Query, Stream } from "../action/action";
import { execute, executeStream } from "../action/execute";
import { CallerError } from "../caller-error";
import type { Caller } from "../identity/actor";
import { startTestServer, type TestServer } from "../testing";
import { everyAction } from "./declared.fixture";
import { PERMISSIONS } from "./table.fixture";
import { createFixture, everythingOf, nothing, type WorkspaceFixture } from "./workspace.fixture";

const declared: ReadonlyMap<string, AnyAction> = await everyAction();
const names = [...declared.keys()];

describe("the wall between workspaces", () => {
  let server: TestServer;
  beforeAll(async () => {
    const nowhere = () => Promise.reject(Object.assign(new Error("no such host"), { code: "ENOTFOUND" }));
    server = await startTestServer({ resolve: nowhere });
  });
  afterAll(() => server.close());

  /** A workspace, another, and an owner of the first whom the second has invited. */
  async function createBoth() {
    const own = await createFixture(server, { email: `${randomUUID()}@example.com` });
    return { own, other: await createFixture(server, own) };
  }

  const callerOf = (name: string, { owner, editor, workspaceId }: WorkspaceFixture): Caller => {
    const allowed = PERMISSIONS[name]?.allowed ?? [];
    if (PERMISSIONS[name]?.as === "editor") return editor;
    if (allowed.includes("owner")) return owner;
    return allowed.includes("web") ? { kind: "web" } : { kind: "system", workspaceId };
  };

  async function run(name: string, caller: Caller, input: unknown): Promise<{ output?: unknown; refused?: string }> {
    // A table of actions forgets what they take: each reads its input itself.
    const action = declared.get(name) as
      | Query<Access, AnyAction["input"], AnyAction["output"]>
      | Mutation<Access, AnyAction["input"], AnyAction["output"]>
      | Stream<Access, AnyAction["input"], AnyAction["output"]>;
    const call: Call = { services: server.services, caller, requestId: "test" };
    try {
      if (action.kind !== "stream") return { output: await execute(action, call, input) };
      const events = [];
      for await (const event of executeStream(action, call, input)) events.push(event);
      return { output: events };
    } catch (error) {
      if (!(error instanceof CallerError)) throw error;
      return { refused: `${error.code}: ${error.message.replaceAll(/brand-[\w-]+|not-there/g, "…")}` };
    }
  }

  /** Works only while there is no owner, or no workspace. */
  const BEFORE_ANYBODY = ["member.setUp"];

  test.each(names)("%s in one's own workspace shows and changes nothing of another", async (name) => {
    const { own, other } = await createBoth();
    const before = await everythingOf(server, other.workspaceId);
    const { output, refused } = await run(name, callerOf(name, own), PERMISSIONS[name]?.own(own, other));
    if (BEFORE_ANYBODY.includes(name)) expect(refused).toMatch(/^forbidden: /);
    else expect(refused).toBeUndefined();
    // It takes who accepts there.
    if (name === "member.acceptInvitation") return;
    expect(JSON.stringify(output ?? null)).not.toContain(other.workspaceId);
    expect(await everythingOf(server, other.workspaceId)).toBe(before);
  });

  test.each(names.filter((name) => PERMISSIONS[name]?.other !== undefined))(
    "%s pointed at another workspace's is the 404 of what is not there, and changes nothing",
    async (name) => {
      const { own, other } = await createBoth();
      const input = PERMISSIONS[name]?.other;
      const [before, ownBefore] = [
        await everythingOf(server, other.workspaceId),
        await everythingOf(server, own.workspaceId),
      ];
      const foreign = await run(name, own.owner, input?.(other));
      expect(foreign.refused).toMatch(/^notFound: /);
      expect(foreign).toEqual(await run(name, own.owner, input?.(nothing)));
      expect(await everythingOf(server, other.workspaceId)).toBe(before);
      expect(await everythingOf(server, own.workspaceId)).toBe(ownBefore);
    },
  );
});
