// @ts-check
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Problem } from "./problem.mjs";
import { ROOT } from "./run.mjs";
import { variablesFor } from "./variables.mjs";

/** Takes in `.env` of the root folder, where there is one. What the environment says already stays. */
export function loadEnvironmentFile() {
  const file = join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * An empty variable counts as unset.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} name
 */
const read = (environment, name) => environment[name] || undefined;

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} name
 * @param {number} whenUnset
 */
function readPort(environment, name, whenUnset) {
  const port = Number(read(environment, name) ?? whenUnset);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Problem(`${name} must be a port number from 1 to 65535.`);
}

/**
 * What the supervisor has to know. The API and the web app check their own variables themselves.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function readSettings(environment = process.env) {
  const apiPort = readPort(environment, "API_PORT", 4000);
  const webPort = readPort(environment, "WEB_PORT", 3000);
  return {
    databaseUrl: read(environment, "DATABASE_URL"),
    dataFolder: resolve(ROOT, read(environment, "MARQUE_DATA") ?? "data"),
    apiHost: read(environment, "API_HOST") ?? "127.0.0.1",
    apiPort,
    apiUrl: read(environment, "API_URL") ?? `http://127.0.0.1:${apiPort}`,
    webHost: read(environment, "WEB_HOST") ?? "127.0.0.1",
    webPort,
    webUrl: read(environment, "WEB_URL") ?? `http://localhost:${webPort}`,
    shutdownSeconds: Number(read(environment, "SHUTDOWN_SECONDS") ?? 25),
  };
}
/** @typedef {ReturnType<typeof readSettings>} Settings */

/**
 * Of libuv. It gives half of them to look-ups, which hold theirs for five seconds when nobody answers: with Node's own
 * four, two such names hold up everybody's pages. A thread that has nothing to do costs some kilobytes.
 */
const THREADS = "32";

/**
 * Of glibc, which else keeps freed memory apart for every thread: with 32 threads that look names up and two that read
 * pages it is some 60 to 100 MB of the API's process. Other systems' libraries don't know the variable.
 */
const MALLOC_ARENAS = "2";

/**
 * The environment of the API, the web app or the commands: of what was set and of what was left to us, what it reads.
 *
 * @param {import("./variables.mjs").Reader} reader
 * @param {Settings} settings
 * @param {string} databaseUrl
 * @param {import("./secrets.mjs").Secrets} secrets
 * @param {NodeJS.ProcessEnv} [environment]
 */
export const childEnvironment = (reader, settings, databaseUrl, secrets, environment = process.env) =>
  variablesFor(reader, {
    ...environment,
    UV_THREADPOOL_SIZE: read(environment, "UV_THREADPOOL_SIZE") ?? THREADS,
    MALLOC_ARENA_MAX: read(environment, "MALLOC_ARENA_MAX") ?? MALLOC_ARENAS,
    ...secrets,
    DATABASE_URL: databaseUrl,
    API_HOST: settings.apiHost,
    API_PORT: String(settings.apiPort),
    API_URL: settings.apiUrl,
    WEB_HOST: settings.webHost,
    WEB_PORT: String(settings.webPort),
    WEB_URL: settings.webUrl,
    SHUTDOWN_SECONDS: String(settings.shutdownSeconds),
  });
