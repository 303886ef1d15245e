import { loadAtlas } from "@marque/atlas";
import { expect, test } from "vitest";
import { cpuMilliseconds, slowness } from "../../testing/cpu-milliseconds";
import { makeReading, type PageInShort } from "../../testing/fixtures/make-reading";
import { madeFindings } from "../../testing/made-findings";
import { madeKnowledge } from "../../testing/made-knowledge";
import type { Claim } from "../findings";
import { place } from "./place";

/** What bench/budgets holds to a third of this; it cost seconds. A processor that others share tells more than was used. */
const LIMIT_MILLISECONDS = 300;
const atlas = loadAtlas();
const german: Claim = {
  field: "language",
  value: "de",
  maker: "site",
  reason: { code: "name.given", params: {} },
  seen: [],
  weight: 1,
};
const page = (more: Partial<PageInShort>) => makeReading({ url: "https://acme.de/", ...more });
const menu = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => ({ url: `https://acme.de/${index}`, text }));

test.each([
  ["one long compound", [page({ text: "laufschuhlampe".repeat(1400), title: "lampe".repeat(400) })]],
  [
    "menus of compounds",
    [page({ links: menu(6000, "Damenlaufschuhe Herrenlaufschuhe Schreibtischlampen Pendelleuchten") })],
  ],
  [
    "keywords and products",
    [page({ keywords: "lampen, ".repeat(19_000), nav: Array(300).fill("Schuhe ".repeat(280)) })],
  ],
  ["addresses to write to", [page({ keywords: "a.b@c.de ".repeat(17_000), title: "a".repeat(150_000) })]],
  [
    "six pages that say everything",
    Array.from({ length: 6 }, () =>
      page({ text: "Lampe Matratze Schuhe CRM ".repeat(800), links: menu(1500, "Möbel Reisen Versicherung") }),
    ),
  ],
])("%s cost little", async (_, pages) => {
  // The first of all makes the vocabularies.
  place(madeFindings("acme.de", { pages: [page({ title: "Lampen" })], claims: [german] }), madeKnowledge(atlas));
  const findings = madeFindings("acme.de", { pages, claims: [german] });
  const spent = await cpuMilliseconds(() => place(findings, madeKnowledge(atlas)));
  expect(spent).toBeLessThan(LIMIT_MILLISECONDS * (await slowness()));
});
