import { expect, test } from "vitest";
import { fetchOnce, madeWorld, makeSite } from "../../../testing/made-site";
import { told } from "../../../testing/told";

/** A site that redirects by a table, and answers with a page elsewhere. */
const redirecting = (table: Record<string, string>) =>
  makeSite(({ url = "" }, response) => {
    const location = table[url];
    if (location === undefined) response.end("<p>here");
    else response.writeHead(302, { location, "set-cookie": "a=b" }).end();
  });

test("redirects are followed and told, in order", async () => {
  await using site = await redirecting({ "/": "/a", "/a": "https://www.acme.test/ü?x#y" });
  const world = madeWorld({ "acme.test": site, "www.acme.test": site });
  expect(await fetchOnce(world, "https://acme.test")).toMatchObject({
    ok: true,
    requestedUrl: "https://acme.test",
    redirects: ["https://acme.test/", "https://acme.test/a"],
    url: "https://www.acme.test/%C3%BC?x",
  });
});

test.each([
  "http://127.0.0.1:PORT/",
  "http://[::ffff:127.0.0.1]/",
  "http://0x7f.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http:\\\\127.0.0.1\\",
  "gopher://127.0.0.1:25/_x",
  "unix:/var/run/docker.sock:/info",
  "http://u:p@acme.test/",
  "http://[bad",
  "http://intranet/",
])("a redirect to %s is refused before a connection", async (location) => {
  await using inside = await makeSite((_, response) => response.end("secret"));
  await using site = await redirecting({ "/": location.replace("PORT", String(inside.target.port)) });
  const page = await fetchOnce(madeWorld({ "acme.test": site }), "https://acme.test/");
  expect(page).toMatchObject({ ok: false, reason: "blocked", url: "https://acme.test/", redirects: [], status: 302 });
  expect(inside.connections()).toBe(0);
});

test("a redirect to a name with a private address is refused", async () => {
  await using inside = await makeSite((_, response) => response.end("secret"));
  await using site = await redirecting({ "/": "http://inside.com/" });
  const resolve = async () => [{ address: "127.0.0.1", family: 4 as const }];
  const page = await fetchOnce(madeWorld({ "acme.test": site }, { resolve }), "https://acme.test/");
  expect(page).toMatchObject({ ok: false, reason: "blocked", url: "http://inside.com/" });
  expect(inside.connections()).toBe(0);
});

test("a loop ends", async () => {
  await using site = await redirecting({ "/a": "/b#1", "/b": "/a#2" });
  const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/a");
  expect(told(page)).toMatchObject({ ok: false, reason: "redirects", message: "acme.test redirects in a circle." });
});

test("five redirects are followed, six are not", async () => {
  const table = Object.fromEntries([1, 2, 3, 4, 5, 6].map((step) => [`/${step}`, `/${step + 1}`]));
  await using site = await redirecting(table);
  const world = madeWorld({ "acme.test": site });
  expect(await fetchOnce(world, "http://acme.test/2")).toMatchObject({ ok: true, url: "http://acme.test/7" });
  expect(told(await fetchOnce(world, "http://acme.test/1"))).toMatchObject({
    ok: false,
    reason: "redirects",
    message: "acme.test redirects more than 5 times.",
  });
});

test("neither cookies nor a referrer go along", async () => {
  const sent: string[] = [];
  await using site = await makeSite(({ url, rawHeaders }, response) => {
    sent.push(...rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
    if (url === "/") response.writeHead(302, { location: "/a", "set-cookie": "a=b" }).end();
    else response.end();
  });
  expect(await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/")).toMatchObject({ ok: true });
  expect(new Set(sent)).toEqual(new Set(["host", "connection", "user-agent", "accept", "accept-encoding"]));
});
