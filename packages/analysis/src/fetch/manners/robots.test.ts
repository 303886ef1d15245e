import { expect, test } from "vitest";
import { madeWorld, makeSite, withFetcher } from "../../../testing/made-site";
import { told } from "../../../testing/told";
import { productToken } from "./robots";

const siteWith = (status: number, robots: string, headers: Record<string, string> = {}) =>
  makeSite(
    ({ url }, response) => {
      if (url?.startsWith("/robots") === true) response.writeHead(status, headers).end(robots);
      else response.end("<p>page");
    },
    { robots: true },
  );

const long = `# ${"x".repeat(500 * 1024)}\n`;

test.each([
  ["its group is for everybody", 200, "User-agent: *\nDisallow: /", "robots"],
  ["its group is for us", 200, "User-agent: marquebot\nDisallow: /a\n\nUser-agent: *\nAllow: /", "robots"],
  ["its group is for others", 200, "User-agent: other\nDisallow: /", undefined],
  ["its group for us allows more", 200, "User-agent: MarqueBot\nAllow: /\n\nUser-agent: *\nDisallow: /", undefined],
  ["the longer rule allows", 200, "User-agent: *\nDisallow: /\nAllow: /a", undefined],
  ["stars are many", 200, `User-agent: *\nDisallow: /${"*".repeat(400_000)}a`, "robots"],
  ["a byte-order mark precedes", 200, "\ufeffUser-agent: *\nDisallow: /", "robots"],
  ["the rule stands after 500 KiB", 200, `${long}User-agent: *\nDisallow: /`, undefined],
  [
    "a path is cut off at 500 KiB",
    200,
    `User-agent: *\n${`# ${"x".repeat(500 * 1024 - 28)}\n`}Disallow: /b`,
    undefined,
  ],
  ["it is absent", 404, "", undefined],
  ["it is forbidden", 403, "", undefined],
  ["the server fails", 500, "", "robots"],
  ["the server shows a challenge", 503, "<title>Just a moment...</title>", "bot-wall"],
])("robots.txt is obeyed when %s", async (_, status, robots, reason) => {
  await using site = await siteWith(status, robots);
  const page = await withFetcher(madeWorld({ "acme.test": site }), (fetcher) => fetcher.fetch("http://acme.test/a"));
  expect(page.ok ? undefined : page.reason).toBe(reason);
  expect(site.requests.length).toBe(reason === undefined ? 2 : 1);
});

test("a page that is not to be read is told so", async () => {
  await using site = await siteWith(200, "User-agent: *\nDisallow: /private");
  await withFetcher(madeWorld({ "acme.test": site }), async (fetcher) => {
    expect(told(await fetcher.fetch("http://acme.test/private/a"))).toMatchObject({
      reason: "robots",
      message: "acme.test's robots.txt asks programs not to read this page.",
    });
    expect(await fetcher.fetch("http://acme.test/")).toMatchObject({ ok: true });
  });
});

test("it is asked for once an analysis and origin", async () => {
  await using site = await siteWith(200, "");
  await withFetcher(madeWorld({ "acme.test": site }), async (fetcher) => {
    await Promise.all(["/a", "/b", "/c"].map((path) => fetcher.fetch(`http://acme.test${path}`)));
  });
  expect(site.requests.filter((request) => request.endsWith("/robots.txt")).length).toBe(1);
});

test("it is followed where it redirects, but not to where the guard forbids", async () => {
  await using inside = await siteWith(200, "User-agent: *\nDisallow: /");
  await using site = await makeSite(
    ({ url }, response) => {
      if (url === "/robots.txt")
        response.writeHead(301, { location: `http://127.0.0.1:${inside.target.port}/robots.txt` }).end();
      else response.end("<p>page");
    },
    { robots: true },
  );
  await using moved = await makeSite(
    ({ url }, response) => {
      if (url === "/robots.txt") response.writeHead(301, { location: "/r.txt" }).end();
      else response.end("User-agent: *\nDisallow: /");
    },
    { robots: true },
  );
  await withFetcher(madeWorld({ "acme.test": site, "moved.test": moved }), async (fetcher) => {
    expect(await fetcher.fetch("http://acme.test/")).toMatchObject({ ok: true });
    expect(await fetcher.fetch("http://moved.test/")).toMatchObject({ ok: false, reason: "robots" });
  });
  expect(inside.connections()).toBe(0);
});

test.each([
  ["MarqueBot/0.1", "MarqueBot"],
  ["MarqueBot/0.1 (+https://marque.example)", "MarqueBot"],
  ["Mozilla/5.0 (compatible; MarqueBot/0.1)", "MarqueBot"],
  ["", "*"],
])("%j is known to robots.txt as %s", (userAgent, token) => expect(productToken(userAgent)).toBe(token));
