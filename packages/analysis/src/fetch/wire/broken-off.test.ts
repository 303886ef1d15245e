import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fetchOnce, type MadeSite, madeWorld, makeSite, makeTcpSite, withFetchers } from "../../../testing/made-site";

const html = { "content-type": "text/html; charset=utf-8" };
const TEXT = `<title>Acme</title>${"<p>hello".repeat(500)}`;
/** Text that does not compress, so that half of what it is sent as holds about half of it. */
const VARIED = Array.from({ length: 4000 }, (_, index) => (index * 2654435761).toString(36)).join(" ");

const WAYS: [string, (text: string) => Promise<MadeSite>][] = [
  [
    "is reset",
    (text) =>
      makeSite((_, response) => {
        response.writeHead(200, { ...html, "content-length": "100000" }).write(text);
        setTimeout(() => response.socket?.resetAndDestroy(), 50);
      }),
  ],
  [
    "ends before its length",
    (text) =>
      makeTcpSite((socket) =>
        socket.on("data", (request) => {
          if (request.includes("/robots.txt")) socket.write("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
          else socket.end(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100000\r\n\r\n${text}`);
        }),
      ),
  ],
  [
    "comes in broken chunks",
    (text) =>
      makeTcpSite((socket) =>
        socket.on("data", (request) => {
          if (request.includes("/robots.txt")) socket.write("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
          else {
            const head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n";
            socket.write(`${head}${text.length.toString(16)}\r\n${text}\r\n`);
            setTimeout(() => socket.write("no chunk\r\n"), 50);
          }
        }),
      ),
  ],
  ["drips past the page's time", (text) => makeDrip(text)],
];

/** A site that sends a text at once, and then a letter now and then for ever. */
function makeDrip(text: string, headers: Record<string, string> = html): Promise<MadeSite> {
  return makeSite((_, response) => {
    response.writeHead(200, headers).write(text);
    const drip = setInterval(() => response.write("a"), 20);
    response.on("close", () => clearInterval(drip));
  });
}

/** Enough for what is sent at once, on a busy machine too. */
const options = { limits: { pageMilliseconds: 1500 } };

describe("a page that breaks off is used as far as it came, and flagged", () => {
  test.each(WAYS)("when it %s", async (_, make) => {
    await using site = await make(TEXT);
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/", options);
    expect(page).toMatchObject({ ok: true, status: 200, truncated: true });
    expect(page.ok && page.text.startsWith(TEXT)).toBe(true);
  });

  test.each(WAYS)("but not when it %s within its first kilobyte", async (_, make) => {
    await using site = await make("a".repeat(900));
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/", options);
    expect(page).toMatchObject({ ok: false, reason: expect.stringMatching(/^(unreachable|timeout)$/) });
  });

  test.each([
    ["resets the connection later", (socket: Socket | null) => setTimeout(() => socket?.resetAndDestroy(), 50)],
    ["closes the connection at once", (socket: Socket | null) => socket?.end()],
  ])("when its compression is half there and the site %s", async (_, breakOff) => {
    const bytes = gzipSync(VARIED);
    await using site = await makeSite((_, response) => {
      response.writeHead(200, { ...html, "content-encoding": "gzip", "content-length": bytes.length });
      response.write(bytes.subarray(0, bytes.length / 2), () => breakOff(response.socket));
    });
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/", options);
    expect(page).toMatchObject({ ok: true, truncated: true });
    const { text } = page.ok ? page : { text: "" };
    expect(VARIED.startsWith(text)).toBe(true);
    expect(text.length).toBeGreaterThan(VARIED.length / 3);
  });

  test("when its compressed bytes are damaged", async () => {
    const bytes = gzipSync(VARIED);
    bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 200);
    await using site = await makeSite((_, response) =>
      response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(bytes),
    );
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/", options);
    expect(page).toMatchObject({ ok: true, truncated: true });
    expect(page.ok && page.text.slice(0, 2000)).toBe(VARIED.slice(0, 2000));
  });
});

test("a page that broke off is not remembered", async () => {
  let breaks = true;
  await using site = await makeSite((_, response) => {
    response.writeHead(200, html).write(TEXT);
    if (!breaks) response.end();
    else setTimeout(() => response.socket?.resetAndDestroy(), 50);
  });
  await withFetchers(madeWorld({ "acme.test": site }), async (begin) => {
    expect(await begin().fetch("http://acme.test/")).toMatchObject({ ok: true, truncated: true });
    breaks = false;
    expect(await begin().fetch("http://acme.test/")).toMatchObject({ ok: true, truncated: false });
  });
});

test("half a JSON file is none", async () => {
  await using site = await makeDrip(`{"name":"${"a".repeat(2000)}`, { "content-type": "application/json" });
  await withFetchers(
    madeWorld({ "acme.test": site }),
    async (begin) => {
      const page = await begin().fetch("http://acme.test/", { accept: "json" });
      expect(page).toMatchObject({ ok: false, reason: "timeout" });
    },
    options,
  );
});

test("half a robots.txt is none: it may lack the rule that forbids", async () => {
  await using site = await makeSite(
    ({ url }, response) => {
      if (url !== "/robots.txt") return void response.end(TEXT);
      response.writeHead(200, { "content-length": "10000" }).write("# hello\n".repeat(500));
      setTimeout(() => response.socket?.resetAndDestroy(), 50);
    },
    { robots: true },
  );
  const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/");
  expect(page).toMatchObject({ ok: false, reason: "unreachable" });
});
