import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  createAnalyzer,
  createEngine,
  createFetching,
  createOverpass,
  createPoster,
  systemWorld,
} from "@marque/analysis";
import { applyMigrations, createPool, databaseOn, hasSearchIndex } from "@marque/db";
import { LAST_REQUESTS_MILLISECONDS } from "@marque/http";
import { createContract, privateHostsOf } from "@marque/schema";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Call, Services } from "./action/action";
import { execute } from "./action/execute";
import { forgetAnswers } from "./action/forget-answers";
import { createActions } from "./actions";
import { limitAnalyses } from "./analysis/limit-analyses";
import { forgetRemovedBrands } from "./brand/forget-removed";
import { EnvironmentError, readEnvironment } from "./env";
import { startImports } from "./import/worker/worker";
import { createImportActs } from "./import-acts";
import { createLimiter, UNLIMITED } from "./limits/limiter";
import { forgetLinks } from "./member/forget-links";
import { createSeal } from "./seal";
import { createServer } from "./server";
import { forgetSessions } from "./session/forget";
import { startDeliveries } from "./webhook/delivery/worker";

/** Connections that count what callers ask for. */
const LIMITS_POOL_SIZE = 2;
/** Connections that hand out the work of sending webhooks and of imports. */
const JOBS_POOL_SIZE = 2;
const HOUR = 60 * 60 * 1000;
/** Of the time to stop in: what is left then is for the answers of analyses that have to go without. */
const SHARE_FOR_ANALYSES = 0.9;

