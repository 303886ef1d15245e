import { parseWebsite, registrableDomain, sameText, type Website } from "@marque/schema";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PageReading } from "../../facts";
import { someReadings } from "../fixtures/arbitrary";
import { makeReading } from "../fixtures/make-reading";
import { almostEmpty, invoicing, trailShop } from "../fixtures/sites";
import { suggestCompetitors } from "./suggest";

function websiteOf(host: string): Website {
  const website = parseWebsite(host);
  if (website === undefined) throw new Error(`${host} is no website`);
  return website;
}

const acme = {
  brandName: "Acme",
  aliases: ["Acme Cloud"],
  website: websiteOf("acme.com"),
  ownDomains: ["acme.de"],
  max: 20,
};
const namesIn = (readings: PageReading[], max = 20): string[] =>
  suggestCompetitors({ ...acme, readings, max }).competitors.map(({ name }) => name);

describe("competitors that the site names", () => {
  test.each([
    ["Acme vs Foo", "en", ["Foo"]],
    ["Acme vs. HubSpot | Which is better?", "en", ["HubSpot"]],
    ["Zoho vs Acme: pricing", "en", ["Zoho"]],
    ["Acme vs Foo vs Bar", "en", ["Foo", "Bar"]],
    ["The best alternative to monday.com", "en", ["monday.com"]],
    ["Switch from Pipedrive in minutes", "en", ["Pipedrive"]],
    ["Migrate from Foo Desk today", "en", ["Foo Desk"]],
    ["Compare Acme with Foo", "en", ["Foo"]],
    ["Die Alternative zu Personio", "de", ["Personio"]],
    ["Acme oder Lexware", "de", ["Lexware"]],
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
  ])("%s (%s) names %j", (heading, language, expected) => {
    expect(namesIn([makeReading({ url: "https://acme.com/", language, h1: [heading] })])).toEqual(expected);
  });

  test.each([
    ["/vs/foo", "Learn more", ["Foo"]],
    ["/compare/hub-spot", "HubSpot", ["HubSpot"]],
    ["/compare/plans", "Compare plans", []],
    ["/acme-vs-foo", "See how we compare", ["Foo"]],
    ["/alternatives/foo", "Foo", ["Foo"]],
    ["/foo-alternative", "Foo alternative", ["Foo"]],
    ["/collections/meat-alternatives", "Meat Alternatives", []],
    ["/compare/123", "Compare", []],
    ["/blog/post", "Read", []],
  ])("a link to %s called “%s” names %j", (path, text, expected) => {
    const links = [{ url: `https://acme.com${path}`, text }];
    expect(namesIn([makeReading({ url: "https://acme.com/", links })])).toEqual(expected);
  });

  test("come with the domains that the pages link to, strongest evidence first, each with its reason", () => {
    const input = { brandName: "Tallybird", aliases: [], website: websiteOf("tallybird.com"), ownDomains: [], max: 20 };
    const { competitors, evidence } = suggestCompetitors({ ...input, readings: invoicing });
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
    });
    expect(evidence.map(({ value }) => value)).toEqual(competitors.map(({ name }) => name));
  });

  test("are one whatever the case and the spaces", () => {
    const h2 = ["Acme vs FreshBooks", "Acme vs FRESHBOOKS", "Switch from Freshbooks"];
    expect(namesIn([makeReading({ url: "https://acme.com/", h2 })])).toEqual(["FreshBooks"]);
  });

  test("are none where the site names none, or none are wanted", () => {
    expect([namesIn(trailShop), namesIn(almostEmpty), namesIn([])]).toEqual([[], [], []]);
    expect(suggestCompetitors({ ...acme, readings: invoicing, max: 0 })).toEqual({ competitors: [], evidence: [] });
  });

  test("keep the rules for any pages", () => {
    fc.assert(
      fc.property(someReadings, fc.nat(100), (readings, max) => {
        const { competitors, evidence } = suggestCompetitors({ ...acme, readings, max });
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
