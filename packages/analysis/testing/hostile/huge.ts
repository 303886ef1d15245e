import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { ACCEPTED_ENCODINGS } from "../../src/fetch/wire/decode-body";
import {
  BEGINNING,
  type HostileServer,
  HTML,
  http,
  page,
  pour,
  READ,
  type Respond,
  raw,
  unread,
} from "./hostile-server";
import { zstdBomb } from "./zstd-bomb";

const MEGABYTE = 1_000_000;
const BOMB_BYTES = 200 * MEGABYTE;

/** Made when somebody asks: all of them together take seconds. */
const bomb = (coding: string, compress: (bytes: Buffer) => Buffer): Respond => {
  let made: Buffer | undefined;
  return (request, response) => {
    made ??= compress(Buffer.alloc(BOMB_BYTES, " ").fill(BEGINNING, 0, Buffer.byteLength(BEGINNING)));
    page(made, { "content-encoding": coding })(request, response);
  };
};
const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });
const over = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const RULES = "User-agent: *\nDisallow: /private/\nAllow: /private/*a*b*c*d*e*f*g*h$\n";

const endlessPage: Respond = (_, response) => {
  response.writeHead(200, HTML).write(BEGINNING);
  pour(response, "<p>more and more ");
};

/** Servers that send too much. */
export const HUGE: readonly HostileServer[] = [
  { does: "sends 200 MB in 200 KB of gzip", listen: http(bomb("gzip", (bytes) => gzipSync(bytes))), answer: READ },
  {
    does: "sends 200 MB in 200 KB of deflate",
    listen: http(bomb("deflate", (bytes) => deflateSync(bytes))),
    answer: READ,
  },
  { does: "sends 200 MB in a few bytes of br", listen: http(bomb("br", brotli)), answer: READ },
  {
    does: "sends 200 MB in 7 KB of zstd",
    listen: http(page(zstdBomb(BEGINNING, BOMB_BYTES), { "content-encoding": "zstd" })),
    // Node.js reads it since 22.15; nobody offers it before.
    answer: ACCEPTED_ENCODINGS.includes("zstd") ? READ : unread(/a compression that can't be read/),
  },
  {
    does: "sends 200 MB in gzip in gzip",
    listen: http(bomb("gzip, gzip", (bytes) => gzipSync(gzipSync(bytes)))),
    answer: READ,
  },
  {
    does: "sends a page of a gigabyte",
    listen: http((_, response) => {
      response.writeHead(200, { ...HTML, "content-length": "1000000000" }).write(BEGINNING);
      pour(response, "<p>more and more ");
    }),
    answer: READ,
  },
  { does: "sends a page without end", listen: http(endlessPage), answer: READ },
  {
    does: "sends a page in 200,000 pieces of one byte",
    listen: raw((socket) => {
      const pieces = Array.from(over(BEGINNING, 200_000), (letter) => `1\r\n${letter}\r\n`);
      socket.end(
        `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n${pieces.join("")}0\r\n\r\n`,
      );
    }),
    answer: READ,
  },
  {
    does: "sends headers without end",
    listen: raw((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      pour(socket, "set-cookie: name=value\r\n");
    }),
    answer: unread(/its answer makes no sense/),
  },
  {
    does: "sends a robots.txt without end",
    listen: http(page(BEGINNING), (_, response) =>
      pour(response.writeHead(200, { "content-type": "text/plain" }), RULES),
    ),
    answer: READ,
  },
  {
    does: "links a manifest and a sitemap without end",
    listen: http(
      (request, response) => {
        if (request.url === "/") page(`<link rel="manifest" href="/endless.json">${BEGINNING}`)(request, response);
        else endlessPage(request, response);
      },
      page("Sitemap: /sitemap.xml\nSitemap: /other.xml\n", { "content-type": "text/plain" }),
    ),
    answer: READ,
  },
];
