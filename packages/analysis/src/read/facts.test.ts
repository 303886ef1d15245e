import { describe, expect, test } from "vitest";
import { readMade, valuesOf } from "../../testing/made-page";

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;

describe("JSON-LD", () => {
  test.each([
    ["comments", `{/* the shop */ "@type":"Organization", // ours\n "name":"Acme"}`],
    ["double commas", `{"@type":"Organization",,"name":"Acme",,}`],
    ["HTML's escapes", `{&quot;@type&quot;:&quot;Organization&quot;,&quot;name&quot;:&quot;Acme&quot;}`],
    ["a full type", `{"@type":"https://schema.org/Organization","name":{"@value":"Acme","@language":"en"}}`],
    ["a main entity", `{"@type":"WebPage","mainEntity":{"@type":"Bakery","name":"Acme"}}`],
    ["a comma in a string", `{"@type":"Organization","description":"a,}","name":"Acme",}`],
  ])("is read with %s", (_, json) => {
    expect(valuesOf(readMade(script(json)), "organization")).toEqual(["Acme"]);
  });

  test("tells the country, and leaves parents and departments out", () => {
    const reading = readMade(
      script(`{"@type":"Organization","name":"Acme","address":[{"addressCountry":"DE"},{"addressCountry":{"@type":"Country","name":"Austria"}}],
        "parentOrganization":{"@type":"Organization","name":"Globex"},"department":{"@type":"Store","name":"Initech"}}`),
    );
    expect(valuesOf(reading, "organization")).toEqual(["Acme"]);
    expect(valuesOf(reading, "country")).toEqual(["DE", "Austria"]);
  });
});

describe("marked-up names", () => {
  test("microdata tells names, addresses and mail", () => {
    const reading = readMade(`<div itemscope itemtype="https://schema.org/Organization">
      <meta itemprop="legalName" content="Acme Trading Ltd"><span itemprop="name">Acme</span>
      <a itemprop="url sameAs" href="https://acme.example/"></a><a itemprop="email" href="mailto:Hi@acme.test">write</a>
      <div itemprop="review" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Critic</b></div></div>
      <div itemscope itemtype="https://schema.org/WebSite"><meta itemprop="alternateName" content="AC"></div>`);
    expect(valuesOf(reading, "organization")).toEqual(["Acme"]);
    expect(valuesOf(reading, "legal-name")).toEqual(["Acme Trading Ltd"]);
    expect(valuesOf(reading, "alternate-name")).toEqual(["AC"]);
    expect(new Set(valuesOf(reading, "same-as"))).toEqual(new Set(["https://acme.example/"]));
    expect(valuesOf(reading, "mail")).toContain("hi@acme.test");
  });

  test("RDFa and hCard name organizations", () => {
    const rdfa = `<div vocab="https://schema.org/" typeof="Organization"><b property="name">Acme</b></div>`;
    expect(valuesOf(readMade(rdfa), "organization")).toEqual(["Acme"]);
    expect(valuesOf(readMade(`<div class="vcard"><b class="fn org">Acme</b></div>`), "organization")).toEqual(["Acme"]);
    expect(valuesOf(readMade(`<b class="organic fn">Jane</b>`), "organization")).toEqual([]);
  });

  test("metadata names owners, locales and apps", () => {
    const reading = readMade(`<meta name="copyright" content="© 2026 Acme Ltd"><meta name="author" content="Jane Doe">
      <meta name="publisher" content="Acme Media GmbH"><meta property="og:locale" content="de_AT">
      <meta property="og:locale:alternate" content="fr_CH"><meta property="constructor" content="x">
      <meta name="description" property="og:title" content="Both">`);
    expect(valuesOf(reading, "legal-name")).toEqual(["Acme Ltd", "Acme Media GmbH"]);
    expect(valuesOf(reading, "locale")).toEqual(["de_AT", "fr_CH"]);
    expect([valuesOf(reading, "title"), valuesOf(reading, "description")]).toEqual([["Both"], ["Both"]]);
    expect(reading.language).toBe("de");
  });
});

