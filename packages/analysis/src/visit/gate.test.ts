import { parseWebsite, type Website } from "@marque/schema";
import { expect, test } from "vitest";
import type { Fact, PageReading } from "../findings";
import { isGate } from "./gate";

const website = (written: string): Website => {
  const parsed = parseWebsite(written);
  if (parsed === undefined) throw new Error(`${written} is no website`);
  return parsed;
};
const page = (title: string, text = ""): PageReading => ({
  url: "https://acme.com/",
  kind: "home",
  language: null,
  facts: [
    {
      kind: "title",
      value: title,
      source: { type: "title" },
      url: "https://acme.com/",
      pageKind: "home",
      quote: title,
    },
  ] satisfies Fact[],
  links: [],
  text,
  headings: [],
  scriptOnly: false,
});

test.each([
  [
    "a site that says where it leads back to",
    "https://ask.com/?continue=https%3A%2F%2Facme.com%2F",
    page("Sign in"),
    true,
  ],
  ["another site that the address leads to", "https://beta.com/", page("Beta"), false],
  ["a page that asks for consent alone", "https://acme.com/consent", page("Before you continue to Acme"), true],
  ["a page that has more to say", "https://acme.com/", page("Cookies and biscuits", "biscuit ".repeat(200)), false],
  ["a page", "https://acme.com/", page("Acme"), false],
  ["an address that does not decode", "https://ask.com/?next=%E0%A4%A", page("Acme"), false],
])("%s", (_, url, reading, expected) => expect(isGate(website("acme.com"), url, reading)).toBe(expected));