/** Starts the API: environment, migrations, server; stops it in order on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  // A full disk behind the log, or a reader of it that went away, costs lines and never the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const env = readEnvironment();
  await applyMigrations({ connectionString: env.DATABASE_URL });

  const world = systemWorld({
    connectTo: env.ANALYSIS_RESOLVE,
    // Who reads a site should be able to find out whose copy of Marque it was.
    userAgent: env.ANALYSIS_USER_AGENT ?? `MarqueBot/0.1 (+${env.WEB_URL})`,
    deadlineMilliseconds: env.ANALYSIS_DEADLINE_SECONDS * 1000,
    // libuv gives look-ups half of its threads, and keeps what waits for them in a line that nobody can leave.
    lookupsAtATime: Math.ceil(env.UV_THREADPOOL_SIZE / 2),
  });
  // Its first faults come after the first request, which the server below has answered.
  const engine = createEngine({
    threads: env.ANALYSIS_THREADS,
    now: world.now,
    onFault: (fault) => app.log.warn({ err: fault }, "a part of an analysis was left out"),
  });
  await engine.ready();

  const nearby =
    env.ANALYSIS_NEARBY === undefined
      ? undefined
      : createOverpass(world, env.ANALYSIS_NEARBY, {
          onFault: (fault) => app.log.warn({ err: fault }, "analyses go on without nearby businesses"),
        });

  const stopping = new AbortController();
  const lastAnswers = new AbortController();
  const pool = {
    connectionString: env.DATABASE_URL,
    logger: { warn: (details: object, message: string) => app.log.warn(details, message) },
  };
  // Of their own, so that limits are known though all of the others wait for something.
  const limitsPool = createPool({ ...pool, poolSize: LIMITS_POOL_SIZE });
  const databasePool = createPool({ ...pool, poolSize: env.DATABASE_POOL_SIZE });
  const analyzer = limitAnalyses(createAnalyzer(world, createFetching(world), engine, nearby), {
    concurrency: env.ANALYSIS_CONCURRENCY,
    queue: env.ANALYSIS_QUEUE,
    stopping: stopping.signal,
    lastAnswers: lastAnswers.signal,
  });
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const services: Services = {
    database: databaseOn(databasePool),
    analyzer,
    limits: env.RATE_LIMITS === undefined ? UNLIMITED : createLimiter(limitsPool, env.RATE_LIMITS),
    seal: createSeal(env.WEBHOOK_SECRETS_KEY ?? env.INTERNAL_AUTH_SECRET),
    poster: createPoster(world),
    now: () => new Date(),
  };
  const contract = createContract(privateHostsOf(env.ANALYSIS_RESOLVE.keys()));
  const app = await createServer({
    services,
    contract,
    internalAuthSecret: env.INTERNAL_AUTH_SECRET,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.API_TRUSTED_PROXIES,
    publicHosts: [...env.API_PUBLIC_HOSTS, new URL(env.WEB_URL).host],
    mostInFlight: env.API_MAX_IN_FLIGHT,
    stopping: stopping.signal,
    metrics,
    watched: { pool: databasePool, analyses: analyzer.load },
  });
  if (env.ANALYSIS_RESOLVE.size > 0)
    app.log.warn(
      { hosts: [...env.ANALYSIS_RESOLVE.keys()] },
      "ANALYSIS_RESOLVE is set: these hosts are dialled at private addresses. Unset it unless you mean them to be.",
    );
  if (env.SHUTDOWN_SECONDS <= env.ANALYSIS_DEADLINE_SECONDS)
    app.log.warn(
      "SHUTDOWN_SECONDS is not longer than ANALYSIS_DEADLINE_SECONDS: a stop answers analyses under way with 503.",
    );
  if (env.ANALYSIS_NEARBY !== undefined)
    app.log.info(
      { host: env.ANALYSIS_NEARBY.host },
      "ANALYSIS_NEARBY is set: this server is asked for businesses near local ones, by kind of place, town and country.",
    );
  if (!(await hasSearchIndex(services.database)))
    app.log.warn(
      "Searches read every brand of a workspace: the database has no pg_trgm, or not its index. docs/operate.md has the statements.",
    );
  const sweep = setInterval(() => {
    const call: Call = { services, caller: { kind: "system", workspaceId: null }, requestId: randomUUID() };
    for (const forget of [forgetAnswers, forgetSessions, forgetLinks, forgetRemovedBrands])
      execute(forget, call, undefined).catch((error: unknown) =>
        app.log.warn({ err: error, action: forget.name }, "what has expired stays for another hour"),
      );
  }, HOUR);
  sweep.unref();

  const jobsPool = createPool({ ...pool, poolSize: JOBS_POOL_SIZE });
  const deliveries =
    env.WEBHOOKS === "off"
      ? undefined
      : startDeliveries({ services, pool: jobsPool, concurrency: env.WEBHOOKS_CONCURRENCY, logger: app.log });
  const imports = startImports({
    services,
    acts: createImportActs(createActions(contract)),
    contract,
    pool: jobsPool,
    logger: app.log,
    analysisMilliseconds: env.ANALYSIS_DEADLINE_SECONDS * 1000,
  });

  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    app.log.info({ signal }, "stopping: requests under way are finished first");
    const overdue = setTimeout(() => {
      app.log.error("some requests did not finish in time");
      process.exit(1);
    }, env.SHUTDOWN_SECONDS * 1000);
    setTimeout(() => lastAnswers.abort(), env.SHUTDOWN_SECONDS * SHARE_FOR_ANALYSES * 1000);
    await pause(LAST_REQUESTS_MILLISECONDS);
    // A delivery or row that can't be finished by then is given back, and begun again by another process.
    const grace = (env.SHUTDOWN_SECONDS * 1000) / 2;
    await Promise.all([app.close(), deliveries?.stop(grace), imports.stop(grace)]);
    await Promise.all([services.analyzer.close(), services.poster.close()]);
    await Promise.all([services.database.$disconnect(), limitsPool.end(), jobsPool.end()]);
    clearTimeout(overdue);
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  await app.listen({ host: env.API_HOST, port: env.API_PORT });
}

main().catch((error: unknown) => {
  // Nothing logs yet, or no more: what went wrong goes to whoever started this.
  process.stderr.write(
    `${error instanceof EnvironmentError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
