import { gzipSync } from "node:zlib";
import { BEGINNING, type HostileServer, http, page, pour, READ, raw, unread } from "./hostile-server";

const NONSENSE = unread(/its answer makes no sense/);
const BROKEN_OFF = unread(/it broke off the connection|its answer makes no sense/);
const A_FILE = unread(/answered with a file/);
const START = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n";
const LENGTH = Buffer.byteLength(BEGINNING);

/** A page in Latin letters with accents, Cyrillic and others written as bytes that are no UTF-8. */
const windows1251 = Buffer.from("<title>\xc0\xea\xec\xe5</title><h1>\xcf\xe5\xf0\xfc\xff</h1>", "latin1");

/** Servers that keep to no standard. */
export const BROKEN: readonly HostileServer[] = [
  { does: "resets every connection at once", listen: raw((socket) => socket.resetAndDestroy()), answer: BROKEN_OFF },
  { does: "closes every connection at once", listen: raw((socket) => socket.end()), answer: BROKEN_OFF },
  {
    does: "resets after its headers",
    listen: raw((socket) =>
      socket.write(`${START}content-length: 9000\r\n\r\n<title>`, () => socket.resetAndDestroy()),
    ),
    answer: BROKEN_OFF,
  },
  {
    does: "resets half-way through its page",
    listen: raw((socket) => {
      socket.write(`${START}content-length: 9000\r\n\r\n${BEGINNING}`);
      // Later than the bytes, which a reset would overtake.
      setTimeout(() => socket.resetAndDestroy(), 200);
    }),
    answer: READ,
  },
  {
    does: "sends less than its content length",
    listen: raw(`${START}content-length: 9000\r\n\r\n${BEGINNING}`),
    answer: READ,
  },
  {
    does: "sends more than its content length",
    listen: raw(`${START}content-length: ${LENGTH}\r\n\r\n${BEGINNING}${BEGINNING}`),
    answer: READ,
  },
  {
    does: "names two content lengths",
    listen: raw(`${START}content-length: 4\r\ncontent-length: 5\r\n\r\n${BEGINNING}`),
    answer: NONSENSE,
  },
  {
    does: "names a negative content length",
    listen: raw(`${START}content-length: -1\r\n\r\n${BEGINNING}`),
    answer: NONSENSE,
  },
  {
    does: "names a length of chunks that is no number",
    listen: raw(`${START}transfer-encoding: chunked\r\n\r\nlots\r\n${BEGINNING}\r\n0\r\n\r\n`),
    answer: NONSENSE,
  },
  {
    does: "breaks its chunks off after the first",
    listen: raw(`${START}transfer-encoding: chunked\r\n\r\n${LENGTH.toString(16)}\r\n${BEGINNING}\r\nlots\r\n`),
    answer: READ,
  },
  { does: "speaks no HTTP", listen: raw("SSH-2.0-OpenSSH_9.2\r\n"), answer: NONSENSE },
  { does: "sends a page without a header", listen: raw(BEGINNING), answer: NONSENSE },
  {
    does: "answers with a status that nobody knows",
    listen: raw(`HTTP/1.1 999 No\r\n\r\n${BEGINNING}`),
    answer: unread(/problem of its own|didn't answer with a page/),
  },
  { does: "says gzip and sends none", listen: http(page(BEGINNING, { "content-encoding": "gzip" })), answer: NONSENSE },
  {
    does: "sends gzip that breaks off",
    listen: http(page(gzipSync(`${BEGINNING}${noise(40_000)}`).subarray(0, 20_000), { "content-encoding": "gzip" })),
    answer: READ,
  },
  {
    does: "sends a coding that nobody knows",
    listen: http(page(BEGINNING, { "content-encoding": "rot13" })),
    answer: unread(/a compression that can't be read/),
  },
  {
    does: "sends a program as a page",
    listen: http(page(Buffer.from(`\x7fELF\x02\x01\x01${"\0".repeat(2000)}`, "latin1"))),
    answer: A_FILE,
  },
  {
    does: "sends a picture as a page",
    listen: http(page(Buffer.from(`\x89PNG\r\n\x1a\n${noise(2000)}`, "latin1"))),
    answer: A_FILE,
  },
  {
    does: "sends a film without end",
    listen: http((_, response) => pour(response.writeHead(200, { "content-type": "video/mp4" }), noise(5000))),
    answer: A_FILE,
  },
  {
    does: "says UTF-8 and sends windows-1251",
    listen: http(page(windows1251)),
    answer: { name: "host", problem: null },
  },
  {
    does: "sends bytes that are no UTF-8 here and there",
    listen: http(page(Buffer.from(BEGINNING.replaceAll("hand", "h\xe4nd\xff\xc3"), "latin1"))),
    answer: READ,
  },
  {
    does: "sends NULs here and there",
    listen: http(page(BEGINNING.replaceAll("pens", "pe\0ns"))),
    answer: READ,
  },
  { does: "sends an empty page", listen: http(page("")), answer: unread(/empty page/) },
  {
    does: "says that there is nothing",
    listen: raw("HTTP/1.1 204 No Content\r\n\r\n"),
    answer: unread(/empty page/),
  },
  {
    does: "says that nothing changed",
    listen: raw("HTTP/1.1 304 Not Modified\r\n\r\n"),
    answer: unread(/didn't answer with a page/),
  },
  {
    does: "answers twice",
    listen: raw(`${START}content-length: ${LENGTH}\r\n\r\n${BEGINNING}${START}content-length: 2\r\n\r\nhi`),
    answer: READ,
  },
];

/** Text that can't be compressed much, the same each time. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join("");
}
