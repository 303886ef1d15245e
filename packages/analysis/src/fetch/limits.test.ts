import { randomBytes } from "node:crypto";
import { Readable, type Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import * as zlib from "node:zlib";
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createDeflate,
  createGzip,
  deflateRawSync,
  deflateSync,
  gzipSync,
} from "node:zlib";
import { describe, expect, test } from "vitest";
import { fetchOnce, madeWorld, makeSite, makeTcpSite, withFetcher } from "../../testing/made-site";
import { told } from "../../testing/told";

const MEGABYTE = 1_000_000;
const zstd = (name: string) => Reflect.get(zlib, name);
const hasZstd = zstd("createZstdCompress") !== undefined;

const CODINGS: [string, () => Transform][] = [
  ["gzip", () => createGzip({ level: 1 })],
  ["br", () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ["deflate", () => createDeflate({ level: 1 })],
];
// Node has it since 22.15.
if (hasZstd) CODINGS.push(["zstd", () => zstd("createZstdCompress")()]);

/** So many megabytes of the letter a, one by one. */
function* letters(megabytes: number): Generator<Buffer> {
  const one = Buffer.alloc(MEGABYTE, "a");
  for (let made = 0; made < megabytes; made += 1) yield one;
}

const html = { "content-type": "text/html; charset=utf-8" };

describe("size", () => {
  test.each(CODINGS)("a %s bomb is cut at 5 MB decoded, in little memory", async (encoding, makeEncoder) => {
    const bomb = await buffer(Readable.from(letters(200)).pipe(makeEncoder()));
    expect(bomb.length).toBeLessThan(MEGABYTE);
    await using site = await makeSite((_, response) =>
      response.writeHead(200, { ...html, "content-encoding": encoding }).end(bomb),
    );
    const before = process.memoryUsage.rss();
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/");
    expect(page).toMatchObject({ ok: true, truncated: true });
    expect(page.ok && page.text.length).toBe(5 * MEGABYTE);
    // Half of what it holds: the rest is the page itself, and what its server and a first test take.
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MEGABYTE);
  });

  test("a page that never ends is cut, and its connection closed", async () => {
    const chunk = randomBytes(65_536).toString("base64");
    let closed: Promise<void> | undefined;
    await using site = await makeSite((_, response) => {
      closed = new Promise((resolve) => response.on("close", resolve));
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.writeHead(200, html).on("drain", more);
      more();
    });
    expect(await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/")).toMatchObject({ truncated: true });
    await closed;
  });

  test("a page of exactly the limit is whole", async () => {
    await using site = await makeSite((_, response) => response.writeHead(200, html).end("a".repeat(1000)));
    const options = { limits: { pageBytes: 1000 } };
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/", options);
    expect(page).toMatchObject({ ok: true, truncated: false, text: "a".repeat(1000) });
  });

  test.each([
    ["gzip", gzipSync("<p>hello")],
    ["x-gzip", gzipSync("<p>hello")],
    ["br", brotliCompressSync("<p>hello")],
    ["deflate", deflateSync("<p>hello")],
    ["deflate", deflateRawSync("<p>hello")],
    ["identity", Buffer.from("<p>hello")],
    ["gzip, br", brotliCompressSync(gzipSync("<p>hello"))],
  ])("a page in %s is decoded", async (encoding, bytes) => {
    await using site = await makeSite((_, response) =>
      response.writeHead(200, { ...html, "content-encoding": encoding }).end(bytes),
    );
    expect(await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/")).toMatchObject({ text: "<p>hello" });
  });

  test.skipIf(!hasZstd).each([
    [23, { ok: true, truncated: false }],
    [27, { ok: false, reason: "unreachable" }],
  ])("Zstandard with a window of 2^%i bytes is offered and decoded up to 8 MB", async (windowLog, expected) => {
    const encoder = zstd("createZstdCompress")({ params: { 101: windowLog } });
    const bytes = await buffer(Readable.from(letters(3)).pipe(encoder));
    const offered: unknown[] = [];
    await using site = await makeSite(({ headers }, response) => {
      offered.push(headers["accept-encoding"]);
      response.writeHead(200, { ...html, "content-encoding": "zstd" }).end(bytes);
    });
    expect(await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/")).toMatchObject(expected);
    expect(offered).toEqual(["gzip, deflate, br, zstd"]);
  });

  test.each([
    ["zstd", hasZstd ? "unreachable" : "not-text"],
    ["compress", "not-text"],
    ["gzip, gzip, gzip", "not-text"],
    ["gzip", "unreachable"],
  ])("a page that is not the %s it says is a failure", async (encoding, reason) => {
    await using site = await makeSite((_, response) =>
      response.writeHead(200, { ...html, "content-encoding": encoding }).end("<p>hello"),
    );
    expect(await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/")).toMatchObject({ ok: false, reason });
  });
});

describe("time", () => {
  test("a byte now and then does not stretch a page's time", async () => {
    await using site = await makeSite((_, response) => {
      response.writeHead(200, html);
      const drip = setInterval(() => response.write("a"), 50);
      response.on("close", () => clearInterval(drip));
    });
    const options = { limits: { pageMilliseconds: 300 } };
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/", options);
    expect(page).toMatchObject({ ok: false, reason: "timeout" });
    expect(told(page).message).toBe("acme.test took longer than 0.3 seconds to answer.");
    expect(page.milliseconds).toBeGreaterThanOrEqual(290);
    expect(page.milliseconds).toBeLessThan(1500);
  });

  test("slow redirects share a page's time", async () => {
    await using site = await makeSite(({ url = "" }, response) => {
      setTimeout(() => response.writeHead(302, { location: `${url}a` }).end(), 150);
    });
    const options = { limits: { pageMilliseconds: 350 } };
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/", options);
    expect(told(page)).toMatchObject({
      ok: false,
      reason: "timeout",
      message: "acme.test took longer than 0.4 seconds to answer.",
    });
  });

  test("headers that don't come end at their limit", async () => {
    await using site = await makeTcpSite(() => {});
    const options = { limits: { headerMilliseconds: 100 } };
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/", options);
    expect(page).toMatchObject({ ok: false, reason: "timeout" });
  });

  test("the analysis' deadline ends what is under way and what has not begun", async () => {
    await using site = await makeSite(() => {});
    const world = madeWorld({ "acme.test": site }, { deadlineMilliseconds: 200 });
    await withFetcher(world, async (fetcher) => {
      const pages = await Promise.all(["/a", "/b", "/c", "/d"].map((path) => fetcher.fetch(`http://acme.test${path}`)));
      const late = await fetcher.fetch("http://acme.test/e");
      for (const page of [...pages, late]) {
        expect(page).toMatchObject({ ok: false, reason: "timeout" });
        expect(page.milliseconds).toBeLessThan(1000);
      }
      expect(site.requests.filter((request) => request.endsWith("/e"))).toEqual([]);
    });
  });

  test("a caller who leaves ends the fetch with the reason, and its connections", async () => {
    const leaving = new AbortController();
    let closed: Promise<void> | undefined;
    await using site = await makeSite((_, response) => {
      closed = new Promise((resolve) => response.on("close", resolve));
      leaving.abort(new Error("left"));
    });
    await withFetcher(
      madeWorld({ "acme.test": site }),
      async (fetcher) => {
        await expect(fetcher.fetch("http://acme.test/")).rejects.toThrow("left");
        await closed;
        await expect(fetcher.fetch("http://acme.test/")).rejects.toThrow("left");
      },
      { signal: leaving.signal },
    );
  });
});
