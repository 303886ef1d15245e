import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { registrableDomain, sameText } from "@marque/schema";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someReadings } from "../../../testing/fixtures/arbitrary";
import { makeReading, type PageInShort } from "../../../testing/fixtures/make-reading";
import { almostEmpty, invoicing, trailShop } from "../../../testing/fixtures/sites";
import { madeFindings } from "../../../testing/made-findings";
import { madeKnowledge } from "../../../testing/made-knowledge";
import { explain } from "../../explain/explain";
import { type Claim, claimsOf, type PageReading } from "../../findings";
import { suggestCompetitors } from "./suggest";

const billing = makeCategory("billing software", {
  sector: "software",
  brands: [makeBrand("Billwise", "billwise.com")],
});
const atlas = makeAtlas(
  { ...billing, id: "billing", near: ["insurance"] },
  makeCategory("insurance", { sector: "finance", brands: [makeBrand("Surely", "surely.com")] }),
);

const named = (field: "brandName" | "aliases" | "additionalDomains", value: string): Claim => ({
  field,
  value,
  maker: "site",
  reason: { code: "name.given", params: {} },
  seen: [],
  weight: 1,
});
const inBilling: Claim = {
  field: "market",
  purpose: "placement",
  value: "billing",
  name: "billing software",
  brandDomain: null,
  maker: "site",
  reason: { code: "market.words", params: { terms: [] } },
  seen: [],
  weight: 0.5,
};
const ACME = [named("brandName", "Acme"), named("aliases", "Acme Cloud"), named("additionalDomains", "acme.de")];

function suggested(pages: PageReading[], { max = 20, claims = ACME, host = "acme.com" } = {}) {
  const before = madeFindings(host, { pages, claims }, { maxCompetitors: max });
  const findings = suggestCompetitors(before, madeKnowledge(atlas));
  return {
    findings,
    before,
    competitors: claimsOf(findings, "competitors").map(({ competitor }) => competitor),
    evidence: explain(findings.claims).filter(({ field }) => field === "competitors"),
  };
}
const namesIn = (page: Partial<PageInShort>, claims: Claim[] = ACME): string[] =>
  suggested([makeReading({ url: "https://acme.com/", ...page })], { claims }).competitors.map(({ name }) => name);

describe("a comparison page's headings", () => {
  test.each([
    ["Acme vs Foo", "en", ["Foo"]],
    ["Acme vs. HubSpot | Which is better?", "en", ["HubSpot"]],
    ["Zoho vs Acme: pricing", "en", ["Zoho"]],
    ["Acme vs Foo vs Bar", "en", ["Foo", "Bar"]],
    ["Foo vs Acme Cloud", "en", ["Foo"]],
    ["The best alternative to monday.com", "en", ["monday.com"]],
    ["5 alternatives to Foo", "en", ["Foo"]],
    ["Foo alternatives", "en", ["Foo"]],
    ["Switch from Pipedrive in minutes", "en", ["Pipedrive"]],
    ["Migrate from Foo Desk today", "en", ["Foo Desk"]],
    ["Compare Acme with Foo", "en", ["Foo"]],
    ["Compare Foo with Acme", "en", ["Foo"]],
    ["Leaving Foo for Acme", "en", ["Foo"]],
    ["Die Alternative zu Personio", "de", ["Personio"]],
    ["Lexware-Alternative", "de", ["Lexware"]],
    ["Von Lexware zu Acme", "de", ["Lexware"]],
    ["Une alternative à Doctolib", "fr", ["Doctolib"]],
    ["Alternativa a Holded", "es", ["Holded"]],
    ["Alternativa ad Acme", "it", []],
    ["Overstappen van Exact", "nl", ["Exact"]],
    ["Acme vs spreadsheets", "en", []],
    ["Acme vs the competition", "en", []],
    ["Acme vs Acme Cloud", "en", []],
    ["A better alternative to plastic", "en", []],
    ["Leather Alternatives", "en", []],
    ["History of Acme", "en", []],
    ["Switch from manual work", "en", []],
    ["Acme or Your Money Back", "en", []],
    ["An alternative to Billing Software", "en", []],
  ])("%s (%s) name %j", (heading, language, expected) => {
    expect(namesIn({ url: "https://acme.com/compare", kind: "compare", language, h1: [heading] })).toEqual(expected);
  });
});

