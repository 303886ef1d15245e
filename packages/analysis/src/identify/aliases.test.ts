import { expect, test } from "vitest";
import { footer, identityOf, ld, logo, og, organization, title } from "../../testing/made-identity";

test.each<[string, string, string, string[]]>([
  [
    "an abbreviation in brackets",
    "https://awt.acmegroup.com/",
    title("Acme World Trade (AWT) - Trade Services"),
    ["AWT"],
  ],
  [
    "a company called otherwise",
    "https://www.acme.com/",
    og("site_name", "Acme") + ld(organization("Acme", { legalName: "Coyote Holdings, Inc.", alternateName: "Акме" })),
    ["Акме", "Coyote Holdings, Inc."],
  ],
  [
    "another spelling, without the legal form",
    "https://www.hartandvale.co.uk/",
    title("Hart &amp; Vale") + logo("Hart &amp; Vale") + footer("© Hart and Vale plc"),
    ["Hart and Vale"],
  ],
  [
    "no slogan",
    "https://www.acme.com/",
    ld({ "@type": "WebSite", name: "Acme", alternateName: "Build Trust In Your Roads" }),
    [],
  ],
  [
    "no career",
    "https://www.acme.com/",
    `${og("site_name", "Acme")}<main><p>Lena writes for Acme, and was formerly Senior Food Editor at Apex.</p>
      <p>Joe of Acme, formerly Head Chef at Apex, cooks.</p>
      <p>Sue works for Acme and, formerly Team Lead, writes.</p></main>`,
    [],
  ],
  [
    "no name but for case and signs",
    "https://www.acme-x.com/",
    og("site_name", "Acme-X") + ld(organization("ACME’X")),
    [],
  ],
  [
    "no subject of a page inside the site",
    "https://www.apexfinder.com/maker/apex/rocket-12",
    og("site_name", "Apex Finder") + ld(organization("Apex")),
    [],
  ],
  ["no part of a name that the address has", "https://www.pamsforum.com/", og("site_name", "Pam's Forum"), []],
])("%s", (_, address, html, aliases) => {
  expect(identityOf(address, html).aliases.sort()).toEqual(aliases.sort());
});
