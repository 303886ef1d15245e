import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";

/** Requests that are kept waiting until the site is open. */
const held: ServerResponse[] = [];
let isOpen = false;
let heldOne = () => {};
const asked = new Promise<void>((resolve) => {
  heldOne = resolve;
});
let site: Server;
let server: TestServer;

beforeAll(async () => {
  site = createServer((_, response) => {
    if (isOpen) return response.writeHead(404).end();
    held.push(response);
    heldOne();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = site.address() as AddressInfo;
  const connectTo = new Map([["slow.test", { address: "127.0.0.1", port }]]);
  server = await startTestServer({ connectTo, analyses: { concurrency: 1, queue: 0 } });
});
afterAll(async () => {
  for (const response of held) response.destroy();
  await server.close();
  site.close();
});

test("an analysis too many is turned away with 503 and Retry-After, by REST and by tRPC", async () => {
  const secret = await server.createSecret();
  const user = await server.database.user.create({ data: { email: "b@example.com", name: "B", passwordHash: "x" } });
  await server.database.member.create({ data: { userId: user.id, workspaceId: server.workspaceId, role: "editor" } });
  const website = { website: "slow.test", maxCompetitors: 0, maxPrompts: 0 };
  const post = (url: string, token: string, body: object = website) =>
    server.app.inject({
      method: "POST",
      url,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      payload: JSON.stringify(body),
    });
  const first = post("/tools/analyze", secret);
  await asked;

  const refused = await post("/tools/analyze", secret);
  const message = "Too many analyses are under way. Try again in a moment.";
  expect([refused.statusCode, refused.json()]).toEqual([503, { error: "Service Unavailable", message }]);
  expect(refused.headers["retry-after"]).toMatch(/^[1-9]\d*$/);

  const byTrpc = await post("/trpc/analysis.run", await server.webToken(user.id), { site: website });
  expect(byTrpc.statusCode).toBe(503);
  expect(byTrpc.json().error).toMatchObject({ message, data: { code: "SERVICE_UNAVAILABLE", httpStatus: 503 } });

  // The one under way ends as ever, and its turn is free again.
  isOpen = true;
  for (const response of held) response.destroy();
  expect((await first).statusCode).toBe(200);
  expect((await post("/tools/analyze", secret)).statusCode).toBe(200);
});
