#!/usr/bin/env node
// Stands in for Prisma's native schema engine, which is downloaded from a server that not every network lets through.
// It speaks the same protocol (JSON-RPC, one message a line, on stdin and stdout) to the Prisma CLI, and does the work
// with the same engine compiled to WebAssembly, on the pg driver. The CLI starts it because cli.mjs names it in
// PRISMA_SCHEMA_ENGINE_BINARY. It belongs to one Prisma version: raise it together with prisma and @prisma/*.
import { readFileSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

const STDOUT = 1;
const STDERR = 2;

/** @param {string} text */
const print = (text) => writeSync(STDOUT, `${text}\n`);
/** The CLI reads the engine's complaints from stderr, in the log format of the native one. */
const log = (level, message, fields = {}) =>
  writeSync(
    STDERR,
    `${JSON.stringify({ timestamp: new Date().toISOString(), level, fields: { message, ...fields }, target: "schema_engine::logger" })}\n`,
  );
const debug = (message) => {
  if (process.env.DEBUG) writeSync(STDERR, `${message}\n`);
};

function readArguments(args) {
  const schemas = [];
  let datasource = {};
  let command;
  for (let i = 0; i < args.length; i++) {
    if (args[i] === "--version") {
      print("schema-engine-cli (WebAssembly)");
      process.exit(0);
    } else if (args[i] === "--datamodels" || args[i] === "-d") schemas.push(args[++i]);
    else if (args[i] === "--datasource") datasource = JSON.parse(args[++i]);
    else if (args[i] === "cli") command = args[++i];
    else i++; // an option of the native engine that means nothing here, with its value
  }
  return { schemas, datasource, command };
}

/** The same URL, for another database of the server. */
function urlOf(url, database) {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function onMaintenanceDatabase(url, sql) {
  const client = new pg.Client({ connectionString: urlOf(url, "postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function createDatabase(url) {
  const databaseName = decodeURIComponent(new URL(url).pathname.slice(1));
  await onMaintenanceDatabase(url, `CREATE DATABASE ${pg.escapeIdentifier(databaseName)}`);
  return { databaseName };
}

/** The two commands that the CLI runs outside the protocol; the exit code is the answer. */
async function runCommand(command, url) {
  const codes = { "3D000": "P1003", "28P01": "P1000" };
  try {
    if (command === "can-connect-to-database") {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
    } else if (command === "create-database") await createDatabase(url);
    else throw new Error(`The command ${command} is not supported by the WebAssembly engine`);
    return 0;
  } catch (error) {
    log("ERROR", error.message, { error_code: codes[error.code] ?? "P1001", is_panic: false });
    return 1;
  }
}

// The engine reads PostgreSQL's catalogue, which uses types that @prisma/adapter-pg 7.10 doesn't map as the engine
// wants them: "char" (18) must arrive as a character, "char"[] (1002) and name[] (1003) as text[] (1009). The adapter
// has no way to call a column a character, so "char" passes through it in the shape of "char"[], which nothing else
// has then, and gets its type afterwards.
const READ_AS = { 18: 1002, 1002: 1009, 1003: 1009 };

function retype(result) {
  for (const each of [result].flat()) {
    for (const field of each?.fields ?? []) field.dataTypeID = READ_AS[field.dataTypeID] ?? field.dataTypeID;
  }
  return result;
}

class CatalogClient extends pg.Client {
  // pg.Pool calls with a callback, the adapter's transactions without.
  query(text, values, callback) {
    if (typeof values === "function") return this.query(text, undefined, values);
    if (callback) return super.query(text, values, (error, result) => callback(error, error ? result : retype(result)));
    return super.query(text, values).then(retype);
  }
}

function withCharacters(queryable) {
  const queryRaw = queryable.queryRaw.bind(queryable);
  queryable.queryRaw = async (query) => {
    const result = await queryRaw(query);
    const { Character, CharacterArray } = ColumnTypeEnum;
    result.columnTypes = result.columnTypes.map((type) => (type === CharacterArray ? Character : type));
    return result;
  };
  return queryable;
}

async function connect(url) {
  const adapter = withCharacters(
    await new PrismaPg({ connectionString: url, max: 1, Client: CatalogClient }).connect(),
  );
  const startTransaction = adapter.startTransaction.bind(adapter);
  adapter.startTransaction = async (level) => withCharacters(await startTransaction(level));
  // The adapter's own cuts a script at every semicolon, those within a function's body too. PostgreSQL reads it whole.
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  return adapter;
}

/** A database of its own for the engine to replay the migrations in, dropped when it is done. */
async function connectToShadow({ url, shadowDatabaseUrl }) {
  if (shadowDatabaseUrl) return connect(shadowDatabaseUrl);
  // The adapter's own version passes the name beside the connection string, which wins: it would replay the migrations
  // in the real database.
  const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  const shadowUrl = urlOf(url, name);
  await createDatabase(shadowUrl);
  const shadow = await connect(shadowUrl);
  const dispose = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await dispose();
    await onMaintenanceDatabase(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  };
  return shadow;
}

async function startEngine({ schemas, datasource }) {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => debug(message) };
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const binary = readFileSync(entry.replace(/schema_engine\.js$/, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(binary, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const datamodels = schemas.length > 0 ? schemas.map((path) => [path, readFileSync(path, "utf8")]) : undefined;
  const adapters = bindMigrationAwareSqlAdapterFactory({
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: () => connect(datasource.url),
    connectToShadowDb: () => connectToShadow(datasource),
  });
  return bindings.SchemaEngine.new({ datamodels }, debug, adapters);
}

function serve(options) {
  let engine;
  let printed = 0;
  let answering;
  const send = (message) => print(JSON.stringify({ jsonrpc: "2.0", ...message }));

  async function answer(method, params) {
    if (method === "createDatabase") return createDatabase(params?.datasource?.url ?? options.datasource.url);
    engine ??= startEngine(options);
    const running = await engine;
    if (method === "getDatabaseVersion") return running.version(params);
    if (typeof running[method] !== "function") throw new Error(`${method} is not supported by the WebAssembly engine`);
    if (method === "evaluateDataLoss" || method === "createMigration") {
      // In WebAssembly these two can't open the shadow database themselves; they find what they need from it in a
      // cache that this question fills.
      const { migrationsList, filters } = params;
      await running.diagnoseMigrationHistory({ migrationsList, filters, optInToShadowDatabase: true });
    }
    const result = await running[method](params ?? {});
    if (method !== "diff") return result;
    // The native engine hands a diff to the CLI as a request of its own; ids far from the CLI's keep the two apart.
    if (result.stdout != null) send({ id: 1_000_000 + printed++, method: "print", params: { content: result.stdout } });
    return { exitCode: result.exitCode };
  }

  function refuse(id, error) {
    debug(error?.stack ?? error);
    const data = {
      is_panic: false,
      message: error?.message ?? String(error),
      error_code: error?.code ?? null,
      meta: error?.meta ?? null,
    };
    send({ id, error: { code: 4466, message: "An error happened. Check the data field for details.", data } });
  }

  async function handle({ id, method, params }) {
    answering = id;
    try {
      send({ id, result: (await answer(method, params)) ?? null });
    } catch (error) {
      refuse(id, error);
    }
    answering = undefined;
  }

  // A panic inside a WebAssembly callback surfaces outside of every promise. If the engine just died, the CLI would
  // report success.
  process.on("uncaughtException", (error) => {
    if (answering !== undefined) refuse(answering, error);
    process.exit(1);
  });

  // One at a time, in order: the engine is a state machine on one connection.
  let queue = Promise.resolve();
  createInterface({ input: process.stdin })
    .on("line", (line) => {
      const message = JSON.parse(line);
      if (message.method) queue = queue.then(() => handle(message)); // the rest are the CLI's replies to a print
    })
    .on("close", () => queue.finally(() => process.exit(0)));
}

const options = readArguments(process.argv.slice(2));
if (options.command) process.exit(await runCommand(options.command, options.datasource.url));
serve(options);
