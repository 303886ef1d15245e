import { loadAtlas } from "@marque/atlas";
import { expect, test } from "vitest";
import { cpuMilliseconds, slowness } from "../../../testing/cpu-milliseconds";
import { makeReading, type PageInShort } from "../../../testing/fixtures/make-reading";
import { madeFindings } from "../../../testing/made-findings";
import { madeKnowledge } from "../../../testing/made-knowledge";
import type { Claim, PageReading } from "../../findings";
import { suggestCompetitors } from "./suggest";

/** What bench/budgets holds to a third of this; it cost seconds. A processor that others share tells more than was used. */
const LIMIT_MILLISECONDS = 300;
const atlas = loadAtlas();

const named = (field: "brandName" | "aliases" | "additionalDomains", value: string): Claim => ({
  field,
  value,
  maker: "site",
  reason: { code: "name.given", params: {} },
  seen: [],
  weight: 1,
});
const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const ACME = [
  named("brandName", "Acme"),
  ...many(10, (index) => named("aliases", `Acme Alias${index}`)),
  ...many(30, (index) => named("additionalDomains", `acme${index}.com`)),
];

const firm = (index: number) => `N${(index * 7919 + 13).toString(26).replace(/\d/g, (digit) => `xyz${digit}`)}`;
const compared = (index: number) => ({
  url: `https://acme.com/compare/${firm(index)}`,
  text: `Acme vs ${firm(index)}`,
});
const outside = (index: number) => ({ url: `https://get${firm(index)}.com/`, text: firm(index) });
const page = (more: Partial<PageInShort>): PageReading => makeReading({ url: "https://acme.com/", ...more });

const HOSTILE: [string, PageReading[]][] = [
  ["comparisons and as many outside links", [page({ links: [...many(800, compared), ...many(800, outside)] })]],
  [
    "addresses that no text spells",
    [
      page({
        links: many(1500, (index) => ({ url: `https://acme.com/compare/x${index}`, text: "x" })),
        text: "Some Words of a text, and more. ".repeat(625),
      }),
    ],
  ],
  [
    "links whose texts are nothing but phrases",
    many(6, () =>
      page({
        language: "de",
        links: many(1500, (index) => ({
          url: `https://acme.com/${index}`,
          text: "alternative zu Vs or switch from Acme oder ".repeat(7),
        })),
      }),
    ),
  ],
  [
    "headings full of phrases on a comparison page",
    [
      page({
        kind: "compare",
        language: "nl",
        h1: many(300, () => "Acme vs Foo of Acme or Bar overstappen van ".repeat(7)),
      }),
    ],
  ],
  [
    "initials, of which a name may begin with any",
    [
      page({
        links: many(400, (index) => ({ url: `https://acme.com/compare/${"abcd".repeat(5 + (index % 5))}`, text: "x" })),
        text: "A B C D ".repeat(2500),
      }),
    ],
  ],
  [
    "addresses of slashes and signs",
    [page({ links: many(1500, () => ({ url: `https://acme.com/${"/vs".repeat(80)}/-vs--vs-`, text: "x" })) })],
  ],
];

test.each(HOSTILE)("%s cost little", async (_, pages) => {
  const findings = madeFindings("acme.com", { pages, claims: ACME });
  // The first of all reads the atlas and is compiled.
  suggestCompetitors(
    madeFindings("acme.com", { pages: [page({ links: [compared(1)] })], claims: ACME }),
    madeKnowledge(atlas),
  );
  const spent = await cpuMilliseconds(() => suggestCompetitors(findings, madeKnowledge(atlas)));
  expect(spent).toBeLessThan(LIMIT_MILLISECONDS * (await slowness()));
});
