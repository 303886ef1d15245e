// @ts-check

/** @typedef {"api" | "web" | "commands"} Reader */

/**
 * Every variable of .env.example, and which of the product's processes read it. A process gets those that it reads and no
 * others of these: the web app's server has no use for the password of the database.
 *
 * @type {Record<string, readonly Reader[]>}
 */
const READERS = {
  DATABASE_URL: ["api", "commands"],
  DATABASE_POOL_SIZE: ["api"],
  MARQUE_DATA: [],
  API_HOST: ["api"],
  API_PORT: ["api"],
  API_MAX_IN_FLIGHT: ["api"],
  API_TRUSTED_PROXIES: ["api"],
  API_PUBLIC_HOSTS: ["api"],
  RATE_LIMITS: ["api"],
  API_URL: ["web"],
  WEB_HOST: ["web"],
  WEB_PORT: ["web"],
  WEB_URL: ["api", "web", "commands"],
  AUTH_SECRET: ["web"],
  INTERNAL_AUTH_SECRET: ["api", "web"],
  WEBHOOKS: ["api"],
  WEBHOOKS_CONCURRENCY: ["api"],
  WEBHOOK_SECRETS_KEY: ["api"],
  OIDC_ISSUER: ["web"],
  OIDC_CLIENT_ID: ["web"],
  OIDC_CLIENT_SECRET: ["web"],
  OIDC_NAME: ["web"],
  LOG_LEVEL: ["api"],
  SHUTDOWN_SECONDS: ["api", "web"],
  ANALYSIS_RESOLVE: ["api", "web"],
  ANALYSIS_NEARBY: ["api"],
  ANALYSIS_DEADLINE_SECONDS: ["api", "web"],
  ANALYSIS_CONCURRENCY: ["api", "web"],
  ANALYSIS_QUEUE: ["api", "web"],
  ANALYSIS_THREADS: ["api"],
  UV_THREADPOOL_SIZE: ["api"],
  MALLOC_ARENA_MAX: ["api"],
  ANALYSIS_USER_AGENT: ["api"],
};

export const VARIABLES = Object.keys(READERS);

/** libpq's own variables, PGPASSWORD among them, are read by the database's client. */
const isOfPostgres = (/** @type {string} */ name) => /^PG[A-Z]/.test(name);

/**
 * @param {Reader} reader
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv} What of it is for this process. What is none of ours (PATH, TZ, NODE_OPTIONS) is everybody's.
 */
export const variablesFor = (reader, environment) =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) =>
      isOfPostgres(name) ? reader !== "web" : (READERS[name]?.includes(reader) ?? true),
    ),
  );
