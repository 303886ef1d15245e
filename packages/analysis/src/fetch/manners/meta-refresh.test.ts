import { describe, expect, test } from "vitest";
import { fetchOnce, madeWorld, makeSite, withFetcher } from "../../../testing/made-site";
import { refreshTarget } from "./meta-refresh";

const HOME = "https://acme.com/a/b";
const target = (text: string, contentType = "text/html") => refreshTarget({ contentType, text }, HOME)?.href;
const meta = (content: string) => `<meta http-equiv="refresh" content="${content}">`;

describe("a refresh", () => {
  test.each([
    ["0; url=/en/", "https://acme.com/en/"],
    ["0;URL=https://www.acme.com/?a=b#c", "https://www.acme.com/?a=b"],
    ["  5 , Url = 'c d' e", "https://acme.com/a/c%20d"],
    ["0; url=&quot;/en/&quot;", "https://acme.com/en/"],
    ["0 /en/", "https://acme.com/en/"],
    ["0;users", "https://acme.com/a/users"],
    ["0.9;url=/en/", "https://acme.com/en/"],
    [".5;url=/en/", "https://acme.com/en/"],
    ["0;url='/en/", "https://acme.com/en/"],
    ["6; url=/en/", undefined],
    ["; url=/en/", undefined],
    ["soon; url=/en/", undefined],
    ["-1; url=/en/", undefined],
    ["0url=/en/", undefined],
    ["0", undefined],
    ["0; url=", undefined],
    ["0; url=''", undefined],
    ["0; url=http://[", undefined],
    ["", undefined],
  ])("of %j leads to %s", (content, url) => expect(target(meta(content))).toBe(url));

  test.each([
    ["in a page with nothing around it", `<title>a</title>${meta("0;url=/c")}`, true],
    [
      "in a head",
      `<!doctype html><!-- a --><html><head><title>a</title><script>"<body>"</script>${meta("0;url=/c")}`,
      true,
    ],
    ["under any case", `<META HTTP-EQUIV=Refresh CONTENT="0;url=/c">`, true],
    ["the first of two", `${meta("0;url=/c")}${meta("0;url=/d")}`, true],
    ["relative to the page's base", `<base href="/x/y">${meta("0;url=../c")}`, true],
    ["in a comment", `<!-- ${meta("0;url=/c")} -->`, false],
    ["in a script", `<script>document.write('${meta("0;url=/c")}')</script>`, false],
    ["in noscript", `<head><noscript><p>${meta("0;url=/c")}</p></noscript>`, false],
    ["in a template", `<template>${meta("0;url=/c")}</template>`, false],
    ["in the body", `<body>${meta("0;url=/c")}`, false],
    ["after the body began", `<p>hello</p>${meta("0;url=/c")}`, false],
    ["of another name", `<meta name="refresh" content="0;url=/c">`, false],
  ])("%s: %s", (_, text, counts) => expect(target(text)).toBe(counts ? "https://acme.com/c" : undefined));

  test("that is written to keep its reader busy does not", () => {
    expect(target(meta("1".repeat(60_000)))).toBeUndefined();
  });

  test("counts in HTML alone", () => expect(target(meta("0;url=/c"), "text/plain")).toBeUndefined());
});

/** A site of pages that refresh by a table; other pages say hello. */
const refreshing = (table: Record<string, string>) =>
  makeSite(({ url = "" }, response) => {
    const content = table[url];
    response
      .setHeader("content-type", "text/html")
      .end(content === undefined ? `<p>hello from ${url}` : `<head>${meta(content)}</head>at ${url}`);
  });

describe("a page that refreshes", () => {
  test("is left for where it leads, and told among the redirects", async () => {
    await using site = await refreshing({ "/": "0;url=https://www.acme.test/en/" });
    const page = await fetchOnce(madeWorld({ "acme.test": site, "www.acme.test": site }), "https://acme.test/");
    expect(page).toMatchObject({
      ok: true,
      url: "https://www.acme.test/en/",
      redirects: ["https://acme.test/"],
      text: "<p>hello from /en/",
    });
  });

  test("is left once: what is found then is used", async () => {
    await using site = await refreshing({ "/": "0;url=/a", "/a": "0;url=/b" });
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/");
    expect(page).toMatchObject({ ok: true, url: "http://acme.test/a", redirects: ["http://acme.test/"] });
  });

  test.each(["0;url=/", "3", "0;url=#top"])("to itself with %j is used as it is", async (content) => {
    await using site = await refreshing({ "/": content });
    const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/");
    expect(page).toMatchObject({ ok: true, url: "http://acme.test/", redirects: [] });
    expect(site.requests.length).toBe(2);
  });

  test.each(["http://127.0.0.1:PORT/", "http://localhost/", "file:///etc/passwd", "http://u:p@acme.test/"])(
    "to %s is refused before a connection",
    async (forbidden) => {
      await using inside = await makeSite((_, response) => response.end("secret"));
      await using site = await refreshing({ "/": `0;url=${forbidden.replace("PORT", String(inside.target.port))}` });
      const page = await fetchOnce(madeWorld({ "acme.test": site }), "http://acme.test/");
      expect(page).toMatchObject({ ok: false, reason: "blocked", url: "http://acme.test/", status: 200 });
      expect(inside.connections()).toBe(0);
    },
  );

  test("to a page that robots.txt forbids is not gone after", async () => {
    await using site = await makeSite(
      ({ url }, response) => {
        if (url === "/robots.txt") response.end("User-agent: *\nDisallow: /private");
        else response.setHeader("content-type", "text/html").end(meta("0;url=/private"));
      },
      { robots: true },
    );
    await withFetcher(madeWorld({ "acme.test": site }), async (fetcher) => {
      expect(await fetcher.fetch("http://acme.test/")).toMatchObject({ ok: false, reason: "robots" });
    });
    expect(site.requests).not.toContain("GET acme.test /private");
  });
});
