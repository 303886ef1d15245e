import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { applyMigrations } from "../src/migrate";
import { readMigrations } from "../src/migrations";
import { migrationsFolder, packageFolder } from "../src/package-folder";
import { createEmptyDatabase, type TestDatabase } from "../src/testing";
import { migrationsList, type RunningEngine, runEngine } from "./run-engine.fixture";

const names = readMigrations(migrationsFolder).map(({ name }) => name);
const list = migrationsList(names);
const filters = { externalTables: [], externalEnums: [] };

/** The real Prisma CLI on a database; its exit code and what it said. */
function prisma(url: string, ...args: string[]): Promise<{ code: number | string | null | undefined; output: string }> {
  const cli = join(packageFolder, "scripts", "cli.mjs");
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, ...args],
      { env: { ...process.env, DATABASE_URL: url } },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

test("the applier finds nothing to do after the CLI's deploy", async () => {
  const database = await createEmptyDatabase(inject("postgresUrl"));
  const deployed = await prisma(database.url, "migrate", "deploy");
  expect(deployed).toMatchObject({ code: 0, output: expect.stringContaining(names.at(-1) ?? "") });
  expect(await applyMigrations({ connectionString: database.url })).toEqual({ applied: [] });
  await database.drop();
});

describe("the CLI's engine", () => {
  let database: TestDatabase;
  let engine: RunningEngine;
  beforeAll(async () => {
    database = await createEmptyDatabase(inject("postgresUrl"));
    engine = runEngine(database.url);
  });
  afterAll(async () => {
    await engine.stop();
    await database.drop();
  });

  test("keeps the same books as the applier", async () => {
    const status = () =>
      engine.ask("diagnoseMigrationHistory", { migrationsList: list, filters, optInToShadowDatabase: false });
    expect((await status()).result).toMatchObject({
      history: { diagnostic: "databaseIsBehind", unappliedMigrationNames: names },
    });
    await applyMigrations({ connectionString: database.url });
    expect((await status()).result).toMatchObject({
      history: null,
      failedMigrationNames: [],
      editedMigrationNames: [],
      hasMigrationsTable: true,
    });
    expect((await engine.ask("applyMigrations", { migrationsList: list, filters })).result).toEqual({
      appliedMigrationNames: [],
    });
  });

  test("finds that the migrations make what schema.prisma says", async () => {
    const path = join(packageFolder, "schema.prisma");
    const diff = (to: object) =>
      engine.ask("diff", { from: { tag: "migrations", ...list }, to, script: false, exitCode: true, filters });
    const files = [{ path, content: readFileSync(path, "utf8") }];
    expect(await diff({ tag: "schemaDatamodel", files })).toMatchObject({
      result: { exitCode: 0 },
      printed: expect.stringContaining("No difference detected"),
    });
    // The same question with another answer, so that a silent engine can't pass for agreement.
    expect(await diff({ tag: "empty" })).toMatchObject({
      result: { exitCode: 2 },
      printed: expect.stringContaining("Removed tables"),
    });
  });
});
