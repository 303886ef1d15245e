import { expect, test } from "vitest";
import { madeFindings } from "../../testing/made-findings";
import { claimsOf, type Findings } from "../findings";
import { localityOf } from "../locality";
import { readPage } from "../read/read-page";
import { locate } from "./locate";

const GERMAN =
  "Wir backen jede Nacht von Hand, mit Natursauerteig und Mehl aus der Region. Unsere Semmeln sind um sechs Uhr im Laden, und was abends übrig bleibt, geht an die Tafel. Kommen Sie vorbei und probieren Sie unser Brot.";
const located = (html: string, host = "acme.com"): Findings =>
  locate(madeFindings(host, { pages: [readPage({ url: `https://${host}/`, text: html }, "home")] }));
const at = (html: string, host?: string) => localityOf(located(html, host));

test("a German site whose template says English is German", () => {
  const found = located(`<html lang="en"><meta property="og:locale" content="en_US"><p>${GERMAN}</p>`);
  expect(localityOf(found).language).toBe("de");
  expect(claimsOf(found, "language").map(({ reason }) => reason.code)).toEqual(["locate.spoken"]);
});

test("what is declared settles a few words, and languages that look alike", () => {
  expect(at('<html lang="de"><p>Brot, Pizza, Croissant</p>').language).toBe("de");
  const danish =
    "Vi binder buketter for hånd og leverer dem hele ugen. Bestil inden klokken tolv, så er de fremme i dag.";
  expect(at(`<html lang="nb"><p>${danish}</p>`).language).toBe("nb");
});

test("nothing is claimed of a site without a sign", () => {
  expect(located("").claims).toEqual([]);
  expect(localityOf(locate(madeFindings("acme.com")))).toEqual({
    language: null,
    country: null,
    town: null,
    reach: null,
    size: null,
  });
});

test("a country behind a postal code is no town", () => {
  const html = '<html lang="fr"><footer><p>24 b route de Besançon Orchamps-Vennes 25390 France</p></footer>';
  expect(at(html, "clinique-3v.fr")).toMatchObject({ country: "FR", town: null });
});

test("offices in two countries are a draw, which the domain settles", () => {
  const offices = "<footer><p>London +44 20 7946 0123</p><p>Dublin +353 1 676 1234</p></footer>";
  expect(at(offices).country).toBeNull();
  expect(at(offices, "acme.ie").country).toBe("IE");
});

test("the address of a service in a privacy notice is not the site's", () => {
  const html = `<p>12 Rue de Marseille</p><footer><p>Google LLC, 1600 Amphitheatre Parkway, Mountain View, CA 94043</p></footer>`;
  expect(at(html)).toMatchObject({ country: null, town: null });
});

test.each<[string, string, string | null]>([
  [
    "a place that customers come to",
    '{"@type": "Florist", "name": "A", "address": {"addressLocality": "Leeds"}}',
    "local",
  ],
  ["a town that it serves", '{"@type": "Organization", "name": "A", "areaServed": "Leeds"}', "local"],
  ["a country that it serves", '{"@type": "Organization", "name": "A", "areaServed": "Germany"}', "country"],
  ["the world", '{"@type": "Organization", "name": "A", "areaServed": "Worldwide"}', "world"],
  ["nothing of the kind", '{"@type": "Organization", "name": "A"}', null],
])("structured data that tells %s tells the reach", (_, node, reach) => {
  expect(at(`<script type="application/ld+json">${node}</script>`).reach).toBe(reach);
});

test("pages for many countries are for the world, unless the domain is one country's", () => {
  const alternates = ["en-US", "en-GB", "de-DE", "fr-FR", "ja-JP"]
    .map((tag) => `<link rel="alternate" hreflang="${tag}" href="/${tag}/">`)
    .join("");
  expect(at(alternates).reach).toBe("world");
  expect(at(alternates, "acme.de").reach).toBeNull();
});

test("every claim rests on something, and the weights of a field are parts of one share of the vote", () => {
  const found = located(`<html lang="de-AT"><p>${GERMAN}</p><footer><p>A-8051 Graz</p><p>+43 316 123456</p></footer>`);
  expect(found.claims.length).toBeGreaterThan(4);
  for (const field of ["language", "country", "town"] as const) {
    const sum = claimsOf(found, field).reduce((total, { weight }) => total + weight, 0);
    expect(sum).toBeLessThan(1.000001);
  }
  for (const { weight, seen, reason } of found.claims) {
    expect(weight).toBeGreaterThan(0);
    expect(seen.length > 0 || reason.code === "locate.domain" || reason.code === "locate.language").toBe(true);
  }
});
