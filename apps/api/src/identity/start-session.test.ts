import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { auditTrail } from "../audit/trail";
import { startTestServer, type TestServer } from "../testing";
import { endSessions } from "./end-sessions";
import { startSession } from "./start-session";
import { createPerson } from "./testing-people";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Queryable = Parameters<typeof endSessions>[0]["database"];

/** A person's sign-in whose password is checked already, and a change of that password, each with its own connection. */
async function createRivals() {
  const { userId } = await createPerson(server);
  const { passwordHash } = await server.database.user.findUniqueOrThrow({ where: { id: userId } });
  const now = new Date();
  const { workspaceId } = server;
  const start = (database: Queryable) => {
    const who = { actor: undefined, requestId: "test", address: undefined };
    const audit = auditTrail({ database, action: "session.start", now, ...who });
    const person = { userId, workspaceId, passwordHash, agent: undefined, by: "password" } as const;
    return startSession({ database, now, address: undefined, audit }, person);
  };
  const change = async (database: Queryable) => {
    await database.user.update({ where: { id: userId }, data: { passwordHash: "another" } });
    return endSessions({ database, now }, userId);
  };
  return { userId, start, change };
}

/** Does one thing in a transaction that stays open until another has run into it. */
async function interleave<A, B>(
  first: (database: Queryable) => Promise<A>,
  second: (database: Queryable) => Promise<B>,
) {
  let other: Promise<B> | undefined;
  const one = await server.database.$transaction(async (transaction) => {
    const done = await first(transaction);
    other = server.database.$transaction((its) => second(its));
    await vi.waitUntil(isSomebodyWaiting, inject("limits").condition);
    return done;
  });
  return [one, await other] as const;
}

async function isSomebodyWaiting(): Promise<boolean> {
  const [row] = await server.database.$queryRaw<{ waiting: boolean }[]>`
    SELECT count(*) > 0 AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.waiting === true;
}

test("a session is not started when the password changes between its check and the session", async () => {
  const { userId, start, change } = await createRivals();
  const [, started] = await interleave(change, start);
  expect(started).toBeUndefined();
  expect(await server.database.session.count({ where: { userId, endedAt: null } })).toBe(0);
  expect(await server.database.auditEvent.count({ where: { subject: userId } })).toBe(0);
});

test("a session that starts just before the password changes is among those that the change ends", async () => {
  const { userId, start, change } = await createRivals();
  const [started, ended] = await interleave(start, change);
  expect([started, ended]).toEqual([expect.any(String), 2]);
  expect(await server.database.session.count({ where: { userId, endedAt: null } })).toBe(0);
});