describe("addresses", () => {
  test.each([
    ["info@acme.test", "info@acme.test"],
    ["info [at] acme [punkt] test", "info@acme.test"],
    ["info(ät)acme.test", "info@acme.test"],
    ["info{at}acme.test", "info@acme.test"],
    ["write to info at acme dot test", "info@acme.test"],
    ["kontakt@müller.test", "kontakt@müller.test"],
    ["info&#64;acme.test", "info@acme.test"],
  ])("%s is a mail address", (written, address) => {
    expect(valuesOf(readMade(`<p>Mail: ${written}</p>`, "contact"), "mail")).toEqual([address]);
  });

  test("scrape protection is undone", () => {
    const hidden = Buffer.from([...Buffer.from("info@acme.test")].map((byte) => byte ^ 0x2a));
    const hexadecimal = `2a${hidden.toString("hex")}`;
    const reading = readMade(`<footer><span data-cfemail="${hexadecimal}">[email protected]</span></footer>
      <a href="/cdn-cgi/l/email-protection#${hexadecimal}">write</a><b data-cfemail="zz">x</b>`);
    expect(new Set(valuesOf(reading, "mail"))).toEqual(new Set(["info@acme.test"]));
  });

  test("no mail address is made up", () => {
    expect(valuesOf(readMade("<p>Look at this. Meet us at noon, dot. a@b @acme</p>", "contact"), "mail")).toEqual([]);
  });

  test("telephone links and links in other languages are facts", () => {
    const reading = readMade(`<footer><a href="tel:+49 (0)30 1234-567">call</a><a href="tel:0800 123">free</a>
      <a hreflang="fr" href="https://acme.example/">Français</a></footer>`);
    expect(valuesOf(reading, "phone")).toEqual(["+49301234567", "0800123"]);
    expect(valuesOf(reading, "hreflang")).toEqual(["https://acme.example/"]);
  });
});

test.each([
  ['<html lang="de-AT"><meta property="og:locale" content="en_US">', "de"],
  ['<html lang="und"><meta property="og:locale" content="fr_CH">', "fr"],
  ['<meta name="dc.language" content="it"><meta http-equiv="Content-Language" content="es, en">', "es"],
  ['<script type="application/ld+json">{"@type": "WebPage", "inLanguage": "sv-SE"}</script>', "sv"],
  ["<p>Die Werkstatt und das Lager finden Sie auf dem kurzen Weg.</p>", null],
])("what a page declares is its language: %s", (html, language) => {
  expect(readMade(html).language).toBe(language);
});

test("the short lines with numbers in them are contact lines, with the country on the next line", () => {
  const reading = readMade(
    `<main><p>Over 500 people have read this sentence, which goes on for so long that no address would, and then some more.</p></main>
    <footer><p>Acme Ltd | 9 Merrion Square, Dublin 2, D02 X285</p><p>Ireland</p><p>Opening hours</p></footer>`,
  );
  expect(valuesOf(reading, "contact-line")).toEqual(["Acme Ltd | 9 Merrion Square, Dublin 2, D02 X285, Ireland"]);
});

test("postal addresses, areas served, telephone numbers and currencies of structured data are facts", () => {
  const said = (html: string) => {
    const { facts } = readMade(html);
    return facts.map(({ kind, value }) => `${kind}: ${value}`);
  };
  const node = {
    "@type": "Plumber",
    name: "Acme",
    telephone: "+44 (0)113 496 0123",
    areaServed: [{ "@type": "City", name: "Leeds" }, "Yorkshire"],
    currenciesAccepted: "GBP, EUR",
    address: { addressLocality: "Leeds", postalCode: "LS5 3BE", addressCountry: { name: "United Kingdom" } },
  };
  expect(said(`<script type="application/ld+json">${JSON.stringify(node)}</script>`)).toEqual([
    "currency: GBP",
    "currency: EUR",
    "organization: Acme",
    "country: United Kingdom",
    "address-locality: Leeds",
    "postal-code: LS5 3BE",
    "area-served: Leeds",
    "area-served: Yorkshire",
    "phone: +441134960123",
  ]);
  expect(
    said(`<div itemscope itemtype="https://schema.org/Florist"><p itemprop="telephone">514-555-0199</p>
      <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><b itemprop="addressLocality">Montréal</b>
      <b itemprop="addressRegion">QC</b></p></div>`),
  ).toEqual(expect.arrayContaining(["phone: 5145550199", "address-locality: Montréal", "address-region: QC"]));
});

test("banners, newsletter forms, breadcrumbs and share buttons are no part of the text", () => {
  const { text, headings } = readMade(`<body class="has-newsletter cookie-page"><main>
    <div class="cookie-banner"><h2>Cookies</h2><p>We use cookies, partners and the like.</p></div>
    <div id="CybotCookiebotDialog"><p>Allow all of the many cookies?</p></div><div role="dialog"><p>Choose a country first.</p></div>
    <ol class="breadcrumb"><li>You are here, in the shop</li></ol><h1>Anvils</h1><p>Forged by hand.</p>
    <section class="newsletter-signup"><h3>Newsletter</h3><p>Never miss any of our offers.</p></section>
    <div class="social-share"><p>Share this with all of your friends.</p></div><div class="cookies-and-cakes"><p>Baked daily.</p></div></main>`);
  expect(text).toBe("Anvils\nForged by hand.\nBaked daily.");
  expect(headings).toEqual(["Anvils"]);
});

test("the footer of a page with ten thousand products is read", () => {
  const card = "<div><h3>Anvil</h3><a href='/p'>Anvil</a><p>Good</p></div>";
  const reading = readMade(`${card.repeat(10_000)}<footer><p>© Acme Ltd</p><a href="/imprint">Imprint</a></footer>`);
  expect(valuesOf(reading, "legal-name")).toContain("Acme Ltd");
  expect(reading.links.at(-1)?.text).toBe("Imprint");
});
