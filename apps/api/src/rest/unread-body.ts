import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";
import { BODY_LIMIT } from "./json-body";

/** Read and thrown away of a refused body, so that a caller who sends all of it before it listens is answered too. */
const MOST_DISCARDED_BYTES = 4 * BODY_LIMIT;
/** For a caller to take the answer before the connection is cut: far more than one on a busy machine needs. */
const LINGER_MILLISECONDS = 10_000;

/**
 * Whether a refusal leaves more behind on the connection than is worth reading: Node would read it all, to keep the
 * connection for the next request, were it not closed.
 */
export const leavesBodyUnread = (request: IncomingMessage): boolean =>
  !request.complete &&
  (request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > BODY_LIMIT);

/**
 * Answers, stops reading, and closes the connection a moment later. Closed at once it would be reset by what the caller
 * still sends, and the reset can overtake the answer (RFC 9112 section 9.6).
 */
export function closeWithoutReading(request: IncomingMessage, reply: FastifyReply): void {
  const { socket } = request;
  let discarded = 0;
  reply.header("connection", "close");
  request.on("error", () => {}); // the caller may hang up at any moment of this
  request.on("data", (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MOST_DISCARDED_BYTES) request.pause();
  });
  // What Node calls once the answer of a connection's last request is written.
  socket.destroySoon = () => {
    socket.end();
    if (request.complete) return;
    const cut = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS);
    socket.once("close", () => clearTimeout(cut));
  };
}
