import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createContract } from "@marque/schema";
import { expect, test } from "vitest";
import { createActions } from "../actions";
import { openApiDocument } from "../rest/openapi";
import { createRoutes } from "../rest/routes";
import { ROOT } from "./program";

// Running it takes 275 MB of packages (docs/testing.md says how); that what it calls is there is told without them.
test("every request of the Bruno collection is an operation of the OpenAPI document", async () => {
  const folder = join(ROOT, "e2e/bruno");
  const files = (await readdir(folder)).filter((file) => /^\d\d .*\.bru$/.test(file));
  const contract = createContract();
  const { paths = {} } = openApiDocument(createRoutes(createActions(contract), contract));
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path.replace(/\{\w+\}/g, "{{id}}")}`),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const source = await readFile(join(folder, file), "utf8");
    const [, method, path] = /^(get|post|patch|delete) \{\n {2}url: \{\{baseUrl\}\}([^?\n]*)/m.exec(source) ?? [];
    expect(described, file).toContain(`${method} ${path}`);
  }
});
