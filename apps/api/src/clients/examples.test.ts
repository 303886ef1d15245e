import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";
import { createProject, type Project, ROOT } from "./program";

let server: TestServer;
let project: Project;
let url: string;
beforeAll(async () => {
  // The examples analyse a website of somebody's: nobody's is asked by tests.
  server = await startTestServer({ resolve: () => Promise.reject(new Error("no such host")) });
  url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  project = await createProject();
  await server.analysesReady();
});
afterAll(async () => {
  await project.remove();
  await server.close();
});

describe("an example of docs/examples does what it says:", () => {
  test.each([
    ["bash", "curl.sh", "acme-curl"],
    [process.execPath, "javascript.mjs", "acme-javascript"],
    ["python3", "python.py", "acme-python"],
  ])("%s %s", async (command, file, id) => {
    const workspaceId = await server.createWorkspace();
    const variables = { MARQUE_URL: url, MARQUE_TOKEN: await server.createSecret({ workspaceId }) };
    const { code, output } = await project.run(command, [join(ROOT, "docs/examples", file)], variables);
    expect(code, output).toBe(0);
    // Created once though asked twice, changed once though tried twice, and deleted.
    const done = await server.database.auditEvent.findMany({ where: { workspaceId }, orderBy: { at: "asc" } });
    expect(done.map(({ action }) => action).filter((action) => action.startsWith("brand."))).toEqual([
      "brand.create",
      "brand.update",
      "brand.remove",
    ]);
    expect(output).toContain(id);
    expect(output).toContain("was changed since it was read");
    expect(output).toContain("suggestedPrompts");
    expect(output).not.toContain(variables.MARQUE_TOKEN);
  });
});
