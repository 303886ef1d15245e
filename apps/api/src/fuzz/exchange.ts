import { once } from "node:events";
import { connect } from "node:net";
import type { FuzzRequest } from "./requests";

/** An answer as it came over the wire. */
export interface FuzzAnswer {
  /** `undefined` when none came. */
  status: number | undefined;
  /** Whether the server neither answered to the end nor closed the connection. */
  hung: boolean;
  headers: ReadonlyMap<string, string>;
  body: string;
}

/**
 * Sends a request byte for byte as it is written, on a connection of its own.
 * @param patience milliseconds after which a server that says nothing hangs.
 */
export async function exchange(
  port: number,
  { method, path, headers, body }: Pick<FuzzRequest, "method" | "path" | "headers" | "body">,
  patience: number,
): Promise<FuzzAnswer> {
  const named = new Set(headers.map(([name]) => name));
  const framing = body === undefined || named.has("content-length") || named.has("transfer-encoding");
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(named.has("host") ? [] : [`host: 127.0.0.1:${port}`]),
    ...(named.has("connection") ? [] : ["connection: close"]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(framing ? [] : [`content-length: ${body.length}`]),
  ];
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    // Whoever asked to keep the connection would be waited for.
    if (isWhole(Buffer.concat(chunks).toString("latin1"), method)) socket.end();
  });
  // A server that has answered may cut what it does not want to read.
  socket.on("error", () => {});
  let hung = false;
  socket.setTimeout(patience, () => {
    hung = true;
    socket.destroy();
  });
  // Not ended: Node.js takes the end of what a caller sends for the caller having left.
  socket.write(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), body ?? Buffer.alloc(0)]));
  await once(socket, "close");
  return { hung, ...parse(Buffer.concat(chunks).toString()) };
}

/** Whether an answer with a length is there to its end; one without ends with its connection. */
function isWhole(text: string, method: string): boolean {
  const { status, headers, body } = parse(text);
  const length = method === "HEAD" || status === 204 ? "0" : headers.get("content-length");
  return status !== undefined && text.includes("\r\n\r\n") && length !== undefined && body.length >= Number(length);
}

function parse(text: string): Omit<FuzzAnswer, "hung"> {
  // Interim answers (100) come before the one that counts.
  const final = text.replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, "");
  const [head = "", ...rest] = final.split("\r\n\r\n");
  const [start = "", ...lines] = head.split("\r\n");
  const status = /^HTTP\/1\.1 (\d{3})/.exec(start)?.[1];
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status: status === undefined ? undefined : Number(status), headers, body: rest.join("\r\n\r\n") };
}
