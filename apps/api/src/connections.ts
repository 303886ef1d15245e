import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { CallerError } from "./caller-error";

/** For who was sending a request when the process was told to stop: what has not arrived by then was never accepted. */
const LAST_HEADERS_MILLISECONDS = 1_000;
/** Must be answered however much else is asked. */
const NEVER_TURNED_AWAY = new Set(["/healthz", "/readyz"]);

export interface ConnectionLimits {
  /** Requests under way at once, of all connections; who comes then is turned away at once. */
  mostInFlight: number;
  /** Aborted when the process was told to stop. */
  stopping: AbortSignal;
}

export interface Connections {
  /**
   * Whether an answer is still to be sent on a connection. Bytes behind a whole request that are no request make it the
   * last one there; that it was done must be said all the same.
   */
  finishesUnderWay(socket: Socket): boolean;
}

/** Knows what every connection has under way: for turning callers away in time, and for stopping without waiting for nobody. */
export function watchConnections(app: FastifyInstance, { mostInFlight, stopping }: ConnectionLimits): Connections {
  const underWay = new Map<Socket, Set<ServerResponse>>();
  let inFlight = 0;

  app.server.on("connection", (socket) => {
    underWay.set(socket, new Set());
    socket.once("close", () => underWay.delete(socket));
  });
  // Before Fastify's own listener, which may answer at once.
  app.server.prependListener("request", ({ socket }, response) => {
    inFlight += 1;
    underWay.get(socket)?.add(response);
    response.once("close", () => {
      inFlight -= 1;
      underWay.get(socket)?.delete(response);
    });
  });
  app.addHook("onRequest", ({ url }, _reply, done) => {
    if (inFlight <= mostInFlight || NEVER_TURNED_AWAY.has(url)) return done();
    const message = "Too much is asked at once. Try again in a moment.";
    done(new CallerError("unavailable", message, { retryAfterSeconds: 1 }));
  });

  const closeIdle = (isMeant: (socket: Socket) => boolean) => {
    for (const [socket, responses] of underWay) if (responses.size === 0 && isMeant(socket)) socket.destroy();
  };
  stopping.addEventListener(
    "abort",
    () => {
      // Opened ahead, as pools do, and never used: nothing is lost with them.
      closeIdle(({ bytesRead }) => bytesRead === 0);
      setTimeout(() => closeIdle(() => true), LAST_HEADERS_MILLISECONDS).unref();
    },
    { once: true },
  );

  return {
    finishesUnderWay(socket) {
      const responses = [...(underWay.get(socket) ?? [])];
      const last = responses.at(-1);
      if (last === undefined) return false;
      for (const each of responses) if (!each.headersSent) each.setHeader("connection", "close");
      last.once("close", () => socket.destroySoon());
      return true;
    },
  };
}
