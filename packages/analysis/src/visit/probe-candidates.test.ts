import { parseWebsite } from "@marque/schema";
import { expect, test } from "vitest";
import { hreflang as hreflangOf, madeFact } from "../../testing/made-fact";
import type { Fact, PageReading } from "../findings";
import { probeCandidates } from "./probe-candidates";

const hreflang = (tag: string, value: string): Fact => madeFact("hreflang", value, { source: hreflangOf(tag) });

function candidates(address: string, more: Partial<PageReading> = {}, privateHosts: string[] = []): string[] {
  const website = parseWebsite(address);
  if (website === undefined) throw new Error(`${address} is no website`);
  const home = {
    url: website.url,
    kind: "home" as const,
    language: null,
    facts: [],
    links: [],
    text: "",
    headings: [],
    scriptOnly: false,
    ...more,
  };
  return probeCandidates(website, home, new Map(privateHosts.map((host) => [host, {}])));
}

test("asks for what everybody takes and for the countries of the site's languages, sixteen at most", () => {
  const found = candidates("www.acmetea.co.uk", {
    language: "nl",
    facts: [hreflang("pt-BR", "/pt-br"), hreflang("de", "/de")],
  });
  expect(found).toEqual(
    expect.arrayContaining(["acmetea.com", "acmetea.nl", "acmetea.be", "acmetea.com.br", "acmetea.de"]),
  );
  expect(found).not.toContain("acmetea.co.uk");
  expect(found.length).toBe(16);
  expect(new Set(found).size).toBe(16);
});

test("leaves out what the home page names already", () => {
  expect(candidates("acmetea.com", { facts: [hreflang("de", "https://www.acmetea.de/")] })).not.toContain("acmetea.de");
});

test("asks for up to four linked domains that hold the site's name", () => {
  const link = (url: string, region: "footer" | "main" = "footer") => ({ url, text: "", region, rel: "" });
  const links = [
    link("https://shop.acmetea-club.com/x"),
    link("https://acmetea-club.com/"),
    link("https://acmetea.facebook.com/"),
    link("https://blogabout-acmetea.com/", "main"),
    ...Array.from({ length: 9 }, (_, index) => link(`https://acmetea${index}.com/`)),
  ];
  const found = candidates("acmetea.com", { links }).slice(16);
  expect(found).toEqual(["acmetea-club.com", "acmetea0.com", "acmetea1.com", "acmetea2.com"]);
});

test("reads the public suffix as a whole, and a rented one too", () => {
  expect(candidates("acmetea.github.io")).toContain("acmetea.com");
  expect(candidates("shop.acmetea.com.au")).toContain("acmetea.com");
});
