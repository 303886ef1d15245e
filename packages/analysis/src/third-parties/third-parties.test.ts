import { registrableDomain } from "@marque/schema";
import { expect, test } from "vitest";
import { isListed, isOfListedFirm, isParkingHost, isRented } from "./third-parties";
import thirdParties from "./third-parties.json";

test("the list is of registrable domains, each once", () => {
  const all = Object.values(thirdParties.domains).flat();
  // A suffix of the list's private section is a domain that somebody registered to let names below it.
  expect(all.filter((domain) => registrableDomain(domain) !== domain)).toEqual([]);
  expect(all.filter((domain, index) => all.indexOf(domain) !== index)).toEqual([]);
  expect(all.filter((domain) => thirdParties.labels.includes(domain.split(".")[0] ?? ""))).toEqual([]);
});

test.each<[string, boolean, boolean, boolean]>([
  // domain, listed, of a listed firm, rented
  ["facebook.com", true, true, false],
  ["google.de", true, true, false],
  ["klarna.se", false, true, false],
  ["acme.com", false, false, false],
  ["acme.co.uk", false, false, false],
  ["acme.uk.com", false, false, false],
  ["acme.github.io", false, false, true],
  ["acme.myshopify.com", false, false, true],
  ["acme.blogspot.com", false, false, true],
  ["github.io", true, true, false],
])("%s", (domain, listed, ofFirm, rented) => {
  expect([isListed(domain), isOfListedFirm(domain), isRented(domain)]).toEqual([listed, ofFirm, rented]);
});

test("brokers are known", () => {
  expect([isParkingHost("sedoparking.com"), isParkingHost("acme.com")]).toEqual([true, false]);
});
