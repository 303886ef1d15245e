import type { PageReading } from "../../facts";
import type { Own } from "../own-names";
import { registrableLabel, squash } from "../own-names";
import { isSocial } from "./domains";
import { isName, nameOfSlug } from "./name";
import { compilePathPatterns, compileTextPatterns, namesInText, slugInPath } from "./patterns";
import { spellingIn, wordsOf } from "./spelling";
import { tableNames } from "./table";

/** One place where the site names a competitor. */
export interface Sighting {
  name: string;
  /** How much the place says: 3 heading of a comparison page, 2 link to one or another heading, 1 table or address alone. */
  strength: number;
  reason: string;
  quote: string;
  /** The page that it stood on. */
  url: string;
}

const titlesOf = (reading: PageReading): string[] => [
  ...reading.facts.filter((fact) => fact.kind === "title").map((fact) => fact.value),
  ...reading.headings,
];

/** Sites that a comparison page links to by their own name: those who are compared with, or suggested in their stead. */
const linkedNames = (reading: PageReading): Sighting[] =>
  reading.links.flatMap(({ url, text, region }) => {
    const label = URL.canParse(url) ? registrableLabel(new URL(url).hostname) : undefined;
    if (region !== "main" || label === undefined || isSocial(label) || squash(label) !== squash(text)) return [];
    const reason = "linked by name on the site's own comparison page";
    return [{ name: text.trim(), strength: 1, reason, quote: text, url: reading.url }];
  });

/** Every place where the pages name a competitor, in order of appearance. */
export function sightings(readings: readonly PageReading[], own: Own): Sighting[] {
  const paths = compilePathPatterns(own.names);
  const words = wordsOf(readings);

  const fromSlug = (url: string, linkText: string): { name: string; written: boolean } | undefined => {
    const found = slugInPath(url, paths);
    if (found === undefined || /(^|-)(vs|versus)(-|$)/.test(found.slug)) return undefined;
    const spelling = spellingIn(linkText, squash(found.slug)) ?? spellingIn(words, squash(found.slug));
    // An address like /compare/plans names nobody; one that no text spells must say "vs" or "alternative to" itself.
    if (spelling === undefined && !found.certain) return undefined;
    return { name: spelling ?? nameOfSlug(found.slug), written: spelling !== undefined };
  };

  const ofPage = (reading: PageReading): Sighting[] => {
    const { url } = reading;
    const texts = compileTextPatterns(own.names, reading.language);
    const comparison = reading.kind === "compare" || slugInPath(url, paths) !== undefined;
    const page = fromSlug(url, "");
    const reason = comparison
      ? "named on the site's own comparison page"
      : "named in a heading that compares the brand";
    return [
      ...titlesOf(reading).flatMap((title) =>
        namesInText(title, texts, comparison).map((name) => ({
          name,
          strength: comparison ? 3 : 2,
          reason,
          quote: title,
          url,
        })),
      ),
      ...(page === undefined
        ? []
        : [
            {
              name: page.name,
              strength: page.written ? 2 : 1,
              reason: "the address of a comparison page names it",
              quote: url,
              url,
            },
          ]),
      ...tableNames(reading, own, comparison).map((name) => ({
        name,
        strength: 1,
        reason: "a column of the site's own comparison table",
        quote: name,
        url,
      })),
      ...(comparison ? linkedNames(reading) : []),
      ...reading.links.flatMap((link) => {
        const slug = fromSlug(link.url, link.text);
        const inText = namesInText(link.text, texts, slugInPath(link.url, paths) !== undefined);
        const names = inText.length > 0 ? inText : slug === undefined ? [] : [slug.name];
        const strength = inText.length > 0 || slug?.written === true ? 2 : 1;
        const linkReason = "a link of the site leads to a comparison with it";
        return names.map((name) => ({ name, strength, reason: linkReason, quote: link.text || link.url, url }));
      }),
    ];
  };

  return readings.flatMap(ofPage).filter(({ name }) => isName(name) && !own.squashed.has(squash(name)));
}
