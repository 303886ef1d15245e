import { describe, expect, test } from "vitest";
import { analyzeNetwork, type Pages } from "../../testing/made-network";

const FACEBOOK = `<!doctype html><html lang="en"><head><title>Joe's Plumbing Denver | Denver CO | Facebook</title>
  <meta property="og:site_name" content="Facebook"><link rel="canonical" href="https://www.facebook.com/joesplumbingdenver/">
  <link rel="alternate" hreflang="de" href="https://de-de.facebook.com/joesplumbingdenver/">
  <script type="application/ld+json">{"@type":"Organization","name":"Facebook","url":"https://www.facebook.com/","sameAs":["https://about.meta.com"]}</script></head>
  <body><header><a href="/">Facebook</a></header><main><h1>Joe's Plumbing Denver</h1><p>Drains and boilers, day and night.</p></main>
  <footer><a href="https://instagram.com">Instagram</a> Meta © 2026</footer></body></html>`;
const LOGIN = "<title>Facebook – log in or sign up</title><h1>Facebook</h1><p>Connect with friends.</p>";
const LINKS = `<!doctype html><title>Joe's Plumbing | Linktree</title><meta property="og:site_name" content="Linktree">
  <main><h1>@joesplumbing</h1><a href="https://wa.me/1">WhatsApp</a><a href="https://joesplumbing.example">Our site</a></main><footer>Linktree Pty Ltd</footer>`;
const NIKE = '<title>Jordan. Nike.com</title><meta property="og:site_name" content="Nike.com"><h1>Jordan</h1>';

async function analyze(website: string, pages: Pages) {
  const hosts = Object.keys(pages).map((address) => address.split("/")[0] ?? "");
  const { result, evidence } = await analyzeNetwork({ pages, certificates: [[...new Set(hosts)]] }, website, {
    maxCompetitors: 5,
    maxPrompts: 0,
  });
  return { ...result, evidence };
}

describe("a website that redirects to somebody's page there is not the platform", () => {
  test.each<[string, string, Pages]>([
    ["a readable page", "Joe's Plumbing Denver", { "www.facebook.com/joesplumbingdenver": FACEBOOK }],
    ["a page that can't be read", "Joesplumbingdenver", {}],
    ["a page that asks to log in", "Joesplumbingdenver", { "www.facebook.com/joesplumbingdenver": LOGIN }],
  ])("%s", async (_, brandName, pages) => {
    const home = { "joesplumbingdenver.com/": "→ https://www.facebook.com/joesplumbingdenver" };
    const answer = await analyze("joesplumbingdenver.com", { ...home, "www.facebook.com/": LOGIN, ...pages });
    expect(answer).toMatchObject({ brandName, additionalDomains: [], aliases: [], competitors: [] });
  });

  test("nor when it leads to the platform's front page", async () => {
    const pages = { "joesplumbing.com/": "→ https://www.facebook.com/", "www.facebook.com/": LOGIN };
    expect(await analyze("joesplumbing.com", pages)).toMatchObject({
      brandName: "Joesplumbing",
      additionalDomains: [],
      competitors: [],
    });
  });

  test("nor a marketplace where it has a store that can't be read", async () => {
    const pages = {
      "kettleandpine.com/": "→ https://www.amazon.com/stores/KettlePine/page/7D1",
      "www.amazon.com/": "",
    };
    expect(await analyze("kettleandpine.com", pages)).toMatchObject({
      brandName: "Kettleandpine",
      additionalDomains: [],
      competitors: [],
    });
  });
});

describe("a profile on a platform is whose profile it is", () => {
  test.each<[string, string, string, Pages]>([
    ["a network, unreadable", "https://www.facebook.com/joesplumbing", "Joesplumbing", { "www.facebook.com/": LOGIN }],
    [
      "a network, readable",
      "https://www.facebook.com/joesplumbingdenver",
      "Joe's Plumbing Denver",
      { "www.facebook.com/joesplumbingdenver": FACEBOOK },
    ],
    ["a list of links", "https://linktr.ee/joesplumbing", "Joe's Plumbing", { "linktr.ee/joesplumbing": LINKS }],
    [
      "a company's page",
      "https://www.linkedin.com/company/kettle-and-pine/",
      "Kettle and Pine",
      { "www.linkedin.com/": "" },
    ],
    ["a store", "https://www.etsy.com/shop/KettlePine", "KettlePine", { "www.etsy.com/": "" }],
  ])("%s", async (_, website, brandName, pages) => {
    expect(await analyze(website, pages)).toMatchObject({ brandName, additionalDomains: [], competitors: [] });
  });
});

describe("a known brand is taken on by a redirect to its front page alone", () => {
  test.each<[string, string, Pages, string]>([
    ["the front page, unreadable", "https://www.nike.com/", {}, "Nike"],
    ["a country's front page, unreadable", "https://www.nike.com/de/", {}, "Nike"],
    ["a page inside, unreadable", "https://www.nike.com/jordan", {}, "Trailrunnersclub"],
    ["a page inside", "https://www.nike.com/jordan", { "www.nike.com/jordan": NIKE }, "Trailrunnersclub"],
  ])("%s", async (_, target, pages, brandName) => {
    const answer = await analyze("trailrunnersclub.com", {
      "trailrunnersclub.com/": `→ ${target}`,
      "www.nike.com/x": "",
      ...pages,
    });
    expect(answer.brandName).toBe(brandName);
    if (brandName !== "Nike") expect(answer).toMatchObject({ competitors: [], additionalDomains: [], aliases: [] });
  });

  test("and a platform's own site is the platform's", async () => {
    const answer = await analyze("facebook.com", {
      "facebook.com/": "→ https://www.facebook.com/login/",
      "www.facebook.com/login/": LOGIN,
    });
    expect([answer.brandName, answer.competitors.length > 0]).toEqual(["Facebook", true]);
  });
});

test("what the atlas tells is told as such", async () => {
  const { evidence } = await analyze("notion.so", { "elsewhere.com/": "" });
  expect(evidence.find(({ field }) => field === "brandName")?.reason).toBe(
    "listed in Marque's own records as a website of Notion: notion.so",
  );
});
