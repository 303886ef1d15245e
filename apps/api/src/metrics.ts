import type { FastifyInstance } from "fastify";
import { Gauge, Histogram, type Registry } from "prom-client";
import type { AnalysisLoad } from "./analysis/limit-analyses";

/** From what a page of a list takes to what the longest analysis takes, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What is read when the figures are asked for. */
export interface Watched {
  /** Connections to the database, as `pg` counts them. */
  pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  analyses: AnalysisLoad;
  requestsInFlight: () => number;
}

/**
 * `GET /metrics`: figures of this process as Prometheus' text. They name routes by their patterns, and nothing that a
 * caller sent: no path, no workspace, no token.
 */
export function mountMetrics(app: FastifyInstance, registry: Registry, watched: Watched): void {
  const durations = new Histogram({
    name: "marque_http_request_duration_seconds",
    help: "Time from a request to the end of its answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  watchLoad(registry, watched);
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.is404 ? "unrouted" : (request.routeOptions.url ?? "unrouted");
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

function watchLoad(registry: Registry, { pool, analyses, requestsInFlight }: Watched): void {
  const registers = [registry];
  new Gauge({
    name: "marque_http_requests_in_flight",
    help: "Requests that are not answered yet",
    registers,
    collect() {
      this.set(requestsInFlight());
    },
  });
  new Gauge({
    name: "marque_database_connections",
    help: "Connections to the database, by what they do",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: "marque_database_waiting",
    help: "Statements that wait for a connection",
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  new Gauge({
    name: "marque_analyses",
    help: "Analyses under way, and those that wait for their turn",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "running" }, analyses.running);
      this.set({ state: "waiting" }, analyses.waiting);
    },
  });
}
