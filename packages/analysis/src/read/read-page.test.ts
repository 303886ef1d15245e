import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { madePage as page, readMade as read } from "../../testing/made-page";
import type { Fact } from "../findings";
import { readManifest } from "./read-manifest";

const values = (facts: readonly Fact[], kind: Fact["kind"]) =>
  facts.filter((fact) => fact.kind === kind).map(({ value }) => value);

describe("readPage", () => {
  test("reads the head", () => {
    const { facts, language } = read(`<!doctype html><html lang="de-AT"><head><title> Acme \n Shop </title>
      <meta name="description" content="Everything"><meta property="og:site_name" content="Acme">
      <meta name="theme-color" content="#f00"><link rel="manifest" href="/app.webmanifest"><link rel="canonical" href="/x#y">
      <link rel="alternate" hreflang="fr-FR" href="https://acme.fr/"><link rel="alternate" type="application/rss+xml" href="feed">
      <meta name="apple-mobile-web-app-title" content="Acme App"></head><body><svg><title>Icon</title></svg></body></html>`);
    expect(language).toBe("de");
    expect(values(facts, "title")).toEqual(["Acme Shop"]);
    expect(values(facts, "site-name")).toEqual(["Acme"]);
    expect(values(facts, "application-name")).toEqual(["Acme App"]);
    expect(values(facts, "canonical")).toEqual(["https://www.acme.test/x"]);
    expect(values(facts, "manifest")).toEqual(["https://www.acme.test/app.webmanifest"]);
    expect(facts.find(({ kind }) => kind === "hreflang")).toMatchObject({
      value: "https://acme.fr/",
      source: { type: "hreflang", tag: "fr-FR", element: "link" },
    });
    expect(facts.find(({ kind }) => kind === "alternate")?.source).toEqual({
      type: "link-relation",
      relation: "feed",
    });
  });

  test.each([
    ["a graph", `{"@graph":[{"@type":"WebPage"},{"@type":"Organization","name":"Acme"}]}`],
    ["an array", `[{"@type":["Thing","Corporation"],"name":"Acme"}]`],
    ["nested", `{"@type":"Article","publisher":{"@type":"Organization","name":"Acme"}}`],
    ["trailing commas", `{"@type":"Organization","name":"Acme",}`],
    ["CDATA", `//<![CDATA[\n{"@type":"Organization","name":"Acme"}\n//]]>`],
    ["a comment", `<!-- {"@type":"Organization","name":"Acme"} -->`],
    ["a raw line break", `{"@type":"Organization","description":"a\nb","name":"Acme"}`],
  ])("reads JSON-LD: %s", (_, json) => {
    expect(values(read(`<script type="application/ld+json">${json}</script>`).facts, "organization")).toEqual(["Acme"]);
  });

  test("does not take somebody else's JSON-LD names for the site's", () => {
    const { facts } = read(`<script type="application/ld+json">
      {"@type":"Product","name":"Boots","brand":{"@type":"Brand","name":"Other"},"review":{"author":{"@type":"Organization","name":"Critic"}}}
      </script><script type="application/ld+json">{broken</script>`);
    expect(values(facts, "organization")).toEqual([]);
    expect(values(facts, "product")).toEqual(["Boots"]);
  });

  test("reads microdata names", () => {
    const { facts } = read(`<div itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Acme</b></div>
      <div itemscope itemtype="http://schema.org/Product"><meta itemprop="name" content="Anvil"></div>`);
    expect(values(facts, "organization")).toEqual(["Acme"]);
    expect(values(facts, "product")).toEqual(["Anvil"]);
  });

  test("tells regions, headings and main text apart", () => {
    const { links, headings, text } =
      read(`<header><a href="/"><img alt="Acme logo"></a><nav><a href="/c/anvils">Anvils</a></nav></header>
      <main><h1>Good <b>anvils</b></h1><p>First.</p><p>Second <a href="/more">one</a>.</p><table><tr><th>Acme</th><th>Globex</th></tr></table></main>
      <div id="footer"><a href="/imprint">Imprint</a><a href="#top">Top</a><script>var x = "<a>"</script></div>`);
    expect(links.map(({ text: words, region }) => [words, region])).toEqual([
      ["Acme logo", "header"],
      ["Anvils", "nav"],
      ["one", "main"],
      ["Imprint", "footer"],
    ]);
    expect(headings).toEqual(["Good anvils", "Acme", "Globex"]);
    expect(text.split("\n").slice(0, 3)).toEqual(["Good anvils", "First.", "Second one."]);
  });

  test("reads a German imprint", () => {
    const { facts } = read(
      `<main><h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Acme Handels GmbH</p><p>Musterstraße 1</p>
      <p>E-Mail: info@acme-handel.test oder info [at] acme.test</p></main>`,
      "legal",
    );
    expect(facts.filter(({ kind }) => kind === "legal-name")).toMatchObject([
      { value: "Acme Handels GmbH", source: { type: "line", part: "imprint" } },
    ]);
    expect(values(facts, "mail")).toEqual(["info@acme-handel.test", "info@acme.test"]);
  });

  test.each([
    ["© 2015–2024 Acme Inc. All rights reserved.", "Acme Inc."],
    ["Copyright (c) 2020 by Acme | Imprint", "Acme"],
    ["© 1996-2024, Acme Tools or its affiliates", "Acme Tools"],
    ["© Acme 2011-2013. Tous droits réservés", "Acme"],
    ["© 株式会社アクメ", "株式会社アクメ"],
  ])("reads the holder of %s", (line, holder) => {
    expect(values(read(`<footer><p>${line}</p></footer>`).facts, "legal-name")).toContain(holder);
  });

  test("knows a page that is empty without JavaScript", () => {
    expect(read(`<title>Acme</title><div id="root"></div><script src="app.js"></script>`).scriptOnly).toBe(true);
    expect(read(`<p>${"Words of a page. ".repeat(20)}</p><script></script>`).scriptOnly).toBe(false);
  });

  test("never throws", () => {
    const soup = fc.array(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom(
          "<",
          ">",
          "</a>",
          "<a href='",
          "'>",
          "<script type=application/ld+json>",
          "{",
          "}",
          "<h1>",
          "<title>",
          "<base href=':'>",
          "&#x110000;",
          "<p>© ",
          "<link rel=alternate hreflang=x href=//a.b>",
        ),
      ),
    );
    fc.assert(
      fc.property(soup, (parts) => {
        const reading = read(parts.join(""));
        for (const fact of reading.facts) expect(fact.quote.length).toBeLessThanOrEqual(300);
        readManifest(page(parts.join("")));
      }),
    );
  });

  test("comes to an end with hostile pages", () => {
    read("<h1>".repeat(50_000));
    read(`<script type="application/ld+json">{${" ".repeat(300_000)}${",".repeat(300_000)}`);
    read(`<p>${"A ".repeat(200_000)}</p><p>©${" - ".repeat(50_000)}</p>`, "legal");
  }, 30_000);
});

