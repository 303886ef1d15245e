import { randomBytes } from "node:crypto";
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fetchOnce, madeWorld, makeSite, makeTcpSite, withFetcher } from "./made-site";

const MEGABYTE = 1_000_000;
const html = { "content-type": "text/html; charset=utf-8" };

describe("size", () => {
  test.each([
    ["gzip", (bytes: Buffer) => gzipSync(bytes, { level: 1 })],
    ["br", (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ["deflate", (bytes: Buffer) => deflateSync(bytes, { level: 1 })],
  ])("a %s bomb is cut at 5 MB decoded, in little memory", async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(64 * MEGABYTE, "a"));
    await using site = await makeSite((_, response) =>
      response.writeHead(200, { ...html, "content-encoding": encoding }).end(bomb),
    );
    const before = process.memoryUsage.rss();
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/");
    expect(page).toMatchObject({ ok: true, truncated: true });
    expect(page.ok && page.text.length).toBe(5 * MEGABYTE);
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * MEGABYTE);
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

  test.each([
    ["zstd", "not-text"],
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
    expect(page.ok ? "" : page.message).toBe("acme.test took longer than 0.3 seconds to answer.");
    expect(page.milliseconds).toBeGreaterThanOrEqual(290);
    expect(page.milliseconds).toBeLessThan(1500);
  });

  test("slow redirects share a page's time", async () => {
    await using site = await makeSite(({ url = "" }, response) => {
      setTimeout(() => response.writeHead(302, { location: `${url}a` }).end(), 150);
    });
    const options = { limits: { pageMilliseconds: 350 } };
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/", options);
    expect(page).toMatchObject({ ok: false, reason: "timeout" });
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
