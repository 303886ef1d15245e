import { gzipSync } from "node:zlib";
import fc from "fast-check";

const MEBIBYTE = 1024 * 1024;

/** Bodies that are no JSON, or more of it than anybody means. */
export const hostileBodies: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(
    ...[
      "",
      " ",
      "{",
      "}",
      "[1,]",
      "{'id':'a'}",
      "NaN",
      "1e999",
      "-0",
      '"a"',
      "null",
      "undefined",
      "\u0000",
      "{}{}",
    ].map((text) => Buffer.from(text)),
    ...[
      '{"id":"a","id":"b","name":"x","domains":["acme.com"]}',
      '{"id":"\\ud800","name":"x","domains":["acme.com"]}',
    ].map((text) => Buffer.from(text)),
    Buffer.from('\ufeff{"id":"a","name":"x","domains":["acme.com"]}'),
    Buffer.from('{"id":"a","name":"x","domains":["acme.com"]}', "utf16le"),
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.from([0xc3]),
    Buffer.from(`${"[".repeat(100_000)}${"]".repeat(100_000)}`),
    Buffer.from(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`),
    Buffer.from(`{"id":"a","name":"x","domains":["acme.com"],"prompts":${"[".repeat(5_000)}${"]".repeat(5_000)}}`),
    Buffer.from(`{"id":"a","name":"x","domains":[${'"acme.com",'.repeat(50_000)}"acme.com"]}`),
    Buffer.from(`{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`),
    gzipSync('{"id":"a","name":"x","domains":["acme.com"]}'),
    Buffer.alloc(MEBIBYTE, " "),
    Buffer.alloc(MEBIBYTE + 1, " "),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text.slice(0, -1))),
);

type Header = readonly [name: string, value: string];

/** Headers that replace those of the same names; an empty value removes one. */
export const hostileHeaders: fc.Arbitrary<readonly Header[]> = fc.constantFrom<readonly Header[]>(
  ...[
    ...[
      "",
      "text/plain",
      "application/xml",
      "multipart/form-data; boundary=x",
      "application/json; charset=utf-16",
      "*/*",
    ],
    ...[
      "application/json;",
      "APPLICATION/JSON",
      "application/json; charset=utf-8; q",
      "application/jsonx",
      "é",
      "a".repeat(5000),
    ],
  ].map((value): Header[] => [["content-type", value]]),
  ...[
    "",
    "Bearer",
    "Bearer x",
    "Basic eDp5",
    "Bearer {token} {token}",
    "Bearer mrq_ü",
    `Bearer mrq_${"a".repeat(5000)}`,
  ].map((value): Header[] => [["authorization", value]]),
  [
    ["authorization", "Bearer {token}"],
    ["authorization", "Bearer mrq_other"],
  ],
  ...["", "x".repeat(256), "ü", "a b", "a,b", "\u0001", "k1"].map((value): Header[] => [["idempotency-key", value]]),
  ...["*", '""', '"x"', "x", 'W/"x"', '"a","b"', ",".repeat(3000), '"2026-01-31T09:30:00.000Z"'].map(
    (value): Header[] => [["if-match", value]],
  ),
  ...["", "a b", "é", "x".repeat(1000), "../..", "<script>"].map((value): Header[] => [["x-request-id", value]]),
  ...["gzip", "identity", "x"].map((value): Header[] => [["content-encoding", value]]),
  ...["100-continue", "x"].map((value): Header[] => [["expect", value]]),
  ...["h2c", "websocket"].map((value): Header[] => [
    ["connection", "upgrade"],
    ["upgrade", value],
  ]),
  ...["example.com", "", "a b", "[::1", "localhost:99999"].map((value): Header[] => [["host", value]]),
  ...["1.2.3.4", "x".repeat(3000), "::1, 127.0.0.1"].map((value): Header[] => [["x-forwarded-for", value]]),
  ...["application/xml", "x", ""].map((value): Header[] => [["accept", value]]),
  [["origin", "https://evil.example"]],
  [["x-http-method-override", "DELETE"]],
  [["content-length", "1"]],
  [["content-length", "-1"]],
  [["content-length", "1e3"]],
  [["transfer-encoding", "chunked"]],
  [["transfer-encoding", "gzip, chunked"]],
  [["x", "y".repeat(20_000)]],
  [["bad name", "x"]],
  Array.from({ length: 300 }, (_, index): Header => [`x-${index}`, "x"]),
);

export const hostileMethods = fc.constantFrom(
  ...["GET", "HEAD", "OPTIONS", "PUT", "POST", "PATCH", "DELETE", "TRACE", "PROPFIND", "QUERY", "LINK", "M-SEARCH"],
  ...["FOO", "post", "", "G\u00e9T"],
);

/** Ways to write a path that nobody means. */
export const hostilePaths: fc.Arbitrary<(path: string) => string> = fc.constantFrom(
  (path: string) => `${path}/`,
  (path: string) => `/${path}`,
  (path: string) => path.replace(/\//g, "//"),
  (path: string) => path.toUpperCase(),
  (path: string) => `${path}/nowhere`,
  (path: string) => path.replace(/.$/, "%00"),
  (path: string) => path.replace(/.$/, "%zz"),
  (path: string) => path.replace(/.$/, "%E0%A4%A"),
  (path: string) => path.replace(/.$/, "%2e%2e"),
  (path: string) => `${path}/..%2f..%2fetc%2fpasswd`,
  (path: string) => `${path}/../healthz`,
  (path: string) => `${path};a=b`,
  (path: string) => `${path}#x`,
  (path: string) => `${path}?${"a=1&".repeat(2000)}`,
  (path: string) => `${path}?a=%zz&%=%`,
  (path: string) => `${path}?a=1?b=2`,
  (path: string) => `${path}${"x".repeat(700)}`,
  (path: string) => `${path}${"/x".repeat(3000)}`,
  (path: string) => `http://localhost${path}`,
  (path: string) => path.slice(1),
  (path: string) => `${path} x`,
  (path: string) => `${path}é`,
  (path: string) => path.replace(/e/g, "%65"),
  () => "*",
  () => "",
  () => "/",
  () => "/%2f",
  () => "/__proto__",
  () => "\\brands",
);
