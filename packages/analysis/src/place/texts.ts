import { registrableLabel, type Website } from "@marque/schema";
import type { Fact, PageReading } from "../findings";
import { PLACE_BY_WORDS } from "../weights";
import schemaTypes from "./schema-types.json" with { type: "json" };

/** A text that tells what a site sells. */
export interface TellingText {
  text: string;
  /** How much a term counts that stands in it. */
  weight: number;
  /** The page that it stands on; `null` for what the caller says. */
  url: string | null;
  /** The id of the market whose trade structured data calls the business; the text is the words of that type. */
  trade?: string;
}

/** Of running text: a page's start tells what it is about. */
const LONGEST_TEXT = 8000;
/** Of all texts together: three times what five long pages hold, and read in some 50 ms. */
const MOST_READ = 150_000;

/** Without e-mail addresses: who writes from `gmail.com` sells no mail. */
const withoutMailAddresses = (text: string): string =>
  text.includes("@")
    ? text
        .split(/(?<=\s)/)
        .map((word) => (word.includes("@") ? " " : word))
        .join("")
    : text;
/** What an editor calls a page until somebody does. */
const NO_TITLE = /^\s*(?:untitled(?: document)?|document)\s*$/i;

/** The texts that tell what a site sells: the address's words, and of each page its title, description, menu, headings and words. */
export function tellingTexts(website: Website, readings: readonly PageReading[]): TellingText[] {
  const [home] = readings;
  if (home === undefined) return [];
  const label = (registrableLabel(website.hostname) ?? "").replaceAll("-", " ");
  const all = [
    { text: label, weight: PLACE_BY_WORDS.address, url: home.url },
    ...tradesOf(home),
    ...readings.flatMap((reading, index) => textsOfPage(reading, index === 0 ? 1 : PLACE_BY_WORDS.otherPage)),
  ];
  let left = MOST_READ;
  return all.flatMap((each) => {
    const text = each.text.slice(0, left);
    left -= text.length;
    return text === "" ? [] : [{ ...each, text: withoutMailAddresses(text) }];
  });
}

/** By the schema.org type of a business the market that it is in. */
const TRADES: ReadonlyMap<string, string> = new Map(Object.entries(schemaTypes));

/** What structured data calls the business, each trade's type once: `AutoRepair` as `auto repair`. */
function tradesOf({ facts, url }: PageReading): TellingText[] {
  const types = facts.flatMap(({ source }) =>
    source.type === "json-ld"
      ? [source.node]
      : source.type === "microdata" || source.type === "rdfa"
        ? [source.item]
        : [],
  );
  return [...new Set(types)].flatMap((type): TellingText[] => {
    const trade = TRADES.get(type);
    const text = type.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
    return trade === undefined ? [] : [{ text, weight: PLACE_BY_WORDS.product, url, trade }];
  });
}

function textsOfPage(reading: PageReading, share: number): TellingText[] {
  const { url } = reading;
  const one = (texts: readonly string[], weight: number): TellingText => ({
    text: texts.join(" . "),
    weight: weight * share,
    url,
  });
  const facts = (kind: Fact["kind"], weight: number): TellingText =>
    one(
      reading.facts
        .filter((fact) => fact.kind === kind)
        .map(({ value }) => value)
        .filter((value) => kind !== "title" || !NO_TITLE.test(value)),
      weight,
    );
  const menus = reading.links.filter(({ region }) => region !== "main").map(({ text }) => text);
  return [
    { ...facts("about", PLACE_BY_WORDS.about), url: null },
    facts("title", PLACE_BY_WORDS.title),
    facts("description", PLACE_BY_WORDS.description),
    facts("keywords", PLACE_BY_WORDS.keywords),
    facts("product", PLACE_BY_WORDS.product),
    one(reading.headings, PLACE_BY_WORDS.heading),
    one(menus, PLACE_BY_WORDS.menu),
    one([reading.text.slice(0, LONGEST_TEXT)], PLACE_BY_WORDS.text),
  ];
}