describe("what any page says is no competitor", () => {
  test.each<[string, Partial<PageInShort>]>([
    ["a removal firm's heading", { h1: ["Moving from London to Scotland"] }],
    ["and another of the same kind", { h1: ["Moving from London to Scotland", "Moving from London to Wales"] }],
    ["a guarantee", { h1: ["Acme or Your Money Back"] }],
    ["a surgeon's heading", { h1: ["An alternative to Hip Replacement"] }],
    [
      "the same in a link",
      {
        links: [{ url: "https://acme.com/alternative-to-hip-replacement", text: "An alternative to Hip Replacement" }],
      },
    ],
    [
      "in an address alone",
      { links: [{ url: "https://acme.com/alternative-to-hip-replacement", text: "Learn more" }] },
    ],
    ["a school's heading", { h1: ["Alternatives to Suspension", "Coming from Abroad"] }],
    ["a recipe", { h1: ["Butter Alternatives", "Best Egg Alternatives for Baking"] }],
    ["a headline", { h1: ["Switching from Coal: what Poland did", "Moving from Paris with love"] }],
    [
      "a club's fixtures",
      { h1: ["Acme vs Chelsea"], links: [{ url: "https://acme.com/match/1", text: "Acme vs Chelsea" }] },
    ],
    ["and their addresses", { links: [{ url: "https://acme.com/fixtures/acme-vs-chelsea", text: "Acme vs Chelsea" }] }],
    ["an estate agent's", { h1: ["Why people leave Brighton", "Leaving Brighton for Acme"] }],
    [
      "an insurer's comparison of goods",
      { links: [{ url: "https://acme.com/compare/insurance", text: "Insurance" }], h1: ["Insurance compared"] },
    ],
    [
      "a comparison of what the text also writes small",
      {
        links: [{ url: "https://acme.com/alternatives/hip-replacement", text: "Hip Replacement" }],
        text: "Before a hip replacement, ask us.",
      },
    ],
    ["plans", { links: [{ url: "https://acme.com/compare/plans", text: "Compare plans" }] }],
    ["meat", { links: [{ url: "https://acme.com/collections/meat-alternatives", text: "Meat Alternatives" }] }],
    ["a number", { links: [{ url: "https://acme.com/compare/123", text: "Compare" }] }],
    ["two others", { links: [{ url: "https://acme.com/compare/foo-vs-bar", text: "Foo vs Bar" }] }],
    ["the brand itself", { links: [{ url: "https://acme.com/compare/acme", text: "Acme" }] }],
  ])("%s", (_, page) => {
    expect(namesIn(page)).toEqual([]);
  });
});

describe("a link", () => {
  test.each([
    ["/vs/foo", "Learn more", ["Foo"]],
    ["/compare/hub-spot", "HubSpot", ["HubSpot"]],
    ["/acme-vs-foo", "See how we compare", ["Foo"]],
    ["/blog/foo-vs-acme.html", "Read", ["Foo"]],
    ["/compare/acme-and-foo", "Read", ["Foo"]],
    ["/alternatives/foo", "Foo", ["Foo"]],
    ["/foo-alternative", "Acme vs Foo", ["Foo"]],
    ["/best-foo-alternatives", "Acme vs Foo", ["Foo"]],
    ["/foo-alternative", "Foo alternative", []],
    ["/blog/post", "Read", []],
  ])("to %s called “%s” names %j", (path, text, expected) => {
    expect(namesIn({ links: [{ url: `https://acme.com${path}`, text }] })).toEqual(expected);
  });
});

