import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { LINGER_MILLISECONDS } from "./close-without-reading";

/** Node's codes for what its parser refuses; everything else is a 400. */
const STATUSES = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

/**
 * Answers bytes that are no HTTP request, or not a whole one in time, in the form of every other error, and closes the
 * connection: for a server's `clientError`, where no response is there yet to answer with.
 */
export function answerMalformed({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES.get(code ?? "") ?? 400;
  const error = STATUS_CODES[status] ?? "";
  const body = JSON.stringify({ error, message: "This is not a well-formed HTTP request" });
  socket.end(
    `HTTP/1.1 ${status} ${error}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Who does not close its own side would keep the connection for ever.
  const cut = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS);
  socket.once("close", () => clearTimeout(cut));
}
