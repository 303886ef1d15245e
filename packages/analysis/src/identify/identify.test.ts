import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { madeFact as fact, IMPRINT } from "../../testing/made-fact";
import { madeFindings } from "../../testing/made-findings";
import { identityIn } from "../../testing/made-identity";
import type { Fact, Findings, PageReading } from "../findings";

const reading = (facts: Fact[], more: Partial<PageReading> = {}): PageReading => ({
  url: "https://acme.com/",
  kind: "home",
  language: null,
  facts,
  links: [],
  text: "",
  headings: [],
  scriptOnly: false,
  ...more,
});
const of = (
  website: string,
  pages: PageReading[] = [],
  { hint, ...more }: Partial<Omit<Findings, "request">> & { hint?: string } = {},
) => identityIn(madeFindings(website, { pages, ...more }, hint === undefined ? {} : { brandName: hint }));
const named = (website: string, ...facts: Fact[]) => of(website, [reading(facts)]).brandName;

describe("brandName", () => {
  test.each([
    ["acme.com", "Acme | The best anvils", "Acme"],
    ["acme.com", "Home - Acme", "Acme"],
    ["acme.com", "Acme® – Official Site", "Acme"],
    ["acme.com", "ACME: anvils and more", "ACME"],
    ["acme.co.uk", "Acme UK | Online Shop", "Acme"],
    ["acme.de", "Acme Deutschland » Startseite", "Acme"],
    ["acme.com", "Buy anvils online at Acme.com - free delivery", "Acme"],
    ["acme-tools.com", "Welcome to Acme Tools!", "Acme Tools"],
    ["acmetools.com", "Anvils, hammers and tongs | Acme Tools Inc.", "Acme Tools"],
    ["laendlemarkt.at", "Ländlemarkt - Kleinanzeigen", "Ländlemarkt"],
    ["granit-stil.ru", "Гранит Стиль: интернет-магазин", "Гранит Стиль"],
    ["unibo.it", "Università di Bologna - Home", "Università di Bologna"],
    ["acme.com", "Just a moment...", "Acme"],
    ["acme.com", "Cheap things for everybody", "Acme"],
  ])("%s with the title %j is %s", (website, title, name) => {
    expect(named(website, fact("title", title))).toBe(name);
  });

  test("agreement of facts beats the address", () => {
    const facts = [
      fact("title", "Apex Foundation | Home"),
      fact("site-name", "Apex Foundation"),
      fact("heading", "Welcome"),
    ];
    expect(named("give.org", ...facts)).toBe("Apex Foundation");
  });

  test("keeps the top-level domain of a site known by nothing else", () => {
    const everywhere = [fact("title", "hale.ca | Shop"), fact("site-name", "Hale.ca"), fact("legal-name", "Hale.ca")];
    expect(named("hale.ca", ...everywhere)).toBe("Hale.ca");
    expect(named("acme.com", fact("title", "Acme.com"), fact("site-name", "Acme"))).toBe("Acme");
  });

  test("capitals give way to how the site writes otherwise", () => {
    expect(
      of("acmetools.com", [
        reading([fact("title", "ACMETOOLS | Anvils")], {
          text: "AcmeTools makes anvils. Ask AcmeTools, or buy from AcmeTools.",
        }),
      ]).brandName,
    ).toBe("AcmeTools");
  });

  test("a path names a sub-brand when its page names itself so", () => {
    const own = [fact("site-name", "Apex"), fact("title", "Apex shoes | Acme")];
    expect(named("acme.com/apex", ...own)).toBe("Apex");
    expect(named("acme.com/apex", fact("site-name", "Acme"), fact("title", "Apex | Acme"))).toBe("Acme");
  });

  test.each([
    ["acme-shop.co.uk", "Acme Shop"],
    ["acme-and-sons.com", "Acme and Sons"],
    ["xn--mnchen-3ya.de", "München"],
  ])("%s without a page is %s", (website, name) => {
    const { brandName, evidence } = of(website);
    expect(brandName).toBe(name);
    expect(evidence).toMatchObject([{ field: "brandName", value: name, reason: "from the address of the site" }]);
  });

  test("a hint wins", () => {
    const { brandName, evidence } = of("acme.com", [reading([fact("site-name", "Acme")])], { hint: "Apex" });
    expect(brandName).toBe("Apex");
    expect(evidence[0]).toMatchObject({ value: "Apex", reason: "given by you" });
  });
});

describe("aliases", () => {
  test("takes names that don't hold the brand's", () => {
    const home = reading(
      [
        fact("site-name", "Acme"),
        fact("alternate-name", "アクメ"),
        fact("alternate-name", "Acme Store"),
        fact("alternate-name", "acme.com"),
      ],
      { text: "Acme, formerly known as Roadrunner Supplies, makes anvils. Paris was formerly Lutetia." },
    );
    const imprint = reading(
      [
        {
          ...fact("legal-name", "Coyote Handels GmbH", { source: IMPRINT, pageKind: "legal" }),
          url: "https://acme.com/impressum",
        },
      ],
      { kind: "legal" },
    );
    const privacy = reading([fact("legal-name", "Tracker LLC", { source: IMPRINT, pageKind: "legal" })], {
      kind: "legal",
    });
    const { aliases, evidence } = of("acme.com", [home, imprint, privacy]);
    expect(aliases).toEqual(["Roadrunner Supplies", "アクメ", "Coyote Handels GmbH"]);
    expect(evidence.find(({ value }) => value === "Coyote Handels GmbH")?.reason).toBe(
      "company named as the owner on the imprint or legal page",
    );
  });

  test("the short name of the web app counts", () => {
    const manifestFacts = [fact("short-name", "AWT", { pageKind: "manifest" })];
    expect(of("acme.com", [reading([fact("site-name", "Acme")])], { manifestFacts }).aliases).toEqual(["AWT"]);
  });
});

test("any facts give a name, and every value has evidence", () => {
  const kinds: Fact["kind"][] = [
    "title",
    "site-name",
    "organization",
    "legal-name",
    "alternate-name",
    "short-name",
    "hreflang",
    "mail",
    "same-as",
    "heading",
  ];
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string(),
    fc.constantFrom("Acme", "acme.com", "GmbH", "https://acme.de", "Home | Acme", "\ud800", "©"),
  );
  const facts = fc.array(fc.tuple(fc.constantFrom(...kinds), text).map(([kind, value]) => fact(kind, value)));
  fc.assert(
    fc.property(
      facts,
      text,
      fc.constantFrom("acme.com", "a-b.co.uk/x%", "xn--mnchen-3ya.de/y", "1.fr"),
      (all, words, website) => {
        const { brandName, aliases, additionalDomains, evidence } = of(website, [
          reading(all, { text: words, headings: [words] }),
        ]);
        expect(brandName.trim()).toBe(brandName);
        expect(brandName).not.toBe("");
        expect(brandName.length).toBeLessThanOrEqual(200);
        expect(brandName.normalize("NFC")).toBe(brandName);
        const explained = new Set(evidence.map(({ field, value }) => `${field} ${value}`));
        for (const value of [
          `brandName ${brandName}`,
          ...aliases.map((each) => `aliases ${each}`),
          ...additionalDomains.map((each) => `additionalDomains ${each}`),
        ])
          expect(explained).toContain(value);
      },
    ),
  );
});
