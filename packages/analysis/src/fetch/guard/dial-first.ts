import { Socket } from "node:net";
import type { buildConnector } from "undici";

export type Dial = buildConnector.connector;
export type DialOptions = buildConnector.Options;

/** More than this of a name's addresses are not tried. */
const MOST_ADDRESSES = 4;
/** What an address has before the next is tried beside it (RFC 8305 section 5 has 250 ms). */
const HEAD_START_MILLISECONDS = 300;

/**
 * Dials a name's addresses one after another, the next when one failed or its head start is over, and answers with the
 * first connection that opens (RFC 8305, "Happy Eyeballs"). The others are closed.
 *
 * @throws the first error when no address answers. Nothing when the signal ends it: whoever aborts knows.
 */
export function dialFirst(dial: Dial, options: DialOptions, addresses: string[], signal: AbortSignal): Promise<Socket> {
  const waiting = addresses.slice(0, MOST_ADDRESSES);
  const done = new AbortController();
  const over = AbortSignal.any([signal, done.signal]);
  const errors: unknown[] = [];
  let dialling = 0;
  let timer: NodeJS.Timeout | undefined;
  over.addEventListener("abort", () => clearTimeout(timer), { once: true });

  return new Promise((resolve, reject) => {
    const next = () => {
      clearTimeout(timer);
      if (over.aborted) return;
      const hostname = waiting.shift();
      if (hostname === undefined) {
        if (dialling === 0) reject(errors[0]);
        return;
      }
      dialling += 1;
      timer = setTimeout(next, HEAD_START_MILLISECONDS);
      dialOne(dial, { ...options, hostname }, over).then(
        (socket) => {
          if (over.aborted) return socket.destroy();
          done.abort();
          resolve(socket);
        },
        (error: unknown) => {
          dialling -= 1;
          errors.push(error);
          next();
        },
      );
    };
    next();
  });
}

/** Dials one address. A socket that opens after the signal aborted is closed, for nobody waits for it. */
export const dialOne = (dial: Dial, options: DialOptions, signal: AbortSignal): Promise<Socket> =>
  new Promise((resolve, reject) => {
    let opened = false;
    // undici answers with the socket that is being opened, whatever its types say.
    const opening: unknown = dial(options, (error, socket) => {
      // It leaves the socket out when there is none.
      if (error !== null) return reject(error);
      if (signal.aborted) return socket.destroy();
      opened = true;
      resolve(socket);
    });
    const abandon = () => {
      if (!opened && opening instanceof Socket) opening.destroy();
    };
    signal.addEventListener("abort", abandon, { once: true });
  });
