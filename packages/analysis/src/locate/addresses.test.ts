import { expect, test } from "vitest";
import { countryOfPostcode, countryOfRegion, postalTowns } from "./addresses";

const first = (line: string, country?: string) => {
  const found = postalTowns(line, "en").find(({ countries }) => country === undefined || countries.includes(country));
  return found === undefined ? null : [found.town, found.tells ? found.countries[0] : "shared"];
};

test.each<[string, string, string]>([
  ["22 Kirkstall Lane, Leeds, LS5 3BE", "Leeds", "GB"],
  ["4 High Street, Skipton, North Yorkshire, BD23 1AA", "Skipton", "GB"],
  ["9 Merrion Square, Dublin 2, D02 X285", "Dublin", "IE"],
  ["2301 S Lamar Blvd, Austin, TX 78704", "Austin", "US"],
  ["1 Thompson Road Syracuse, NY 13206", "Syracuse", "US"],
  ["12 Arsenal St. Louis, MO 63104", "Louis", "US"],
  ["100 Main St, St. Louis, MO 63104", "St. Louis", "US"],
  ["145 avenue Laurier Ouest, Montréal (Québec) H2T 2N6", "Montréal", "CA"],
  ["6/14 Banksia Drive, Byron Bay NSW 2481", "Byron Bay", "AU"],
  ["Oudegracht 210, 3511 NR Utrecht", "Utrecht", "NL"],
  ["ul. Długa 17, 31-147 Kraków", "Kraków", "PL"],
  ["1100-445 Lisboa Portugal", "Lisboa", "PT"],
  ["Rua Augusta, 1520 - São Paulo - SP, 01304-001", "São Paulo", "BR"],
  ["C.P. 06700 Ciudad de México, CDMX", "Ciudad de México", "MX"],
  ["Via dell'Indipendenza 12, 40121 Bologna (BO)", "Bologna", "IT"],
  ["〒220-0011 神奈川県横浜市西区高島2-1-1", "横浜市", "JP"],
  ["Wiener Straße 190, A-8051 Graz Tel. 0316 1234", "Graz", "AT"],
  ["L-1234 Luxembourg", "Luxembourg", "LU"],
])("%s is in %s", (line, town, country) => {
  expect(first(line)).toEqual([town, country]);
});

test.each<[string, string, string]>([
  ["81675 München, Tel.: +49 89 4567890", "DE", "München"],
  ["60311 Frankfurt am Main", "DE", "Frankfurt am Main"],
  ["69007 Lyon Cedex", "FR", "Lyon"],
  ["118 21 Stockholm", "SE", "Stockholm"],
  ["Jægergårdsgade 60, 8000 Aarhus C", "DK", "Aarhus"],
  ["8061 St. Radegund bei Graz", "AT", "St. Radegund bei Graz"],
  ["34728 Kadıköy/İstanbul", "TR", "İstanbul"],
  ["Ponsonby Road 3, Auckland 1011", "NZ", "Auckland"],
])("%s tells its town once the country is known to be %s", (line, country, town) => {
  expect(first(line, country)).toEqual([town, "shared"]);
});

test.each([
  "© 2024 Acme Handels GmbH",
  "© 2025 WW International, Inc.",
  "Version 3.1000 Beta",
  "",
  "call 0800 123 456 today",
])("%j is no address", (line) => {
  expect(first(line)).toBeNull();
});

test.each([
  ["LS5 3BE", "GB"],
  ["D02 X285", "IE"],
  ["H2T 2N6", "CA"],
  ["81675", undefined],
])("postcode %s alone tells %s", (code, country) => {
  expect(countryOfPostcode(code)).toBe(country);
});

test("a state tells the country with a postcode of that country only", () => {
  expect(countryOfRegion("TX", "78704")).toBe("US");
  expect(countryOfRegion("NSW", "2481")).toBe("AU");
  expect(countryOfRegion("MI", "2481")).toBeUndefined();
});
