#!/usr/bin/env node
// The Prisma CLI, with our schema engine and without its calls home: `node prisma/scripts/cli.mjs migrate dev`.
//
// generate, validate, format   need no database
// migrate dev, migrate diff    without DATABASE_URL: on a throw-away server that has nothing to lose
// migrate deploy, status, …    without DATABASE_URL: on Marque's own server (MARQUE_DATA, or ./data)
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const engine = join(packageFolder, "scripts", "schema-engine.mjs");

function runPrisma(args, databaseUrl) {
  const prisma = createRequire(import.meta.url).resolve("prisma/build/index.js");
  const child = spawn(process.execPath, [prisma, ...args], {
    cwd: packageFolder, // where prisma.config.ts is
    stdio: "inherit",
    env: {
      ...process.env,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      PRISMA_SCHEMA_ENGINE_BINARY: engine,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => done(code ?? 1));
  });
}

/** Runs `use` with the URL of a server that is stopped afterwards if it was started for this. */
async function withDatabase(args, use) {
  // The server is started by the package's TypeScript, which only these commands load.
  const { tsImport } = await import("tsx/esm/api");
  const { attachEmbeddedPostgres, startEmbeddedPostgres } = await tsImport("../src/embedded/index.ts", import.meta.url);
  if (args[1] !== "dev" && args[1] !== "diff") {
    const own = resolve(process.env.MARQUE_DATA ?? join(packageFolder, "..", "data"));
    const server = await attachEmbeddedPostgres({ dataFolder: own });
    return use(server.url).finally(() => server.stop());
  }
  const folder = mkdtempSync(join(tmpdir(), "marque-migrate-"));
  try {
    const server = await startEmbeddedPostgres({ dataFolder: folder, fast: true });
    return await use(server.url).finally(() => server.stop());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const args = process.argv.slice(2);
const needsDatabase = args[0] === "migrate" || args[0] === "db";
// The CLI executes the engine directly. Git keeps the mode bit; an unpacked archive may not.
if (needsDatabase) chmodSync(engine, 0o755);
process.exitCode =
  needsDatabase && !process.env.DATABASE_URL
    ? await withDatabase(args, (url) => runPrisma(args, url))
    : await runPrisma(args);
