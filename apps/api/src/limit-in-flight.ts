import type { Connections } from "@marque/http";
import type { FastifyInstance } from "fastify";
import { CallerError } from "./caller-error";

/** Must be answered however much else is asked. */
const NEVER_TURNED_AWAY = new Set(["/healthz", "/readyz", "/metrics"]);

/** Turns callers away at once while more than `most` requests are under way, of all connections. */
export function limitInFlight(app: FastifyInstance, connections: Connections, most: number): void {
  app.addHook("onRequest", ({ url }, _reply, done) => {
    if (connections.inFlight <= most || NEVER_TURNED_AWAY.has(url)) return done();
    const message = "Too much is asked at once. Try again in a moment.";
    done(new CallerError("unavailable", message, { retryAfterSeconds: 1 }));
  });
}
