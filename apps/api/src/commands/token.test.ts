import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";
import { tokenCommand } from "./token";
import { UsageError } from "./usage-error";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const run = (...args: string[]) => tokenCommand(server.database, args, () => new Date());

describe("npm run token", () => {
  test("makes a token with the scopes named, which then works", async () => {
    const secret = await run("--name", "ci", "--scopes", "brands:write,analyze", "--days", "30");
    const answer = await server.app.inject({
      method: "POST",
      url: "/brands",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      payload: JSON.stringify({ id: "by-command", name: "A", domains: ["a.com"] }),
    });
    expect(answer.statusCode).toBe(201);
    const row = await server.database.apiToken.findFirstOrThrow({ where: { name: "ci" } });
    expect(row).toMatchObject({ scopes: ["brands:write", "analyze"], hint: secret.slice(0, 8) });
    expect(row.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1000);
    expect(
      JSON.stringify(await server.database.auditEvent.findMany(), (_, value) =>
        typeof value === "bigint" ? `${value}` : value,
      ),
    ).not.toContain(secret);
  });
  test.each([
    [[], "name: is required"],
    [["--name", "x", "--scopes", "all"], "scopes.0: must be one of brands:read, brands:write, analyze, audit:read"],
    [["--name", "x", "--days", "soon"], "expiresInDays: "],
    [["--nam", "x"], "--nam"],
    [["--name", "x", "--workspace", "Nowhere"], "There is no workspace Nowhere."],
  ])("%j is refused with what would fit", async (args, message) => {
    await expect(run(...args)).rejects.toThrow(UsageError);
    await expect(run(...args)).rejects.toThrow(message);
  });
  test("with several workspaces it asks which", async () => {
    const other = await startTestServer();
    await other.database.workspace.create({ data: { name: "Second" } });
    await expect(tokenCommand(other.database, ["--name", "x"], () => new Date())).rejects.toThrow(
      "say which with --workspace",
    );
    expect(await tokenCommand(other.database, ["--name", "x", "--workspace", "Second"], () => new Date())).toMatch(
      /^mrq_/,
    );
    await other.close();
  });
});
