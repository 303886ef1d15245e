import { describe, expect, test } from "vitest";
import { readAppleApps, readAssetLinks, readRelatedSites } from "./read-related-sites";
import { readSecurityTxt } from "./read-security-txt";
import { readSitemap, readSitemapLines } from "./read-sitemap";

const file = (text: string, url = "https://acme.com/file") => ({
  ok: true as const,
  requestedUrl: url,
  url,
  redirects: [],
  status: 200,
  contentType: "text/plain",
  text,
  truncated: false,
  certificateNames: [],
  milliseconds: 1,
});
const values = (facts: readonly { value: string }[]) => facts.map(({ value }) => value);

test("security.txt gives its addresses, a mail address its domain", () => {
  const text = `-----BEGIN PGP SIGNED MESSAGE-----
# Contact: mailto:old@commented-out.com
contact: mailto:security@acme.com?subject=Hello
Contact: https://bugs.acme.com/report
Contact: security@acme.de
Contact: tel:+1-201-555-0123
Policy:https://acme.eu/policy
Expires: 2030-01-01T00:00:00.000Z`;
  expect(values(readSecurityTxt(file(text)))).toEqual([
    "acme.com",
    "https://bugs.acme.com/report",
    "acme.de",
    "https://acme.eu/policy",
  ]);
  expect(readSecurityTxt(file("<!doctype html>\nContact: mailto:a@acme.com"))).toEqual([]);
});

test("a related website set gives its primary, its associates and its countries", () => {
  const set = {
    primary: "https://acme.com",
    associatedSites: ["https://apex.com", "http://plain.com", 7],
    ccTLDs: { "https://acme.com": ["https://acme.de"] },
  };
  expect(values(readRelatedSites(file(JSON.stringify(set))))).toEqual([
    "https://acme.com",
    "https://apex.com",
    "https://acme.de",
  ]);
});

test("asset links vouch for sites that share passwords alone, and give the names of apps", () => {
  const to = (target: object, relation: string) => ({ relation: [`delegate_permission/common.${relation}`], target });
  const links = [
    to({ namespace: "web", site: "https://apex.com" }, "get_login_creds"),
    to({ namespace: "web", site: "https://partner.com" }, "handle_all_urls"),
    to({ namespace: "android_app", package_name: "com.acme.app" }, "handle_all_urls"),
  ];
  expect(values(readAssetLinks(file(JSON.stringify(links))))).toEqual(["https://apex.com", "app.acme.com"]);
});

test("Apple's file gives the names of apps, in today's form and the older", () => {
  const association = {
    applinks: { apps: [], details: [{ appID: "ABCDE12345.com.acme.one" }, { appIDs: ["ABCDE12345.com.acme.two"] }] },
    webcredentials: { apps: ["ABCDE12345.de.acme"] },
  };
  expect(values(readAppleApps(file(JSON.stringify(association))))).toEqual(["acme.de", "one.acme.com", "two.acme.com"]);
});

test("a sitemap gives the first address of each other domain, its languages included", () => {
  const xml = `<urlset><url><loc>https://www.acme.com/a</loc>
    <xhtml:link rel="alternate" hreflang="de" href="https://acme.de/a"/></url>
    <url><loc> https://shop.acme.de/b </loc></url><url><loc><![CDATA[https://acme.fr/]]></loc></url></urlset>`;
  expect(values(readSitemap(file(xml)))).toEqual(["https://acme.de/a", "https://acme.fr/"]);
  const lines = "Sitemap: https://acme.com/s.xml\nsitemap: https://acme.de/s.xml\nAllow: /";
  expect(values(readSitemapLines(file(lines)))).toEqual(["https://acme.de/s.xml"]);
});

describe("files of nonsense say nothing", () => {
  const readers = { readSecurityTxt, readRelatedSites, readAssetLinks, readAppleApps, readSitemap, readSitemapLines };
  const nonsense = [
    "",
    "null",
    "[]",
    "[null,1,{}]",
    '{"primary":[{}]}',
    '{"applinks":{"details":[null,{"appIDs":7}]}}',
  ];
  const long = [
    "<loc>".repeat(50_000),
    "<xhtml:link ".repeat(20_000),
    "Contact: ".repeat(50_000),
    "sitemap:".repeat(50_000),
  ];
  test.each(Object.entries(readers))("%s", (_, read) => {
    for (const text of [...nonsense, ...long]) expect(read(file(text))).toEqual([]);
  });
});

describe("a sitemap made to keep a reader busy", () => {
  test.each<[string, (length: number) => string]>([
    ["white space after <loc>", (length) => `<loc>${" ".repeat(length)}`],
    ["<loc> again and again", (length) => "<loc>".repeat(length / 5)],
    ["<loc> and white space again and again", (length) => `<loc>${" ".repeat(95)}`.repeat(length / 100)],
    ["links without addresses", (length) => "<xhtml:link href = ".repeat(length / 19)],
    ["links with white space", (length) => `<xhtml:link${" ".repeat(89)}`.repeat(length / 100)],
    ["lines of a robots.txt", (length) => `sitemap${" ".repeat(92)}\n`.repeat(length / 100)],
  ])("%s takes time by its length", (_, make) => {
    const cost = (length: number) => {
      const page = file(make(length));
      const begun = process.cpuUsage();
      readSitemap(page);
      readSitemapLines(page);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1000;
    };
    cost(50_000);
    // Milliseconds of CPU: four times the length, sixteen times the time if it went by the square. A busy machine stretches both.
    const [quarter, whole] = [cost(50_000), cost(200_000)];
    expect(whole).toBeLessThan(Math.max(100, quarter * 10));
  });
});
