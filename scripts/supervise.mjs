// @ts-check
import { addressOf } from "./address.mjs";
import { keepRunning } from "./keep-running.mjs";
import { launch } from "./launch.mjs";
import { openLog } from "./log.mjs";
import { startPostgres } from "./postgres.mjs";
import { readSecrets } from "./secrets.mjs";
import { childEnvironment } from "./settings.mjs";
import { stopOnSignal } from "./stop-on-signal.mjs";
import { untilReady } from "./until-ready.mjs";

/** What a process gets on top of SHUTDOWN_SECONDS, within which it ends by itself. */
const EXTRA_SECONDS = 2;

/**
 * A program of the product: what `launch` needs, less what is the same for all.
 *
 * @typedef {Pick<Parameters<typeof launch>[0], "file" | "args" | "cwd"> & { env?: NodeJS.ProcessEnv }} Program
 */

/**
 * Runs PostgreSQL (unless DATABASE_URL names one), the API and the web app. Each is started again when it dies, and all
 * are stopped, in order, when this process is told to stop.
 *
 * @param {object} options
 * @param {import("./settings.mjs").Settings} options.settings
 * @param {Program} options.api
 * @param {Program} options.web
 * @param {boolean} options.quiet Logs go to files, and the terminal shows warnings and errors alone.
 * @returns {Promise<NodeJS.ProcessEnv | undefined>} When all answer: the environment for commands. Undefined when they were
 *   told to stop before.
 */
export async function supervise({ settings, api, web, quiet }) {
  const secrets = readSecrets(settings.dataFolder);
  const stopping = new AbortController();
  let databaseUrl = settings.databaseUrl;
  /** In the order of starting. @type {Map<string, import("./keep-running.mjs").Kept>} */
  const services = new Map();

  /** @param {import("./variables.mjs").Reader} reader */
  const environment = (reader) => childEnvironment(reader, settings, databaseUrl ?? "", secrets);
  const patienceSeconds = settings.shutdownSeconds + EXTRA_SECONDS;

  /** @param {"api" | "web"} name @param {Program} program */
  const keep = async (name, program) => {
    const log = quiet ? { log: openLog(settings.dataFolder, name) } : {};
    const start = () =>
      launch({ ...program, ...log, name, patienceSeconds, env: { ...environment(name), ...program.env } });
    const service = await keepRunning(name, start);
    services.set(name, service);
    return service;
  };

  const keepPostgres = async () => {
    const log = openLog(settings.dataFolder, "postgres");
    const start = async () => {
      const server = await startPostgres(settings.dataFolder, (line) => void log.write(`${line}\n`));
      const moved = databaseUrl !== undefined && databaseUrl !== server.url;
      databaseUrl = server.url;
      // Its port was taken while it was away. The API learns the new one by starting again.
      if (moved) void services.get("api")?.interrupt();
      return server;
    };
    services.set("postgres", await keepRunning("postgres", start));
  };

  const start = async () => {
    const webService = await keep("web", web);
    if (databaseUrl === undefined) await keepPostgres();
    if (stopping.signal.aborted) return;
    const apiService = await keep("api", api);
    const apiAnswers = `${addressOf(settings.apiHost, settings.apiPort)}/readyz`;
    const webAnswers = `${addressOf(settings.webHost, settings.webPort)}/signin`;
    await Promise.all([
      untilReady(apiService, apiAnswers, (status) => status === 200, stopping.signal),
      untilReady(webService, webAnswers, (status) => status < 500, stopping.signal),
    ]);
  };

  /** Whoever uses another goes first: the web app, then the API, then the database. */
  const stop = async () => {
    for (const name of ["web", "api", "postgres"]) await services.get(name)?.stop();
  };

  const starting = start();
  stopOnSignal(
    async () => {
      stopping.abort();
      // What is on its way up can't be stopped before it is there. That it failed is said below.
      await starting.catch(() => undefined);
      await stop();
    },
    () => {
      for (const service of services.values()) service.kill();
    },
  );
  try {
    await starting;
  } catch (error) {
    stopping.abort();
    await stop();
    throw error;
  }
  return stopping.signal.aborted ? undefined : environment("commands");
}
