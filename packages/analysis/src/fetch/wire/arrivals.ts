import { finished, type Readable } from "node:stream";

/** Bytes that may wait to be decoded; the sender waits when there are more. */
const MOST_WAITING_BYTES = 64 * 1024;
/**
 * Pieces that a body may be sent in: 5 MB in pieces of 250 bytes. Each costs about a microsecond, however small it is,
 * so that a page sent byte by byte would cost seconds; it is cut here.
 */
const MOST_PIECES = 20_000;

/**
 * The bytes of a body as they come, those that came at once together: what is done with them costs by their number then,
 * not by how the sender cut them. When the body breaks off, what had come is handed out before its error: a stream that
 * ends with one drops what nobody took yet.
 *
 * @param mostBytes a longer body breaks off there.
 * @throws the body's error, also when it was destroyed before its end, was too long or was sent in too many pieces.
 */
export async function* arrivals(body: Readable, mostBytes: number): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let waitingBytes = 0;
  let count = 0;
  let allBytes = 0;
  let end: { error: unknown } | undefined;
  let wake = () => {};
  finished(body, { writable: false }, (error) => {
    end = { error };
    wake();
  });
  body.on("data", (piece: Buffer) => {
    if (body.destroyed) return;
    pieces.push(piece);
    waitingBytes += piece.length;
    count += 1;
    allBytes += piece.length;
    if (count >= MOST_PIECES || allBytes >= mostBytes)
      body.destroy(new Error("the body is too long or in too many pieces"));
    else if (waitingBytes > MOST_WAITING_BYTES) body.pause();
    wake();
  });
  for (;;) {
    if (pieces.length > 0) {
      const together = Buffer.concat(pieces, waitingBytes);
      pieces = [];
      waitingBytes = 0;
      yield together;
    } else if (end === undefined) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      body.resume();
      await woken;
    } else {
      if (end.error !== undefined && end.error !== null) throw end.error;
      return;
    }
  }
}
