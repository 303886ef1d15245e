import { beforeAll, describe, expect, test } from "vitest";
import { cpuMilliseconds, slowness } from "../../../testing/cpu-milliseconds";
import { makeReading, menu, type PageInShort } from "../../../testing/fixtures/make-reading";
import { type BrandInShort, promptsFor } from "../../../testing/made-prompts";

const url = "https://acme.com/";
const letters = (index: number) => index.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");
/** So many made products of two words, none like another. */
const products = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `Trail${letters(from + index)} Shoes${letters(index)}s`);
const phrases = (length: number) =>
  products(Math.ceil(length / 18))
    .join(" ")
    .slice(0, length);
const page = (more: Partial<PageInShort>): BrandInShort => ({
  brandName: "Zenith",
  readings: [makeReading({ url, ...more })],
  max: 100,
});

/** Pages by what they have too much of, at a size that is given. */
const HOSTILE: Readonly<Record<string, (size: number) => BrandInShort>> = {
  "lists of keywords of 500 characters": (size) => ({
    ...page({}),
    readings: Array.from({ length: size }, (_, index) =>
      makeReading({ url, keywords: products(20, index * 20).join(", ") }),
    ),
  }),
  keywords: (size) => page({ keywords: products(size * 12).join(", ") }),
  "keywords in facts of their own": (size) => ({
    ...page({}),
    readings: products(size * 4).map((keywords) => makeReading({ url, keywords })),
  }),
  "long headings": (size) => page({ h2: products(size).map((each) => `${each} ${phrases(2000)}`) }),
  products: (size) => page({ products: products(size * 14), nav: products(size * 14, 1000) }),
  titles: (size) => ({
    ...page({}),
    readings: products(size).map((title) => makeReading({ url, title: `${title} | ${phrases(300)}` })),
  }),
  "one long title": (size) => page({ title: " – ".repeat(size * 60) }),
  "white space": (size) => page({ title: `a${" ".repeat(size * 200)}b`, description: `for${" ".repeat(size * 200)}x` }),
  audiences: (size) => page({ description: "for women, men and for kids ".repeat(size * 10), h2: products(size) }),
  "links that say nothing": (size) => page({ links: menu(products(size * 30)), nav: products(20) }),
  "names of competitors": (size) => ({
    ...page({ nav: products(200), h2: products(200, 500) }),
    competitors: Array.from({ length: size }, (_, index) => `Trail${letters(index)}`),
    aliases: products(size, 3000),
  }),
  "one long word": (size) => page({ title: "x".repeat(size * 500), nav: ["y".repeat(size * 500)] }),
  "German compounds": (size) => ({
    ...page({
      language: "de",
      url: "https://acme.de/",
      nav: Array.from({ length: size }, (_, i) => `Lampe${"n".repeat(i)}`),
    }),
    markets: { lighting: 0.5 },
  }),
};

/** What bench/budgets holds to a third of this; it cost seconds. A processor that others share tells more than was used. */
const LIMIT_MILLISECONDS = 300;

describe("a site with too many or too long", () => {
  // What most is made of is made once, so that the first of all costs more.
  beforeAll(() => promptsFor(page({ nav: products(20) })));

  test.each(Object.entries(HOSTILE))("%s costs little, and no more than its length", async (_, make) => {
    const [quarter, whole] = [make(75), make(300)];
    const before = await cpuMilliseconds(() => promptsFor(quarter));
    const spent = await cpuMilliseconds(() => promptsFor(whole));
    const limit = LIMIT_MILLISECONDS * (await slowness());
    expect(spent).toBeLessThan(limit);
    // Four times the size: sixteen times the time if it went by the square.
    expect(spent).toBeLessThan(Math.max(limit / 4, before * 10));
  });
});
