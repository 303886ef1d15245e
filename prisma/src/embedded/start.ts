import { AlreadyRunningError } from "./errors";
import { takeInstanceLock } from "./instance-lock";
import { type ReachOptions, reachServer } from "./reach";
import { ensureDatabase } from "./server-process";

/** A PostgreSQL server on loopback that this process is in charge of. */
export interface EmbeddedPostgres {
  /** Connection string of Marque's database, with the password. */
  readonly url: string;
  readonly port: number;
  /** Process id of the server. */
  readonly pid: number;
  /** Shuts the server down in order; resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves when the server has ended, by `stop` or by a crash; starting again then gives the same URL if it can. */
  readonly exited: Promise<void>;
}

/**
 * Starts the PostgreSQL server of a data folder, creating its cluster and database if there are none, or takes charge
 * of one that a killed process left running. One process can be in charge of a folder at a time.
 *
 * @throws AlreadyRunningError when another live process is in charge.
 * @throws EmbeddedPostgresError when the server can't run here; the message says what to do.
 */
export function startEmbeddedPostgres(options: ReachOptions): Promise<EmbeddedPostgres> {
  return reachServer(options, async (server) => {
    const lock = await takeInstanceLock(server.maintenanceUrl);
    if (lock === undefined) throw new AlreadyRunningError(server.dataFolder, server.pid, server.port);
    try {
      await ensureDatabase(server);
    } catch (error) {
      await lock.release();
      throw error;
    }
    void server.exited.then(() => lock.release());
    const { url, port, pid, exited } = server;
    return {
      url,
      port,
      pid,
      exited,
      async stop() {
        // The lock goes with the server, not before: else another copy could take charge of what is about to end.
        await server.stop();
        await lock.release();
      },
    };
  });
}
