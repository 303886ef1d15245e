import { nameKey, parseUrl, registrableLabel } from "@marque/schema";
import type { MessageCode } from "../../explain/say";
import type { PageReading } from "../../findings";
import { SIGHTING } from "../../weights";
import type { Own } from "../own-names";
import { type ComparisonPath, comparisonPath, ownSlugs } from "./comparison-path";
import { isSocial } from "./domains";
import { isName, nameOfSlug } from "./name";
import {
  mayCompare,
  namesInText,
  type OwnWords,
  ownWords,
  type PhrasesOfLanguage,
  phrasesOf,
  type Speaking,
} from "./phrases";
import { spellingsIn, wordsOf } from "./spelling";
import { tableNames } from "./table";

/** One place where the site names a competitor. */
export interface Sighting {
  name: string;
  /** By a phrase, the address of a link or page, or among others of a comparison page. */
  by: Speaking | "path" | "listed";
  /** Whether it stands where the brand is compared; elsewhere the same words are said of cities and of surgery. */
  compared: boolean;
  strength: number;
  code: MessageCode;
  quote: string;
  /** The page that it stood on. */
  url: string;
}

/** A link and what its address compares with, or the page's own. */
interface Address {
  url: string;
  text: string;
  path: ComparisonPath | undefined;
}

/** A page with what of it may compare. */
interface ComparingPage {
  reading: PageReading;
  phrases: PhrasesOfLanguage;
  page: Address;
  links: readonly Address[];
}

/** What addresses compare with, by their keys, in the site's own spelling. */
type Spelled = ReadonlyMap<string, string>;

/** Links of a page that may compare: twice what an answer can hold. */
const MOST_COMPARING = 200;

const titlesOf = (reading: PageReading): string[] => [
  ...reading.facts.filter((fact) => fact.kind === "title").map((fact) => fact.value),
  ...reading.headings,
];

/**
 * Every place where the pages name a competitor, in order of appearance. Never the brand itself.
 *
 * @param language the primary subtag of what the site is written in, when it is known.
 */
export function sightings(readings: readonly PageReading[], own: Own, language: string | null): Sighting[] {
  const slugs = ownSlugs(own.names);
  const pages = readings.map((reading) => {
    const spoken = [language, reading.language].filter((each) => each !== null);
    const phrases = phrasesOf(["en", ...spoken]);
    const addresses = reading.links.map(({ url, text }): Address => ({ url, text, path: comparisonPath(url, slugs) }));
    return {
      reading,
      phrases,
      page: { url: reading.url, text: "", path: comparisonPath(reading.url, slugs) },
      links: addresses
        .filter(({ text, path }) => path !== undefined || mayCompare(text, phrases))
        .slice(0, MOST_COMPARING),
    };
  });
  const named = pages.flatMap(({ page, links }) => [page, ...links].flatMap(({ path }) => path?.slug ?? []));
  const spelled = spellingsIn(wordsOf(readings), new Set(named.map(nameKey)));
  const words = ownWords(own.names);
  return pages
    .flatMap((page) => onPage(page, spelled, own, words))
    .filter(({ name }) => isName(name) && !own.squashed.has(nameKey(name)));
}

function onPage(
  { reading, phrases, page, links }: ComparingPage,
  spelled: Spelled,
  own: Own,
  words: OwnWords,
): Sighting[] {
  const { url } = reading;
  const comparison = reading.kind === "compare" || (page.path !== undefined && page.path.says !== "phrases");
  const inTitles = titlesOf(reading).flatMap((title) =>
    namesInText(title, phrases, words).map(({ name, speaking }): Sighting => {
      const code = comparison ? "rival.comparison-page" : "rival.heading";
      const strength = comparison ? SIGHTING.comparisonHeading : SIGHTING.heading;
      return { name, by: speaking, compared: comparison, strength, code, quote: title, url };
    }),
  );
  const inAddress = byAddress(page, spelled, comparison).map(
    (seen): Sighting => ({ ...seen, code: "rival.address", quote: url, url }),
  );
  const inLinks = links.flatMap((link) => {
    const inText = namesInText(link.text, phrases, words).map(
      ({ name, speaking }): Omit<Sighting, "code" | "quote" | "url"> => {
        const compared =
          comparison || (link.path !== undefined && (link.path.says !== "phrases" || speaking === "compared"));
        return { name, by: speaking, compared, strength: SIGHTING.heading };
      },
    );
    const code = link.path === undefined ? "rival.link-text" : "rival.link";
    return (inText.length > 0 ? inText : byAddress(link, spelled, comparison)).map(
      (seen): Sighting => ({ ...seen, code, quote: link.text || link.url, url }),
    );
  });
  return [...inTitles, ...inAddress, ...(comparison ? beside(reading, own) : []), ...inLinks];
}

/** What the address alone compares with. */
function byAddress({ text, path }: Address, spelled: Spelled, onComparisonPage: boolean) {
  if (path === undefined) return [];
  const key = nameKey(path.slug);
  const spelling = spellingsIn([text], [key]).get(key) ?? spelled.get(key);
  // An address like /compare/plans names nobody; one that no text spells must say "vs" or "alternative to" itself.
  if (spelling === undefined && path.says === "folders") return [];
  const isWritten = spelling !== undefined;
  const compared = path.says !== "phrases" || (onComparisonPage && isWritten);
  const strength = isWritten ? SIGHTING.heading : SIGHTING.aside;
  return [{ name: spelling ?? nameOfSlug(path.slug), by: "path" as const, compared, strength }];
}

/** Who stands beside the brand on a comparison page: in the table's head, and linked by the own name. */
function beside(reading: PageReading, own: Own): Sighting[] {
  const common = { by: "listed", compared: true, strength: SIGHTING.aside, url: reading.url } as const;
  const inTable = tableNames(reading, own).map(
    (name): Sighting => ({ ...common, name, code: "rival.table", quote: name }),
  );
  const linked = reading.links.flatMap(({ url, text, region }): Sighting[] => {
    if (region !== "main") return [];
    const key = nameKey(text);
    const label = key === "" ? undefined : registrableLabel(parseUrl(url)?.hostname ?? "");
    if (label === undefined || isSocial(label) || nameKey(label) !== key) return [];
    return [{ ...common, name: text.trim(), code: "rival.linked-name", quote: text }];
  });
  return [...inTable, ...linked];
}
