import { EventEmitter, once } from "node:events";
import { describe, expect, test } from "vitest";
import { madeWorld, makeSite, withFetcher, withFetchers } from "../../../testing/made-site";
import { told } from "../../../testing/told";
import { createPageCache } from "./pages";

/** A site that answers when it is let. */
async function makeSlowSite() {
  const door = new EventEmitter();
  const [asked, opened, dropped] = ["asked", "opened", "dropped"].map((event) => once(door, event));
  const site = await makeSite(async (_, response) => {
    response.on("close", () => response.writableFinished || door.emit("dropped"));
    door.emit("asked");
    await opened;
    response.end("<p>hello");
  });
  return Object.assign(site, { asked, dropped, answer: () => door.emit("opened") });
}
const pagesAsked = (requests: string[]) => requests.filter((request) => !request.endsWith("/robots.txt"));

describe("a page that is under way", () => {
  test("is asked for once by all analyses, each told what it asked for", async () => {
    await using site = await makeSlowSite();
    await withFetchers(madeWorld({ "acme.test": site }), async (begin) => {
      const urls = ["http://acme.test/a", "http://ACME.test/a#top", "http://acme.test:80/a"];
      const pages = urls.map((url) => begin().fetch(url));
      await site.asked;
      site.answer();
      for (const [index, page] of (await Promise.all(pages)).entries())
        expect(page).toMatchObject({
          ok: true,
          requestedUrl: urls[index],
          url: "http://acme.test/a",
          text: "<p>hello",
        });
    });
    expect(site.requests).toEqual(["GET acme.test /robots.txt", "GET acme.test /a"]);
  });

  test("goes on for those who stay when one leaves or is out of time", async () => {
    await using site = await makeSlowSite();
    const world = madeWorld({ "acme.test": site });
    await withFetchers(world, async (begin) => {
      const leaving = new AbortController();
      const first = begin({ signal: leaving.signal }).fetch("http://acme.test/");
      const stays = begin().fetch("http://acme.test/");
      const late = begin({ deadlineAt: world.now() + 50 }).fetch("http://acme.test/");
      await site.asked;
      leaving.abort(new Error("left"));
      await expect(first).rejects.toThrow("left");
      expect(await late).toMatchObject({ ok: false, reason: "timeout", url: "http://acme.test/" });
      site.answer();
      expect(await stays).toMatchObject({ ok: true });
    });
    expect(pagesAsked(site.requests).length).toBe(1);
  });

  test("tells those who run out of time how far it had come", async () => {
    await using slow = await makeSlowSite();
    await using site = await makeSite((_, response) =>
      response.writeHead(302, { location: "http://www.acme.test/" }).end(),
    );
    const world = madeWorld({ "acme.test": site, "www.acme.test": slow }, { deadlineMilliseconds: 1500 });
    const page = await withFetcher(world, (fetcher) => fetcher.fetch("http://acme.test/"));
    expect(told(page)).toMatchObject({
      ok: false,
      reason: "timeout",
      redirects: ["http://acme.test/"],
      url: "http://www.acme.test/",
      message: "www.acme.test was not read: the time for the whole analysis was over.",
    });
  });

  test("is given up when the last leaves, and asked for anew by the next", async () => {
    await using site = await makeSlowSite();
    await withFetchers(madeWorld({ "acme.test": site }), async (begin) => {
      const leaving = new AbortController();
      const pages = [1, 2].map(() => begin({ signal: leaving.signal }).fetch("http://acme.test/"));
      await site.asked;
      leaving.abort(new Error("left"));
      for (const page of pages) await expect(page).rejects.toThrow("left");
      await site.dropped;
      site.answer();
      expect(await begin().fetch("http://acme.test/")).toMatchObject({ ok: true });
    });
    expect(pagesAsked(site.requests).length).toBe(2);
  });

  test("is another one when another kind is asked for", async () => {
    await using site = await makeSite((_, response) => response.setHeader("content-type", "text/plain").end("{}"));
    await withFetcher(madeWorld({ "acme.test": site }), (fetcher) =>
      Promise.all([
        fetcher.fetch("http://acme.test/a"),
        fetcher.fetch("http://acme.test/a", { accept: "json" }),
        fetcher.fetch("http://acme.test/a?b"),
        fetcher.fetch("https://acme.test/a"),
      ]),
    );
    expect(pagesAsked(site.requests).length).toBe(4);
  });
});