describe("who is named on any page needs a second sign:", () => {
  const reasonFor = (page: Partial<PageInShort>, claims: Claim[] = ACME) =>
    suggested([makeReading({ url: "https://acme.com/", ...page })], { claims }).evidence.map(({ reason }) => reason);

  test("a link to its domain", () => {
    const links = [{ url: "https://www.foo.com/", text: "here", region: "main" as const }];
    expect(namesIn({ h1: ["Switch from Foo"], links })).toEqual(["Foo"]);
    expect(reasonFor({ h1: ["Switch from Foo"], links })).toEqual([
      "named in a heading that compares, and the site links to it",
    ]);
  });

  test("a place in the same part of the atlas", () => {
    const claims = [...ACME, inBilling];
    expect(namesIn({ h1: ["Switch from Billwise"] }, claims)).toEqual(["Billwise"]);
    expect(reasonFor({ h1: ["Switch from Billwise"] }, claims)).toEqual([
      "named in a heading that compares, and Marque's own records list it in a near market",
    ]);
    expect(namesIn({ h1: ["Switch from Surely"] }, claims)).toEqual([]);
    expect(namesIn({ h1: ["Switch from Billwise"] })).toEqual([]);
  });

  test("words of two kinds, one of which names the brand", () => {
    expect(namesIn({ h1: ["Acme vs Foo"], h2: ["Switch from Foo"] })).toEqual(["Foo"]);
    expect(reasonFor({ h1: ["Acme vs Foo"], h2: ["Switch from Foo"] })).toEqual([
      "named in a heading that compares, and the site speaks of leaving it for another as well",
    ]);
  });
});

describe("the competitors that a site names", () => {
  test("come with the domains that the pages link to, strongest evidence first, each with its reason", () => {
    const tallybird = { claims: [named("brandName", "Tallybird")], host: "tallybird.com" };
    const { competitors, evidence } = suggested(invoicing, tallybird);
    expect(competitors).toEqual([
      { name: "Wave", domains: ["waveapps.com"], aliases: [] },
      { name: "FreshBooks", domains: ["freshbooks.com"], aliases: [] },
      { name: "QuickBooks", domains: [], aliases: [] },
      { name: "Bonsai", domains: ["hellobonsai.com"], aliases: [] },
    ]);
    expect(evidence[0]).toEqual({
      field: "competitors",
      value: "Wave",
      reason: "named on the site's own comparison page",
      quote: "Tallybird vs. Wave | Which is better?",
      url: "https://www.tallybird.com/compare/wave",
      group: "direct",
    });
    expect(evidence.map(({ value }) => value)).toEqual(competitors.map(({ name }) => name));
  });

  test("are one whatever the case and the spaces", () => {
    const h2 = ["Acme vs FreshBooks", "Acme vs FRESHBOOKS", "Switch from Freshbooks"];
    expect(namesIn({ kind: "compare", h2 })).toEqual(["FreshBooks"]);
  });

  test("are none where the site names none, or none are wanted", () => {
    const none = [trailShop, almostEmpty, []].map((pages) => suggested(pages).competitors);
    expect(none).toEqual([[], [], []]);
    const { findings, before } = suggested(invoicing, { max: 0 });
    expect(findings).toBe(before);
  });

  test("keep the rules for any pages", () => {
    fc.assert(
      fc.property(someReadings, fc.nat(100), (pages, max) => {
        const { competitors, evidence } = suggested(pages, { max });
        const domains = competitors.flatMap((each) => each.domains);
        const own = ["acme", "acme cloud"];
        expect(competitors.length).toBeLessThanOrEqual(max);
        expect(evidence).toHaveLength(competitors.length);
        expect(new Set(domains).size).toBe(domains.length);
        expect(domains.filter((domain) => ["acme.com", "acme.de"].includes(registrableDomain(domain) ?? ""))).toEqual(
          [],
        );
        expect(new Set(competitors.map(({ name }) => sameText(name))).size).toBe(competitors.length);
        expect(competitors.filter(({ name }) => own.includes(sameText(name)))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
