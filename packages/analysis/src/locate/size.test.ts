import { expect, test } from "vitest";
import { madeFindings } from "../../testing/made-findings";
import { claimsOf } from "../findings";
import { localityOf } from "../locality";
import { readPage } from "../read/read-page";
import { locate } from "./locate";

const located = (html: string, kind: "home" | "products" = "home") =>
  locate(madeFindings("acme.com", { pages: [readPage({ url: "https://acme.com/", text: html }, kind)] }));
const sizeOf = (html: string) => localityOf(located(html)).size;
const towns = (count: number) =>
  `<script type="application/ld+json">${JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      "@type": "Store",
      address: { addressLocality: `Town${String.fromCharCode(65 + index)}` },
    })),
  )}</script>`;

test.each<[string, string, string | null]>([
  ["says nothing of it", "<p>We sell bread.</p>", null],
  ["is family-run", "<p>A family-run bakery since 1950.</p>", "small"],
  ["says so in its language", '<html lang="de"><p>Wir sind ein Familienbetrieb aus dem Allgäu.</p>', "small"],
  ["holds such a word in another", '<html lang="en"><p>We met partisans and artisans.</p>', null],
  ["names one place", "<footer><p>14 Otley Road, Leeds LS6 3AA</p></footer>", "small"],
  ["has two shops", "<p>Visit one of our 2 stores.</p>", "small"],
  ["has some branches", "<p>With 12 local branches we are never far.</p>", "medium"],
  ["has many branches", "<p>More than 1,200 stores in Europe.</p>", "large"],
  ["has many people", "<p>Our 4,500 employees care.</p>", "large"],
  ["gives a year before such a word", "<p>Since 2004 stores have been our life.</p>", null],
  ["is listed", "<footer><a href='/ir'>Investor relations</a></footer>", "large"],
  ["has addresses in some towns", towns(6), "medium"],
  ["has addresses in many", towns(24), "large"],
  ["is family-run and at an exchange", "<p>Family-owned. NYSE: ACME</p><a href='/ir'>Investors</a>", "large"],
])("a business that %s is that large", (_, html, size) => {
  expect(sizeOf(html)).toBe(size);
});

test("what a page of products says of others is not the business's size, and each claim quotes what it rests on", () => {
  expect(localityOf(located("<p>Trusted by 5,000 stores.</p>", "products")).size).toBeNull();
  const [claim] = claimsOf(located("<p>A family-run bakery.</p>"), "size");
  expect(claim?.seen).toEqual([{ quote: "family-run", url: "https://acme.com/" }]);
});
