import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * How long a process that was told to stop still takes requests. A connection that is kept for the next one may be
 * bringing it at that very moment, and closing it would lose a request; answers say by then that they are the last.
 * Who closes a server waits so long first.
 */
export const LAST_REQUESTS_MILLISECONDS = 1_000;

export interface Connections {
  /** Requests under way, of all connections. */
  readonly inFlight: number;
  /**
   * Whether an answer is still to be sent on a connection. Bytes behind a whole request that are no request make it the
   * last one there; that it was done must be said all the same.
   */
  finishesUnderWay(socket: Socket): boolean;
}

/**
 * Knows what every connection of a server has under way: for turning callers away in time, and for stopping without
 * waiting for nobody. To be called before anything else listens to the server's requests.
 * @param stopping aborted when the process was told to stop. Answers from then on say `connection: close`, and
 * connections that ask nothing are closed {@link LAST_REQUESTS_MILLISECONDS} later, those among them on which nothing was
 * ever asked, which the server's own `close()` would wait for.
 */
export function watchConnections(server: Server, stopping: AbortSignal): Connections {
  const underWay = new Map<Socket, Set<ServerResponse>>();
  let inFlight = 0;

  server.on("connection", (socket: Socket) => {
    underWay.set(socket, new Set());
    socket.once("close", () => underWay.delete(socket));
  });
  // Before everybody else's listener, which may answer at once.
  server.prependListener("request", ({ socket }, response) => {
    inFlight += 1;
    underWay.get(socket)?.add(response);
    if (stopping.aborted) response.shouldKeepAlive = false;
    response.once("close", () => {
      inFlight -= 1;
      underWay.get(socket)?.delete(response);
    });
  });

  const closeIdle = () => {
    for (const [socket, responses] of underWay) if (responses.size === 0) socket.destroy();
  };
  stopping.addEventListener(
    "abort",
    () => {
      for (const responses of underWay.values()) for (const each of responses) each.shouldKeepAlive = false;
      setTimeout(closeIdle, LAST_REQUESTS_MILLISECONDS).unref();
    },
    { once: true },
  );

  return {
    get inFlight() {
      return inFlight;
    },
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
