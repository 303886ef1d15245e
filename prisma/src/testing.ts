import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
// Lets the declaration below add to vitest's types.
import type {} from "vitest";
import { startEmbeddedPostgres } from "./embedded/index";
import { applyMigrations } from "./migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** The server that vitest.global.ts started, for `createTestDatabase(inject("postgresUrl"))`. */
    postgresUrl: string;
    /** Sequences of operations that are played against the model of brands. */
    modelSequences: number;
    /** How long to wait on this machine, at this moment (scripts/test-limits.mjs). */
    limits: {
      /** How many times slower than the machine that the limits were written on. */
      readonly slowness: number;
      /** For whatever is waited for, in milliseconds. */
      readonly condition: number;
      /** For SHUTDOWN_SECONDS and ANALYSIS_DEADLINE_SECONDS. */
      readonly shutdownSeconds: number;
    };
  }
}

const TEMPLATE = "marque_template";

/**
 * Starts a PostgreSQL server in a folder of its own under the system's temporary one, with a migrated template for
 * `createTestDatabase`. Fast and forgetful: nothing waits for the disk. `stop` removes it all.
 */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), "marque-test-"));
  const server = await startEmbeddedPostgres({ dataFolder, fast: true });
  await run(server.url, `CREATE DATABASE ${TEMPLATE}`);
  await applyMigrations({ connectionString: urlFor(server.url, TEMPLATE) });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A database of one test file. */
export interface TestDatabase {
  /** Its connection string. */
  readonly url: string;
  /** Removes it, and cuts connections that are still open. */
  drop(): Promise<void>;
}

/**
 * Makes a migrated database without rows: a copy of the template, some 30 ms.
 *
 * @param serverUrl of a server from `startTestPostgres`.
 */
export const createTestDatabase = (serverUrl: string) => create(serverUrl, TEMPLATE);

/** Makes a database without so much as a table, for tests of the migrations. */
export const createEmptyDatabase = (serverUrl: string) => create(serverUrl, "template1");

async function create(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await run(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: urlFor(serverUrl, name),
    drop: () => run(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

function urlFor(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
