import { expect, test } from "vitest";
import { countriesPaying, countriesSpeaking, countryNamed, countryOfEnding, languagesOf } from "../countries";
import { currencyOf } from "./currencies";
import { phoneOf, phonesIn } from "./phones";
import { registrationIn } from "./registrations";
import { parseTag } from "./tags";

test.each([
  ["DE", "en", "DE"],
  ["UK", "en", "GB"],
  ["Germany", "ja", "DE"],
  ["Deutschland", "en", "DE"],
  ["Allemagne", "fr", "DE"],
  ["Scotland", "en", "GB"],
  ["Česko", "cs", "CZ"],
  ["Leeds", "en", undefined],
  ["ZZ", "en", undefined],
])("%s names, on pages in %s, %s", (text, language, country) => {
  expect(countryNamed(text, language)).toBe(country);
});

test.each([
  ["de", "DE"],
  ["uk", "GB"],
  ["berlin", "DE"],
  ["xn--p1ai", "RU"],
  ["io", undefined],
  ["com", undefined],
])("a domain under .%s is of %s", (ending, country) => {
  expect(countryOfEnding(ending)).toBe(country);
});

test("languages and currencies have their countries", () => {
  expect(countriesSpeaking("pl")).toEqual(["PL"]);
  expect(countriesSpeaking("de")).toEqual(expect.arrayContaining(["DE", "AT", "CH"]));
  expect(countriesPaying("PLN")).toEqual(["PL"]);
  expect(languagesOf("NO")).toContain("nb");
});

test.each<[string, string[][]]>([
  ["Tel.: +49 (0)89 4567890", [["DE"]]],
  ["(+353) 21 456 7890", [["IE"]]],
  ["0043 316 123456", [["AT"]]],
  ["Call (512) 555-0147", [["US"]]],
  ["416-555-0123", [["CA"]]],
  // Free to call from both.
  ["1-800-624-4488", [["US", "CA"]]],
  ["0113 496 0123", []],
  ["100 000 000 users, 12-34-56", []],
])("the numbers in %j are of %j", (line, countries) => {
  expect(phonesIn(line).map((phone) => phone.countries)).toEqual(countries);
});

test("digits without a country are of a country that the page is declared for", () => {
  expect(phoneOf("963412233", ["ES"]).map(({ countries }) => countries)).toEqual([["ES"]]);
  expect(phoneOf("963412233", [])).toEqual([]);
  expect(phoneOf("5145550199", []).map(({ countries }) => countries)).toEqual([["CA"]]);
});

test.each([
  ["CNPJ 12.345.678/0001-90", "BR"],
  ["ABN 12 345 678 901", "AU"],
  ["USt-IdNr.: DE298765431", "DE"],
  ["BTW BE 0412.345.678", "BE"],
  ["P. IVA 01234567890", "IT"],
  ["Org.nr 556677-8899", "SE"],
  ["RABNER 12", undefined],
])("%s is a number of %s", (line, country) => {
  expect(registrationIn(line)?.country).toBe(country);
});

test.each([
  ["ab CHF 28.–, heute CHF 6.50", "CHF"],
  ["14,50 zł", "PLN"],
  ["Prices from £180", "GBP"],
  ["R$ 9,90", "BRL"],
  ["3,980円です", "JPY"],
  ["from $49", undefined],
  ["ONE€", undefined],
])("prices in %j are in %s", (text, code) => {
  expect(currencyOf(text)?.code).toBe(code);
});

test.each([
  ["de-AT", "de", "AT"],
  ["zh_Hant_TW", "zh", "TW"],
  ["EN", "en", undefined],
])("%s is %s in %s", (tag, language, region) => {
  expect(parseTag(tag)).toEqual({ language, region });
});
test.each(["und", "", "german", "x-default"])("%j is no tag", (tag) => {
  expect(parseTag(tag)).toBeUndefined();
});
