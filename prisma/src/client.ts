import { PrismaPg } from "@prisma/adapter-pg";
import { Pool, type PoolClient } from "pg";
import { Prisma, PrismaClient } from "./generated/client";

export { type Pool, Prisma };

/** The database, typed by schema.prisma. */
export type Database = PrismaClient;
/** What `database.$transaction(async (transaction) => …)` hands over. */
export type Transaction = Prisma.TransactionClient;
/** Where a query may run. */
export type Queryable = Database | Transaction;

export interface DatabaseOptions {
  readonly connectionString: string;
  /** Connections at most; default 10. All processes together must stay below the server's max_connections. */
  readonly poolSize?: number;
  /** Hears of connections that broke while nobody used them (pino's shape). */
  readonly logger?: { warn(details: { err: Error }, message: string): void };
}

/**
 * Makes the client. Connects at the first query, and again whenever the database has been away.
 *
 * A database that is away is an error within five seconds, a statement that runs away is cancelled after fifteen:
 * what the API's callers wait for is short, and a connection held is one that others lack.
 */
export const createDatabase = (options: DatabaseOptions): Database => databaseOn(createPool(options));

/** The same on connections that somebody else counts as well; they end with the client. */
export function databaseOn(pool: Pool): Database {
  const nameOf = nameStatements();
  const adapter = new PrismaPg(pool, { disposeExternalPool: true, statementNameGenerator: ({ sql }) => nameOf(sql) });
  const database = new PrismaClient({ adapter, transactionOptions: { maxWait: 5_000, timeout: 10_000 } });
  direct.set(database, async ({ text, values }, isPlannedOnce) => {
    const name = isPlannedOnce ? nameOf(text) : "";
    return (await pool.query({ name, text, values })).rows;
  });
  return database;
}

type Run = (statement: Prisma.Sql, isPlannedOnce: boolean) => Promise<unknown[]>;
/** How a statement is run past the ORM, beside any transaction. */
const direct = new WeakMap<object, Run>();

/**
 * The rows of a statement that runs so often that the ORM's layers cost more than the statement (160 µs of CPU, and 40
 * without them): the token of every request, a brand's creation, lists. In a transaction they are gone through as always.
 *
 * Columns are what pg makes of them: text, numbers up to 32 bits, booleans, dates, bytes and lists of those.
 */
export const queryRows = <Row>(database: Queryable, statement: Prisma.Sql): Promise<Row[]> =>
  // What a statement selects is for its caller to know, as with $queryRaw.
  (direct.get(database)?.(statement, true) as Promise<Row[]> | undefined) ?? database.$queryRaw<Row[]>(statement);

/**
 * The same for a statement whose best plan depends on its values: of a search, by how many rows the words are in. A plan that
 * is kept for all values knows none of them.
 */
export const queryRowsPlannedAnew = <Row>(database: Queryable, statement: Prisma.Sql): Promise<Row[]> =>
  (direct.get(database)?.(statement, false) as Promise<Row[]> | undefined) ?? database.$queryRaw<Row[]>(statement);

/** Statements that each connection prepares once; a program has some dozens, but a list of ids makes one for each length. */
const MOST_STATEMENTS = 300;

/** Names statements by their text, so that the server parses and plans each once for a connection. Later ones stay unnamed. */
function nameStatements(): (sql: string) => string {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST_STATEMENTS) return "";
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}

/** The same connections without the client, for libraries that bring their own statements. */
export function createPool({ connectionString, poolSize = 10, logger }: DatabaseOptions): Pool {
  const lost = (err: Error) => logger?.warn({ err }, "database connection lost");
  const pool = new Pool({
    connectionString,
    application_name: "marque",
    max: poolSize,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // The server cancels first; this is for one that fell silent, which TCP alone would notice after minutes.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // A connection may break while nobody listens to it: handed from pool to adapter it has no listener of theirs.
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  pool.on("release", (_error, client) => endUnlessClean(client));
  return pool;
}

/**
 * A connection whose transaction did not end would answer the next, unrelated caller with 25P02. Ended, the pool does not
 * keep it; it reads that right after this event.
 */
function endUnlessClean(client: PoolClient): void {
  // Null before the first query, `I` when idle (PostgreSQL protocol, ReadyForQuery).
  const status = client.getTransactionStatus();
  if (status !== null && status !== "I") client.end();
}
