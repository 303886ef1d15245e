import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Replica, startTestServer, type TestServer } from "../../testing";
import { sequence } from "./operations.fixture";
import { type Ask, play } from "./play.fixture";

let server: TestServer;
let replica: Replica;
let urls: readonly [string, string];
beforeAll(async () => {
  server = await startTestServer();
  replica = await server.startReplica();
  const listen = ({ app }: Replica) => app.listen({ host: "127.0.0.1", port: 0 });
  urls = [await listen(server), await listen(replica)];
});
afterAll(async () => {
  await replica.close();
  await server.close();
});

/** Calls of a new workspace, to one replica and the other in turn. */
async function newWorkspace(): Promise<{ ask: Ask; id: string }> {
  const id = await server.createWorkspace();
  const secret = await server.createSecret({ workspaceId: id });
  let calls = 0;
  const ask: Ask = async (method, path, body, ifMatch) => {
    const answer = await fetch(`${urls[calls++ % 2 === 0 ? 0 : 1]}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(ifMatch === undefined ? {} : { "if-match": ifMatch }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const etag = answer.headers.get("etag") ?? undefined;
    return { status: answer.status, body: text === "" ? undefined : JSON.parse(text), etag };
  };
  return { ask, id };
}

const sequences = inject("modelSequences");

test("whatever two workspaces do with brands and their items, in whatever order, is answered and stored as a model says", {
  timeout: inject("limits").condition * Math.ceil(sequences / 10),
}, async () => {
  const told = (workspaceId: string) =>
    server.database.auditEvent.count({ where: { workspaceId, action: { not: "token.create" } } });
  let changes = 0;
  await fc.assert(
    fc.asyncProperty(sequence, async (operations) => {
      const [one, other] = [await newWorkspace(), await newWorkspace()];
      const done = await play(operations, [one.ask, other.ask]);
      // Each change left a row in the audit log, and nothing else did.
      expect([await told(one.id), await told(other.id)]).toEqual(done);
      changes += done[0] + done[1];
    }),
    { numRuns: sequences, endOnFailure: sequences > 100 },
  );
  expect(changes).toBeGreaterThan(sequences);
});
