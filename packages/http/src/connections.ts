import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * How long a process that was told to stop still takes connections. One that is kept for a next request may be bringing it
 * at that very moment, and closing it would lose that; answers say by then that they are the last. Who closes a server
 * waits so long first. Connections that came at the last moment have as long again to say what they came for.
 */
export const LAST_REQUESTS_MILLISECONDS = 1_000;

/** Longer than the 60 s of common load balancers, so that it is they who close idle connections. */
export const KEEP_ALIVE_MILLISECONDS = 65_000;

/** A request that is sent slower than this is no caller of ours. */
export const REQUEST_MILLISECONDS = 30_000;

export interface Connections {
  /** Requests under way, of all connections. */
  readonly inFlight: number;
  /**
   * Whether an answer is still to be sent on a connection, to a request that came whole. Bytes behind it that are no
   * request make it the last one there; that it was done must be said all the same. A request whose own body breaks off
   * or does not come has no answer to wait for.
   */
  finishesUnderWay(connection: Duplex): boolean;
}

/**
 * Knows what every connection of a server has under way: for turning callers away in time, and for stopping without
 * waiting for nobody. To be called before anything else listens to the server's requests.
 * @param stopping aborted when the process was told to stop. Answers from then on say `connection: close`, and
 * connections that ask nothing are closed twice {@link LAST_REQUESTS_MILLISECONDS} later, those among them on which
 * nothing was ever asked, which the server's own `close()` would wait for.
 */
export function watchConnections(server: Server, stopping: AbortSignal): Connections {
  const underWay = new Map<Duplex, { socket: Socket; responses: Set<ServerResponse> }>();
  let inFlight = 0;

  server.on("connection", (socket: Socket) => {
    underWay.set(socket, { socket, responses: new Set() });
    socket.once("close", () => underWay.delete(socket));
  });
  // Before everybody else's listener, which may answer at once.
  server.prependListener("request", ({ socket }, response) => {
    inFlight += 1;
    underWay.get(socket)?.responses.add(response);
    if (stopping.aborted) response.shouldKeepAlive = false;
    response.once("close", () => {
      inFlight -= 1;
      underWay.get(socket)?.responses.delete(response);
    });
  });

  const closeIdle = () => {
    for (const { socket, responses } of underWay.values()) if (responses.size === 0) socket.destroy();
  };
  stopping.addEventListener(
    "abort",
    () => {
      for (const { responses } of underWay.values()) for (const each of responses) each.shouldKeepAlive = false;
      setTimeout(closeIdle, 2 * LAST_REQUESTS_MILLISECONDS).unref();
    },
    { once: true },
  );

  return {
    get inFlight() {
      return inFlight;
    },
    finishesUnderWay(connection) {
      const known = underWay.get(connection);
      const responses = [...(known?.responses ?? [])];
      const last = responses.at(-1);
      if (known === undefined || last === undefined || !last.req.complete) return false;
      for (const each of responses) if (!each.headersSent) each.setHeader("connection", "close");
      last.once("close", () => known.socket.destroySoon());
      return true;
    },
  };
}
