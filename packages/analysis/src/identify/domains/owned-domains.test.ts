import { privateHostsOf } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { hreflang as hreflangOf, IMPRINT, madeFact } from "../../../testing/made-fact";
import { madeFindings } from "../../../testing/made-findings";
import { explain } from "../../explain/explain";
import type { Fact, Link, PageKind, PageReading } from "../../findings";
import { NOTHING_AROUND, type ProbedDomain, type Redirect, type Surroundings } from "../../findings";
import { ownedDomainClaims } from "./owned-domains";

const fact = (kind: Fact["kind"], value: string, more: Partial<Fact> = {}): Fact =>
  madeFact(kind, value, { url: "https://acme.com/", ...more });
const link = (url: string, region: Link["region"] = "footer", text = ""): Link => ({ url, text, region, rel: "" });
const reading = (facts: Fact[], links: Link[] = [], kind: PageKind = "home", more: Partial<PageReading> = {}) => ({
  url: "https://acme.com/",
  kind,
  language: null,
  facts,
  links,
  text: "",
  headings: [],
  scriptOnly: false,
  ...more,
});

/** What a test says of a site. */
interface Sighted extends Surroundings {
  brandName: string;
  readings: PageReading[];
  redirects: Redirect[];
}

/** Each domain found for a website, with the reasons for it. */
function found(more: Partial<Sighted>, address = "acme.com"): Record<string, string[]> {
  const { brandName = "Acme", readings = [reading([])], redirects = [], ...around } = more;
  const { request } = madeFindings(address);
  const pages = readings.map((each) =>
    each.url === "https://acme.com/" ? { ...each, url: request.website.url } : each,
  );
  const findings = madeFindings(address, { pages, redirects, surroundings: { ...NOTHING_AROUND, ...around } });
  const domains: Record<string, string[]> = {};
  for (const { value, reason } of explain(ownedDomainClaims(findings, brandName, privateHostsOf([]))))
    domains[value] = [...(domains[value] ?? []), reason];
  return domains;
}
const onHome = (facts: Fact[], links: Link[] = [], address?: string) =>
  Object.keys(found({ readings: [reading(facts, links)] }, address));

test("takes a shop's other countries once each", () => {
  const hreflang = (language: string, url: string) => fact("hreflang", url, { source: hreflangOf(language) });
  const home = reading(
    [
      hreflang("de-DE", "https://www.acme.de/"),
      hreflang("de-AT", "https://shop.acme.de/at"),
      hreflang("en", "https://acme.com/en"),
      hreflang("en-GB", "https://uk.acme.com/"),
    ],
    [link("https://www.acme.co.uk/")],
  );
  expect(found({ readings: [home] })).toEqual({
    "acme.de": ["hreflang de-DE on the home page", "hreflang de-AT on the home page"],
    "acme.co.uk": ["linked in the footer of the home page, under the same name"],
  });
});

test.each<[string, Fact[], Link[]]>([
  ["look-alikes", [fact("hreflang", "https://acme-outlet.com/")], [link("https://acmes.com/")]],
  ["a namesake in the running text", [], [link("https://acme.org/", "main")]],
  ["social networks", [fact("same-as", "https://facebook.com/acme")], [link("https://x.com/acme")]],
  ["mail providers", [fact("mail", "acme@gmail.com")], []],
  ["what is rented with a service", [fact("hreflang", "https://acme.myshopify.com")], [link("https://acme.github.io")]],
  ["the canonical address of a broker or a host", [fact("canonical", "https://acme.sedo.com/")], []],
  ["what is no website", [fact("canonical", "https://127.0.0.1/")], [link("https://localhost/")]],
])("leaves out %s", (_, facts, links) => {
  expect(onHome(facts, links)).toEqual([]);
});

test("a country switcher may stand in the running text", () => {
  const countries = ["de", "fr", "it", "es"].map((suffix) => link(`https://acme.${suffix}/`, "main"));
  expect(onHome([], countries)).toEqual(["acme.de", "acme.fr", "acme.it", "acme.es"]);
});

