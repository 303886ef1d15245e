import { setTimeout } from "node:timers/promises";
import { Client } from "pg";

// Advisory locks (a class and a key of 32 bits each) in the database `postgres`. "marq" in ASCII.
const LOCK_CLASS = 0x6d617271;
/** Held by the one live copy of Marque. */
const INSTANCE = 1;
/** Shared by the commands that use the server for a moment. */
const CLIENTS = 2;

/** A copy that is being killed needs a moment until PostgreSQL sees its connection close. */
const GRACE_MS = 1500;
const RETRY_MS = 100;

export interface InstanceLock {
  release(): Promise<void>;
}

/**
 * Takes the lock that tells a live copy of Marque from an orphaned server. It lives as long as its connection, so a
 * copy that was killed holds nothing. When PostgreSQL drops the connection but lives on, the lock is taken again.
 *
 * @returns undefined when another copy holds it.
 * @throws what pg throws when the server can't be reached.
 */
export async function takeInstanceLock(url: string): Promise<InstanceLock | undefined> {
  const deadline = Date.now() + GRACE_MS;
  let released = false;
  let current = await tryOnce();
  while (current === undefined && Date.now() < deadline) {
    await setTimeout(RETRY_MS);
    current = await tryOnce();
  }
  if (current === undefined) return undefined;

  async function tryOnce(): Promise<Client | undefined> {
    const client = await connect(url);
    if (await tryLock(client, "pg_try_advisory_lock", INSTANCE)) {
      client.once("end", () => void retake());
      return client;
    }
    await client.end();
    return undefined;
  }

  /** A backend that crashes takes all connections with it; the server is back within a second. */
  async function retake(): Promise<void> {
    for (let tries = 0; !released && tries < 100; tries++) {
      await setTimeout(RETRY_MS, undefined, { ref: false });
      // Not reachable: still recovering, or gone for good, which whoever watches the process finds out.
      const client = released ? undefined : await tryOnce().catch(() => undefined);
      if (client === undefined) continue;
      if (released) await client.end();
      current = client;
      return;
    }
  }

  return {
    async release() {
      released = true;
      await current?.end();
    },
  };
}

/** Counts a command in among those that use the server. */
export async function enterAsClient(url: string): Promise<Client> {
  const client = await connect(url);
  await client.query("SELECT pg_advisory_lock_shared($1, $2)", [LOCK_CLASS, CLIENTS]);
  return client;
}

/** Counts a command out. True: it was the last, and no copy of Marque lives here, so the server may stop. */
export async function leaveAsLast(client: Client): Promise<boolean> {
  await client.query("SELECT pg_advisory_unlock_shared($1, $2)", [LOCK_CLASS, CLIENTS]);
  return (
    (await tryLock(client, "pg_try_advisory_lock", INSTANCE)) &&
    (await tryLock(client, "pg_try_advisory_lock", CLIENTS))
  );
}

async function tryLock(client: Client, call: "pg_try_advisory_lock", key: number): Promise<boolean> {
  const result = await client.query<{ taken: boolean }>(`SELECT ${call}($1, $2) AS taken`, [LOCK_CLASS, key]);
  return result.rows[0]?.taken === true;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
  // A connection that breaks while idle is an "end" to us; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
