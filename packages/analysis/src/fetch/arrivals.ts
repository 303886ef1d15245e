import { finished, type Readable } from "node:stream";

/** Bytes that may wait to be decoded; the sender waits when there are more. */
const MOST_WAITING_BYTES = 64 * 1024;

/**
 * The pieces of a body as they come. When it breaks off, those that had come are handed out before its error: a stream
 * that ends with one drops what nobody took yet.
 *
 * @throws the body's error, also when it was destroyed before its end.
 */
export async function* arrivals(body: Readable): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  let end: { error: unknown } | undefined;
  let wake = () => {};
  finished(body, { writable: false }, (error) => {
    end = { error };
    wake();
  });
  body.on("data", (piece: Buffer) => {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > MOST_WAITING_BYTES) body.pause();
    wake();
  });
  for (;;) {
    const piece = pieces.shift();
    if (piece !== undefined) {
      bytes -= piece.length;
      yield piece;
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
