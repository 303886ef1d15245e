import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { arrivals } from "./arrivals";
import { decodeBody, decodersFor } from "./decode-body";

const LETTERS = Buffer.alloc(100_000, "a");
const byteByByte = (bytes: Buffer) => Array.from({ length: bytes.length }, (_, at) => bytes.subarray(at, at + 1));
const LIMITS = { wanted: 5_000_000, leastBytes: 1024 };
const { signal } = new AbortController();

test("bytes that came at once are handed out together, however they were cut", async () => {
  const body = new Readable({ read() {} });
  for (const piece of byteByByte(LETTERS.subarray(0, 10_000))) body.push(piece);
  body.push(null);
  const batches: Buffer[] = [];
  for await (const batch of arrivals(body, Number.POSITIVE_INFINITY)) batches.push(batch);
  expect(Buffer.concat(batches)).toEqual(LETTERS.subarray(0, 10_000));
  expect(batches.length).toBeLessThan(100);
});

test.each([
  ["as they are", "", LETTERS],
  ["compressed", "gzip", gzipSync(LETTERS, { level: 0 })],
])("100,000 bytes sent one by one, %s, are cut where their number is absurd", async (_, coding, bytes) => {
  const body = Readable.from(byteByByte(bytes));
  const decoded = await decodeBody(body, decodersFor(coding) ?? [], LIMITS, signal);
  expect(decoded.truncated).toBe(true);
  expect(decoded.bytes.length).toBeGreaterThan(10_000);
  expect(decoded.bytes.length).toBeLessThanOrEqual(20_000);
});

test("a compressed body that is padded without end is left", async () => {
  /** An empty stored block (RFC 1951 section 3.2.4): five bytes that stand for none. */
  const nothing = Buffer.from([0x00, 0x00, 0x00, 0xff, 0xff]);
  const padding = Buffer.alloc(50_000, nothing);
  let sent = 0;
  const body = new Readable({
    read() {
      sent += padding.length;
      this.push(padding);
    },
  });
  const decoded = decodeBody(body, decodersFor("deflate") ?? [], { wanted: 1_000_000, leastBytes: 1 }, signal);
  await expect(decoded).rejects.toThrow("too long");
  expect(sent).toBeLessThan(3_000_000);
});