test("readManifest reads both names, and nothing of what is no manifest", () => {
  expect(readManifest(page(`{"name":"Acme Store","short_name":"Acme",}`))).toMatchObject([
    { kind: "application-name", value: "Acme Store" },
    { kind: "short-name", value: "Acme" },
  ]);
  expect(readManifest(page("<html>"))).toEqual([]);
  expect(readManifest(page(`{"name": 1}`))).toEqual([]);
});

test.each([
  ["without white space", `{"@type":"Organization","name":"Acme"}`, '"name":"Acme"'],
  ["with white space", `{ "@type": "Organization",\n  "name" :\n "Acme" }`, '"name" : "Acme"'],
  ["escaped for HTML", `{"@type":"Organization","name":"Acme &amp; Sons"}`, '"name":"Acme &amp; Sons"'],
  ["with an escaped slash", `{"@type":"Organization","name":"Acme\\/Apex"}`, '"name":"Acme\\/Apex"'],
  ["in a list", `{"@type":"Organization","name":["Acme"]}`, '"name":["Acme"'],
  [
    "tagged with a language",
    `{"@type":"Organization","name":{"@language":"en","@value":"Acme"}}`,
    '"name":{"@language":"en","@value":"Acme"',
  ],
])("structured data is quoted as it stands on the page: %s", (_, json, quote) => {
  const html = `<script type="application/ld+json">${json}</script>`;
  const fact = read(html).facts.find(({ kind }) => kind === "organization");
  expect(fact?.quote).toBe(quote);
  expect(html.replace(/\s+/g, " ")).toContain(quote);
});
