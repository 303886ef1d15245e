import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { applyMigrations } from "../src/migrate";
import { packageFolder } from "../src/package-folder";
import { createEmptyDatabase } from "../src/testing";

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

test("the CLI and the applier keep the same books", async () => {
  const database = await createEmptyDatabase(inject("postgresUrl"));
  expect(await prisma(database.url, "migrate", "status")).toMatchObject({
    code: 1,
    output: expect.stringContaining("have not yet been applied"),
  });
  await applyMigrations({ connectionString: database.url });
  expect(await prisma(database.url, "migrate", "status")).toMatchObject({
    code: 0,
    output: expect.stringContaining("Database schema is up to date"),
  });
  expect(await prisma(database.url, "migrate", "deploy")).toMatchObject({
    code: 0,
    output: expect.stringContaining("No pending migrations"),
  });
  await database.drop();
});

test("the applier finds nothing to do after the CLI's deploy", async () => {
  const database = await createEmptyDatabase(inject("postgresUrl"));
  expect(await prisma(database.url, "migrate", "deploy")).toMatchObject({ code: 0 });
  expect(await applyMigrations({ connectionString: database.url })).toEqual({ applied: [] });
  await database.drop();
});

test("the migrations make what schema.prisma says", async () => {
  const diff = ["migrate", "diff", "--from-migrations", "migrations", "--exit-code"];
  expect(await prisma(inject("postgresUrl"), ...diff, "--to-schema", "schema.prisma")).toMatchObject({
    code: 0,
    output: expect.stringContaining("No difference detected"),
  });
  // The same question with another answer, so that a silent engine can't pass for agreement.
  expect(await prisma(inject("postgresUrl"), ...diff, "--to-empty")).toMatchObject({
    code: 2,
    output: expect.stringContaining("Removed tables"),
  });
});
