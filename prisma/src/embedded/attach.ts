import { enterAsClient, leaveAsLast } from "./instance-lock";
import { type ReachOptions, reachServer } from "./reach";
import { ensureDatabase } from "./server-process";

/** A server that a command uses for a moment. */
export interface AttachedPostgres {
  /** Connection string of Marque's database, with the password. */
  readonly url: string;
  /** Ends the use. The server stops too, unless Marque runs on it or another command still uses it. */
  stop(): Promise<void>;
}

/**
 * For commands beside the product: uses the server that runs on the data folder, or starts it for the time being.
 *
 * @throws EmbeddedPostgresError when the server can't run here; the message says what to do.
 */
export function attachEmbeddedPostgres(options: Pick<ReachOptions, "dataFolder" | "log">): Promise<AttachedPostgres> {
  return reachServer(options, async (server) => {
    const client = await enterAsClient(server.maintenanceUrl);
    try {
      await ensureDatabase(server);
    } catch (error) {
      await client.end();
      throw error;
    }
    return {
      url: server.url,
      async stop() {
        if (await leaveAsLast(client)) await server.stop();
        else server.detach();
        await client.end();
      },
    };
  });
}
