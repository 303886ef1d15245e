import type { IncomingMessage, ServerResponse } from "node:http";

/** Read and thrown away of a refused body, so that a caller who sends all of it before it listens is answered too. */
const MOST_DISCARDED_BYTES = 4 * 1024 * 1024;
/** For a caller to take the answer before the connection is cut: far more than one on a busy machine needs. */
export const LINGER_MILLISECONDS = 10_000;

/**
 * Lets an answer that comes before the request's body has ended reach a caller who still sends. Nobody else gets the body
 * from here on. To be called before the answer's headers are sent.
 *
 * The answer says `connection: close`, but a connection that is closed under what a caller sends is reset, and the reset
 * can overtake the answer (RFC 9112 section 9.6): it is read a while longer, and then cut.
 */
export function closeWithoutReading(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  let discarded = 0;
  response.setHeader("connection", "close");
  if (request.complete) return;
  request.on("error", () => {}); // the caller may hang up at any moment of this
  request.on("data", (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MOST_DISCARDED_BYTES) request.pause();
  });
  // A body that was piped stands still then, and a listener alone does not set it going again.
  request.unpipe();
  request.resume();
  // What Node calls once the answer of a connection's last request is written.
  socket.destroySoon = () => {
    socket.end();
    if (request.complete) return;
    const cut = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS);
    socket.once("close", () => clearTimeout(cut));
  };
}
