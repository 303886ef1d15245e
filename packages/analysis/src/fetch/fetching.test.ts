import { describe, expect, test } from "vitest";
import { fetchOnce, madeWorld, makeSite, makeTcpSite, withFetcher } from "../../testing/made-site";
import { told } from "../../testing/told";

/** Fetches a page that is answered so. */
async function answered(
  status: number,
  headers: Record<string, string>,
  body: string | Buffer,
  accept: "html" | "json" = "html",
) {
  await using site = await makeSite((_, response) => response.writeHead(status, headers).end(body));
  // Awaited here, for the site is gone when this function returns.
  return await withFetcher(madeWorld({ "acme.test": site }), (fetcher) =>
    fetcher.fetch("https://acme.test/", { accept }),
  );
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

describe("a page's type", () => {
  test.each([
    ["text/html; charset=windows-1251", Buffer.from([0xcf, 0xf0]), "text/html", "Пр"],
    ['TEXT/HTML;Charset="Shift_JIS"', Buffer.from([0x93, 0xfa]), "text/html", "日"],
    ["text/html", Buffer.from("<meta charset=gbk>\xd6\xd0", "latin1"), "text/html", "<meta charset=gbk>中"],
    ["text/html; charset=windows-1252", Buffer.from([0x93, 0x94]), "text/html", "“”"],
    ["application/xhtml+xml", Buffer.from("<p>"), "application/xhtml+xml", "<p>"],
    ["text/plain", Buffer.from("hello"), "text/plain", "hello"],
    ["", Buffer.from("\n <!doctype html>"), "text/html", "\n <!doctype html>"],
    ["text/html; charset=utf-16le", Buffer.from("hi", "utf16le"), "text/html", "hi"],
  ])("%j is read", async (type, bytes, contentType, text) => {
    const page = await answered(200, type === "" ? {} : { "content-type": type }, bytes);
    expect(page).toMatchObject({ ok: true, status: 200, contentType, text, truncated: false });
  });

  test.each([
    ["image/png", PNG],
    ["text/html", PNG],
    ["text/html", Buffer.from("%PDF-1.7")],
    ["text/html", Buffer.from("a\0b")],
    ["", PNG],
    ["application/pdf", Buffer.from("%PDF-1.7")],
    ["application/octet-stream", Buffer.from("<p>")],
    ["application/json", Buffer.from("{}")],
  ])("%j that is no page is a failure", async (type, bytes) => {
    const page = await answered(200, type === "" ? {} : { "content-type": type }, bytes);
    expect(page).toMatchObject({ ok: false, reason: "not-text", status: 200 });
  });

  test.each([
    ["application/manifest+json", true],
    ["application/json", true],
    ["application/octet-stream", true],
    ["text/html", false],
  ])("%j as a manifest: %s", async (type, ok) => {
    expect(await answered(200, { "content-type": type }, "{}", "json")).toMatchObject({ ok });
  });
});

describe("a status", () => {
  test.each([
    [404, {}, "", "status"],
    [410, {}, "", "status"],
    [500, {}, "", "status"],
    [403, {}, "forbidden", "status"],
    [304, {}, "", "status"],
    [403, { "cf-mitigated": "challenge" }, "", "bot-wall"],
    [403, {}, "<title>Just a moment...</title>", "bot-wall"],
    [503, {}, "<script src=/cdn-cgi/challenge-platform/cf-chl.js>", "bot-wall"],
    [429, {}, "Please solve the CAPTCHA", "bot-wall"],
    [403, { server: "DataDome" }, "", "bot-wall"],
    [403, {}, "<div id=px-captcha>", "bot-wall"],
    [403, { server: "AkamaiGHost" }, "Access Denied", "bot-wall"],
    [202, { "x-amzn-waf-action": "challenge" }, "", "bot-wall"],
    [404, {}, "captcha", "status"],
  ])("%i %j %j is a failure: %s", async (status, headers, body, reason) => {
    const page = await answered(status, headers, body);
    expect(page).toMatchObject({ ok: false, reason, status, url: "https://acme.test/" });
    expect(told(page).message).toMatch(/^acme\.test .+\.$/);
  });
});

describe("a connection", () => {
  test("that is reset before the answer is a failure", async () => {
    await using site = await makeTcpSite((socket) => socket.once("data", () => socket.resetAndDestroy()));
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "https://acme.test/");
    expect(page).toMatchObject({ ok: false, reason: "unreachable", status: null });
  });

  test("that is reset in the middle of a page is a failure", async () => {
    await using site = await makeSite((_, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": "100" }).write("<p>hel");
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
    });
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "https://acme.test/");
    expect(page).toMatchObject({ ok: false, reason: "unreachable" });
  });

  test("that is refused is a failure", async () => {
    const site = await makeTcpSite(() => {});
    await site[Symbol.asyncDispose]();
    expect(told(await fetchOnce(madeWorld({ "acme.test": site }), "https://acme.test/"))).toMatchObject({
      reason: "unreachable",
      message: "acme.test can't be reached: it accepts no connections.",
    });
  });

  test("that speaks no HTTP is a failure", async () => {
    await using site = await makeTcpSite((socket) => socket.end("SSH-2.0-OpenSSH\r\n"));
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "https://acme.test/");
    expect(page).toMatchObject({ ok: false, reason: "unreachable" });
  });
});

test.each([
  ["ftp://acme.test/", "acme.test can't be read: only http and https addresses are."],
  ["nonsense", "The address is not a valid one."],
  ["http://10.0.0.1/", "10.0.0.1 can't be read: it is not on the public internet."],
])("%s is refused in a sentence", async (url, message) =>
  expect(told(await fetchOnce(madeWorld({}), url))).toMatchObject({ ok: false, reason: "blocked", url, message }),
);