describe("a page that was fetched", () => {
  test("is remembered for five minutes, and so is robots.txt", async () => {
    let later = 0;
    await using site = await makeSite((_, response) => response.end("<p>hello"));
    const now = () => performance.now() + later;
    await withFetchers(madeWorld({ "acme.test": site }, { now }), async (begin) => {
      const first = await begin().fetch("http://acme.test/");
      const again = await begin().fetch("http://acme.test/#top");
      expect(again).toEqual({ ...first, requestedUrl: "http://acme.test/#top", milliseconds: expect.any(Number) });
      expect(site.requests.length).toBe(2);
      later = 5 * 60 * 1000 + 1;
      expect(await begin().fetch("http://acme.test/")).toMatchObject({ ok: true });
      expect(site.requests.length).toBe(4);
    });
  });

  test("is not given to an analysis that is over", async () => {
    await using site = await makeSite((_, response) => response.end("<p>hello"));
    const world = madeWorld({ "acme.test": site });
    await withFetchers(world, async (begin) => {
      expect(await begin().fetch("http://acme.test/")).toMatchObject({ ok: true });
      const late = begin({ deadlineAt: world.now() - 1 }).fetch("http://acme.test/");
      expect(await late).toMatchObject({ ok: false, reason: "timeout" });
    });
  });

  test("does not answer for an address that is refused as it is written", async () => {
    await using site = await makeSite((_, response) => response.end("<p>hello"));
    await withFetcher(madeWorld({ "acme.test": site }), async (fetcher) => {
      expect(await fetcher.fetch("http://acme.test/")).toMatchObject({ ok: true });
      for (const url of ["http://@acme.test/", "http://acme.test\n/", "http://acme.test\\"])
        expect(await fetcher.fetch(url)).toMatchObject({ ok: false, reason: "blocked" });
    });
  });

  test("is asked for again when it failed", async () => {
    let robots = 500;
    let status = 500;
    await using site = await makeSite(
      ({ url }, response) => response.writeHead(url === "/robots.txt" ? robots : status).end("<p>hello"),
      { robots: true },
    );
    await withFetchers(madeWorld({ "acme.test": site }), async (begin) => {
      expect(await begin().fetch("http://acme.test/")).toMatchObject({ ok: false, reason: "robots" });
      robots = 404;
      expect(await begin().fetch("http://acme.test/")).toMatchObject({ ok: false, reason: "status" });
      status = 200;
      expect(await begin().fetch("http://acme.test/")).toMatchObject({ ok: true });
    });
  });
});

describe("the memory", () => {
  const page = (text: string, truncated = false) => ({
    ok: true as const,
    requestedUrl: "http://acme.test/",
    url: "http://acme.test/",
    redirects: [],
    status: 200,
    contentType: "text/html",
    text,
    truncated,
    certificateNames: [],
    milliseconds: 1,
  });

  test("drops what was used least lately when it is full", () => {
    const memory = createPageCache(() => 1, 30);
    memory.keep("a", page("aaaaa"));
    memory.keep("b", page("bbbbb"));
    memory.keep("c", page("ccccc"));
    expect(memory.get("a")?.text).toBe("aaaaa");
    memory.keep("d", page("ddddd"));
    expect(["a", "b", "c", "d"].filter((key) => memory.get(key) !== undefined)).toEqual(["a", "c", "d"]);
  });

  test("takes no page that is longer than itself, and none that is not whole", () => {
    const memory = createPageCache(() => 1, 30);
    memory.keep("long", page("a".repeat(16)));
    memory.keep("cut", page("a", true));
    memory.keep("empty", page(""));
    expect(["long", "cut", "empty"].map((key) => memory.get(key)?.text)).toEqual([undefined, undefined, ""]);
  });
});
