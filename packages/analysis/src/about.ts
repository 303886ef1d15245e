import type { Fact, Findings, PageReading } from "./findings";

/** A quote of a fact is no longer. */
const LONGEST_QUOTE = 300;

/**
 * The findings with what the caller says of the business, as a fact of the home page; where no page could be read, of a
 * page that holds nothing else. It says what a site sells, never whose it is: no other stage reads facts of its kind.
 */
export function withAbout(findings: Findings): Findings {
  const { website, about } = findings.request;
  if (about === undefined) return findings;
  const [home = nothingAt(website.url), ...others] = findings.pages;
  const told: Fact = {
    kind: "about",
    value: about,
    source: { type: "told" },
    url: home.url,
    pageKind: home.kind,
    quote: about.slice(0, LONGEST_QUOTE),
  };
  return { ...findings, pages: [{ ...home, facts: [told, ...home.facts] }, ...others] };
}

const nothingAt = (url: string): PageReading => ({
  url,
  kind: "home",
  language: null,
  facts: [],
  links: [],
  text: "",
  headings: [],
  scriptOnly: false,
});
