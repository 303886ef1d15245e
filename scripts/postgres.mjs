// @ts-check
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./run.mjs";

/**
 * The embedded server, bundled from the database package; there once the API is built.
 *
 * @returns {Promise<typeof import("../prisma/src/embedded/index.ts")>}
 */
const embedded = () => import(pathToFileURL(join(ROOT, "prisma/dist/embedded.js")).href);

/**
 * Takes charge of the data folder's PostgreSQL.
 *
 * @param {string} dataFolder
 * @param {(line: string) => void} log
 * @returns {Promise<import("./launch.mjs").Running & { url: string }>}
 */
export async function startPostgres(dataFolder, log) {
  const { startEmbeddedPostgres } = await embedded();
  const server = await startEmbeddedPostgres({ dataFolder, log });
  return {
    url: server.url,
    ended: server.exited.then(() => `process ${server.pid}`),
    stop: () => server.stop(),
    // To PostgreSQL this is "immediate": it goes at once and recovers at the next start, which SIGKILL makes harder.
    kill: () => void process.kill(server.pid, "SIGQUIT"),
  };
}

/**
 * Runs `use` with a database: the one that was named, else the embedded one, running already or started for this.
 *
 * @template T
 * @param {import("./settings.mjs").Settings} settings
 * @param {(url: string) => Promise<T>} use
 */
export async function withDatabase(settings, use) {
  if (settings.databaseUrl !== undefined) return use(settings.databaseUrl);
  const { attachEmbeddedPostgres } = await embedded();
  const server = await attachEmbeddedPostgres({ dataFolder: settings.dataFolder });
  try {
    return await use(server.url);
  } finally {
    await server.stop();
  }
}
