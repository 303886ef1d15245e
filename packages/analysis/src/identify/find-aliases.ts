import { type Evidence, parseWebsite } from "@marque/schema";
import type { Fact, PageReading } from "../facts";
import alsoWords from "./also-words.json";
import { cleanName } from "./clean-name";
import { compact } from "./compact";
import formerWords from "./former-words.json";
import { PAGE_NAMES } from "./mentions";

const MOST_ALIASES = 10;
/** A name in running text: words that begin with a capital letter or a digit. */
const NAME = String.raw`((?:[\p{Lu}\p{N}][\p{L}\p{N}&.'’+-]*)(?: (?:[\p{Lu}\p{N}][\p{L}\p{N}&.'’+-]*|&|of|de|und|and)){0,4})`;
const LONGEST_QUOTE = 300;

interface Sighting {
  name: string;
  reason: string;
  quote: string;
  url: string | null;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `formerly known as Foo` and its like, in the languages of the word lists. */
function inText(reading: PageReading, words: readonly string[], reason: string): Sighting[] {
  if (words.length === 0) return [];
  const pattern = new RegExp(`(?:^|[\\s(,])(?:${words.map(escaped).join("|")})\\s+["“„«']?${NAME}`, "giu");
  return [...reading.text.matchAll(pattern)].flatMap(([quote, name = ""]) =>
    // The pattern ignores case for its words' sake; a name begins with a capital letter all the same.
    /^[\p{Lu}\p{N}]/u.test(name)
      ? [
          {
            name: name.replace(/[.,]$/, ""),
            reason: `${reason} on ${PAGE_NAMES[reading.kind]}`,
            quote: quote.trim(),
            url: reading.url,
          },
        ]
      : [],
  );
}

const REASONS: Partial<Record<Fact["kind"], string>> = {
  "legal-name": "legal name",
  "alternate-name": "other name given",
  "short-name": "short name",
};

function fromFact(fact: Fact): Sighting[] {
  const reason = REASONS[fact.kind];
  if (reason === undefined) return [];
  const place = fact.pageKind === "manifest" ? "in the web app manifest" : `on ${PAGE_NAMES[fact.pageKind]}`;
  return [{ name: fact.value, reason: `${reason} (${fact.where}) ${place}`, quote: fact.quote, url: fact.url }];
}

/** Whether a search for the brand's name would find it anyway, or it is no name at all. */
const needless = (alias: string, brandName: string): boolean => {
  const key = compact(alias);
  return key === "" || key.includes(compact(brandName)) || alias.length > 100 || parseWebsite(alias) !== undefined;
};

/** Other names that people use, and that a search for the brand's name would not find. */
export function findAliases(
  brandName: string,
  readings: readonly PageReading[],
  manifestFacts: readonly Fact[],
): { aliases: string[]; evidence: Evidence[] } {
  const facts = [...readings.flatMap((reading) => reading.facts), ...manifestFacts];
  const sightings = [
    ...readings.flatMap((reading) => inText(reading, formerWords, "named as the former name")),
    ...readings.flatMap((reading) => inText(reading, alsoWords, "named as another name")),
    ...facts.flatMap(fromFact),
  ];
  const found = new Map<string, Sighting>();
  for (const sighting of sightings) {
    const name = sighting.name.normalize("NFC").replace(/\s+/gu, " ").trim();
    if (needless(name, brandName) || cleanName(name) === "" || found.has(compact(name))) continue;
    if (found.size < MOST_ALIASES) found.set(compact(name), { ...sighting, name });
  }
  const kept = [...found.values()];
  return {
    aliases: kept.map(({ name }) => name),
    evidence: kept.map(({ name, reason, quote, url }) => ({
      field: "aliases",
      value: name,
      reason,
      quote: quote === "" ? null : quote.slice(0, LONGEST_QUOTE),
      url,
    })),
  };
}