describe("what everybody uses", () => {
  test("is its owner's all the same", () => {
    const countries = [fact("hreflang", "https://www.google.de/"), fact("hreflang", "https://www.google.co.uk/")];
    expect(onHome(countries, [], "google.com")).toEqual(["google.de", "google.co.uk"]);
    expect(onHome(countries)).toEqual([]);
    expect(onHome([], [link("https://www.klarna.com/")], "klarna.se")).toEqual(["klarna.com"]);
  });

  test("is a namesake's only when more than a link says so", () => {
    expect(onHome([], [link("https://line.me/R/share")], "line-up.com")).toEqual([]);
    expect(onHome([], [link("https://line.me/R/share")], "line.ac")).toEqual([]);
    expect(onHome([fact("hreflang", "https://line.me/")], [], "line.ac")).toEqual(["line.me"]);
  });
});

describe("a mail address in the imprint", () => {
  const mail = (address: string, quote = address) =>
    fact("mail", address, { source: IMPRINT, pageKind: "legal", quote });
  const owner = fact("legal-name", "Lindenhof Handels GmbH", { source: IMPRINT, pageKind: "legal" });
  const agency = fact("legal-name", "Pixelwerk GmbH", { source: IMPRINT, pageKind: "legal" });
  test.each<[string, Fact, string[]]>([
    ["of the site's name", mail("info@acmetools.de"), ["acmetools.de"]],
    ["of the brand's name", mail("info@acme-tools.eu"), ["acme-tools.eu"]],
    ["of the owner's name", mail("info@lindenhof-handels.de"), ["lindenhof-handels.de"]],
    ["that holds the brand's name", mail("post@acmetools-online.de"), ["acmetools-online.de"]],
    ["of a stranger", mail("info@somebody.de"), []],
    ["of the agency", mail("info@pixelwerk.de"), []],
    ["of a data-protection officer", mail("datenschutz@acmetools-pruefer.de"), []],
    ["after the word for an agency", mail("info@mein-acmetools.de", "Webdesign: info@mein-acmetools.de"), []],
  ])("%s", (_, address, domains) => {
    const readings = [reading([]), reading([owner, agency, address], [], "legal")];
    expect(Object.keys(found({ readings, brandName: "Acme Tools" }, "acmetools.com"))).toEqual(domains);
  });
});

describe("redirects", () => {
  const moved = (to: string, home?: PageReading, brandName = "Acme") =>
    Object.keys(
      found({
        redirects: [{ from: "https://acme.com/", to }],
        readings: home === undefined ? [] : [{ ...home, url: to }],
        brandName,
      }),
    );
  const apex = reading([fact("title", "Apex – anvils"), fact("site-name", "Apex")]);
  test.each<[string, string, PageReading | undefined, string, string[]]>([
    ["to a namesake, read or not", "https://www.acme.org/", undefined, "Acme", ["acme.org"]],
    ["to the brand's new home", "https://www.apex.com/", apex, "Apex", ["apex.com"]],
    ["to a stranger", "https://www.apex.com/", apex, "Acme", []],
    ["to what could not be read", "https://www.apex.com/", undefined, "Acme", []],
    ["to a desk", "https://login.apex.com/", apex, "Apex", []],
    ["to a way back", "https://apex.com/?continue=acme.com", apex, "Apex", []],
    ["to a station", "https://consent.com/", reading([fact("site-name", "Consent")]), "Consent", []],
    ["to a social network", "https://facebook.com/acme", reading([fact("same-as", "https://acme.com")]), "Acme", []],
    [
      "to a page that names the site as itself",
      "https://apex.com/tea",
      reading([fact("hreflang", "https://acme.com/")]),
      "Acme",
      ["apex.com"],
    ],
  ])("%s", (_, to, home, brandName, domains) => {
    expect(moved(to, home, brandName)).toEqual(domains);
  });

  test("through a counter: only the end is owned", () => {
    const redirects = [
      { from: "https://acme.com/", to: "https://click-counter.com/?u=acme" },
      { from: "https://click-counter.com/?u=acme", to: "https://acme.de/" },
    ];
    expect(Object.keys(found({ redirects, readings: [{ ...reading([]), url: "https://acme.de/" }] }))).toEqual([
      "acme.de",
    ]);
  });
});

