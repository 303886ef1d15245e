import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { fetchOnce, listen, madeWorld, makeSite, withFetcher } from "../../../testing/made-site";
import { retryAfter } from "./client";

/** A site that answers page after page with these, the last for ever. */
function answering(...answers: [number, Record<string, string>, string?][]) {
  let next = 0;
  return makeSite((_, response) => {
    const [status, headers, body = "<p>hello"] = answers[Math.min(next++, answers.length - 1)] ?? [500, {}];
    response.writeHead(status, headers).end(body);
  });
}
const tries = (requests: string[]) => requests.filter((request) => !request.endsWith("/robots.txt")).length;

describe("a site that is too busy", () => {
  test.each([429, 503])("with %i is asked again when it says so", async (status) => {
    await using site = await answering([status, { "retry-after": "1" }], [200, {}]);
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/");
    expect(page).toMatchObject({ ok: true, text: "<p>hello" });
    expect(page.milliseconds).toBeGreaterThanOrEqual(990);
    expect(tries(site.requests)).toBe(2);
  });

  test.each([
    [2, "is still too busy", 429, { "retry-after": "0" }],
    [1, "doesn't say when", 429, {}],
    [1, "says nothing that can be read", 503, { "retry-after": "soon" }],
    [1, "says it much later", 429, { "retry-after": "6" }],
    [1, "has another problem", 500, { "retry-after": "0" }],
    [1, "shows a challenge", 503, { "cf-mitigated": "challenge" }],
  ])("is asked %i times when it %s", async (times, _, status, headers) => {
    await using site = await answering([status, headers]);
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/");
    expect(page).toMatchObject({ ok: false, status });
    expect(tries(site.requests)).toBe(times);
  });

  test.each([
    ["page", {}, { limits: { pageMilliseconds: 1900 } }],
    ["analysis", { deadlineMilliseconds: 1900 }, {}],
  ])("is not asked again past the time for the %s", async (_, world, options) => {
    await using site = await answering([429, { "retry-after": "2" }]);
    const page = await fetchOnce(madeWorld({ "acme.test": site }, world), "http://acme.test/", options);
    expect(page).toMatchObject({ ok: false, reason: "status", status: 429 });
    expect(tries(site.requests)).toBe(1);
  });

  test("is asked again once a page, also after a redirect", async () => {
    await using site = await answering(
      [503, { "retry-after": "0" }],
      [302, { location: "/en" }],
      [503, { "retry-after": "0" }],
      [200, {}],
    );
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/");
    expect(page).toMatchObject({ ok: false, status: 503, url: "http://acme.test/en" });
    expect(tries(site.requests)).toBe(3);
  });
});

const sent = "Wed, 21 Oct 2026 07:28:00 GMT";
test.each([
  [429, "120", "", 120_000],
  [503, "Wed, 21 Oct 2026 07:28:03 GMT", sent, 3000],
  [503, "Wed, 21 Oct 2026 07:27:00 GMT", sent, 0],
  [503, "Thu, 01 Jan 1970 00:00:00 GMT", "", 0],
  [503, "soon", "", undefined],
  [503, "", sent, undefined],
  [200, "1", "", undefined],
])("%i with Retry-After %j, sent at %j, means %s ms", (status, written, date, milliseconds) => {
  const headers = { get: (name: string) => ({ "retry-after": written, date })[name] ?? "" };
  expect(retryAfter({ status, headers })).toBe(milliseconds);
});

describe("a connection that was kept", () => {
  /** Speaks HTTP itself: robots.txt is answered on each connection, then `then` decides. */
  const keeping = (then: (request: string, count: number) => string | undefined) => {
    const requests: string[] = [];
    let count = 0;
    const server = createServer((socket) =>
      socket.on("data", (bytes) => {
        const request = bytes.toString();
        requests.push(request.split(" ")[1] ?? "");
        const answer = request.includes("/robots.txt") ? "404 Not Found" : then(request, ++count);
        if (answer === undefined) socket.resetAndDestroy();
        else socket.write(`HTTP/1.1 ${answer}\r\nContent-Length: 0\r\n\r\n`);
      }),
    );
    return listen(server, requests);
  };

  test("and was closed before the answer is replaced by another", async () => {
    await using site = await keeping((_, count) => (count === 1 ? undefined : "200 OK"));
    expect(await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/")).toMatchObject({ ok: true });
    expect(site.requests).toEqual(["/robots.txt", "/", "/"]);
    expect(site.connections()).toBe(2);
  });

  test("is replaced once: a site that closes new connections too is not asked a third time", async () => {
    await using site = await keeping(() => undefined);
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/");
    expect(page).toMatchObject({ ok: false, reason: "unreachable" });
    expect(site.requests).toEqual(["/robots.txt", "/", "/"]);
  });

  test("that is new and is closed before the answer is not: the site may have acted on the request", async () => {
    await using site = await keeping(() => undefined);
    await withFetcher(madeWorld({ "acme.test": site }), async (fetcher) => {
      expect(await fetcher.fetch("http://acme.test/")).toMatchObject({ ok: false });
      const before = site.requests.length;
      expect(await fetcher.fetch("http://acme.test/")).toMatchObject({ ok: false });
      expect(site.requests.slice(before)).toEqual(["/"]);
    });
  });
});
