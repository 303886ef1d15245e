import { connect } from "node:net";

export interface Upload {
  /** The status line's number; `undefined` when the connection ended without an answer. */
  status: number | undefined;
  /** How much of the body had left us when the answer came. */
  sent: number;
}

const CHUNK = Buffer.alloc(64 * 1024, "x");

interface Framing {
  header: string;
  around: (chunk: Buffer) => Buffer;
}

/** RFC 9112 section 6: a length told beforehand, or chunks that tell nothing of the whole. */
export const FRAMINGS: Readonly<Record<"content-length" | "chunked", (total: number) => Framing>> = {
  "content-length": (total) => ({ header: `Content-Length: ${total}`, around: (chunk) => chunk }),
  chunked: () => ({
    header: "Transfer-Encoding: chunked",
    around: (chunk) => Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")]),
  }),
};

/** Pours a body of `total` bytes into a POST over a bare socket, and stops at the first byte of an answer. */
export function upload(url: string, total: number, framing: Framing, headers: readonly string[]): Promise<Upload> {
  const { hostname, port, pathname, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let sent = 0;
    let over = false;
    const finish = (status: number | undefined): void => {
      if (over) return;
      over = true;
      socket.destroy();
      resolve({ status, sent });
    };
    const pour = (): void => {
      if (over || sent >= total) return;
      sent += CHUNK.length;
      const wait = !socket.write(framing.around(CHUNK));
      if (wait) socket.once("drain", pour);
      else setTimeout(pour, 1); // leaves the answer a chance to come in
    };
    socket.once("connect", () => {
      const head = [
        `POST ${pathname} HTTP/1.1`,
        `Host: ${host}`,
        "Content-Type: application/json",
        framing.header,
        ...headers,
      ];
      socket.write(`${head.join("\r\n")}\r\n\r\n`);
      pour();
    });
    socket.once("data", (data) => finish(Number(/^HTTP\/1\.1 (\d{3})/.exec(data.toString("latin1"))?.[1])));
    socket.once("close", () => finish(undefined));
    // The server may close its end while we still write; what it said before that has come through "data".
    socket.once("error", (error) =>
      "code" in error && error.code !== "ECONNREFUSED" ? finish(undefined) : reject(error),
    );
  });
}