describe("certificates", () => {
  const on = (certificateNames: string[], readings = [reading([])], address?: string) =>
    Object.keys(found({ certificateNames, readings }, address));
  const strangers = (count: number) => Array.from({ length: count }, (_, index) => `stranger-${index}.com`);
  test.each<[string, string[], string[]]>([
    ["a namesake on a short one", ["acme.com", "*.acme.de"], ["acme.de"]],
    ["a namesake among a few strangers", ["acme.com", "acme.de", ...strangers(8)], ["acme.de"]],
    ["a namesake on a host's", ["acme.com", "acme.de", ...strangers(30)], []],
    [
      "many namesakes",
      ["acme.com", ...["de", "fr", "it", "es", "nl", "be", "at", "ch"].map((each) => `acme.${each}`)],
      ["acme.de", "acme.fr", "acme.it", "acme.es", "acme.nl", "acme.be", "acme.at", "acme.ch"],
    ],
    ["strangers", ["acme.com", ...strangers(2)], []],
    ["one that a network shares", ["acme.com", "acme.de", "sni.cloudflaressl.com"], []],
    ["another host's", ["other.com", "acme.de"], []],
  ])("%s", (_, names, domains) => {
    expect(on(names)).toEqual(domains);
  });

  test("that of a site that has moved", () => {
    const redirects = [{ from: "https://acme.com/", to: "https://acme.de/" }];
    const readings = [{ ...reading([]), url: "https://acme.de/" }];
    const certificateNames = ["acme.de", "acme.at"];
    expect(Object.keys(found({ redirects, readings, certificateNames }))).toEqual(["acme.de", "acme.at"]);
  });

  test("a stranger that the site links to is its own, its agency is not", () => {
    const home = reading(
      [],
      [link("https://kettle.com/"), link("https://pixelwerk.com/", "footer", "Website by Pixelwerk")],
    );
    expect(on(["acme.com", "kettle.com", "pixelwerk.com"], [home])).toEqual(["kettle.com"]);
    expect(on(["acme.com"], [home])).toEqual([]);
  });
});

describe("probed domains", () => {
  const probed = (domain: string, more: Partial<ProbedDomain> = {}): ProbedDomain => ({
    domain,
    redirects: [],
    reading: { ...reading([]), url: `https://${domain}/` },
    certificateNames: [],
    ...more,
  });
  const leads = (domain: string, to: string) =>
    probed(domain, { redirects: [{ from: `https://${domain}/`, to }], reading: null });

  test("the name alone is no proof", () => {
    expect(found({ probed: [probed("acme.net")] })).toEqual({});
  });

  test("a link there is no proof without a link back", () => {
    const there = { readings: [reading([], [link("https://acme.net/", "main")])] };
    const candidate = (to: string) => ({ ...reading([], [link(to)]), url: "https://acme.net/" });
    expect(found({ ...there, probed: [probed("acme.net", { reading: candidate("https://other.com/") })] })).toEqual({});
    expect(found({ ...there, probed: [probed("acme.net", { reading: candidate("https://acme.com/") })] })).toEqual({
      "acme.net": ["linked on the home page, and links back to acme.com"],
    });
  });

  test("one that leads to another's domain is not the brand's", () => {
    expect(
      found({ probed: [leads("acme.net", "https://dan.com/buy/acme.net"), leads("acme.io", "https://acme.net/")] }),
    ).toEqual({});
  });

  test("one that leads to a domain which another proves is found as well", () => {
    const mirror = reading([fact("canonical", "https://acme.com/")]);
    const all = [
      leads("acme.io", "https://acme.net/"),
      probed("acme.net", { reading: { ...mirror, url: "https://acme.net/" } }),
    ];
    expect(found({ probed: all })).toEqual({
      "acme.io": ["redirects to acme.net"],
      "acme.net": ["acme.net is a mirror: its canonical address is acme.com"],
    });
  });

  test("a broker's page proves nothing, whatever it holds", () => {
    const forSale = reading([fact("canonical", "https://acme.com/"), fact("title", "acme.net – domain is for sale")]);
    const all = [
      probed("acme.net", {
        reading: { ...forSale, url: "https://acme.net/" },
        certificateNames: ["acme.net", "acme.com"],
      }),
    ];
    expect(found({ probed: all })).toEqual({});
  });
});

test("the best proven stand first, the rest in the order found", () => {
  const home = reading(
    [fact("mail", "info@acme.info"), fact("hreflang", "https://acme.de/"), fact("hreflang", "https://acme.fr/")],
    [link("https://acme.org/")],
  );
  const redirects = [{ from: "https://acme.biz/", to: "https://acme.com/" }];
  const sighted = {
    readings: [home],
    certificateNames: ["acme.com", "acme.eu"],
    probed: [{ domain: "acme.biz", redirects, reading: null, certificateNames: [] }],
  };
  expect(Object.keys(found(sighted))).toEqual(["acme.biz", "acme.de", "acme.fr", "acme.eu", "acme.info", "acme.org"]);
});
