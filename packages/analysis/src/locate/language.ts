import { countryOfEnding, languagesOf, writtenLanguage } from "../countries";
import type { Findings } from "../findings";
import { LANGUAGE_POINTS } from "../weights";
import { type Spoken, spokenOf } from "./spoken";
import { type DeclaredTag, ownTags } from "./tags";
import type { Ballot } from "./vote";

const LONG_TEXT = 40;
const SHORT_TEXT = 10;
/** So alike that a declaration of the one settles words that were taken for the other. */
const NEIGHBOURS: readonly (readonly string[])[] = [
  ["nb", "da"],
  ["hr", "sr", "bs"],
  ["id", "ms"],
  ["pt", "gl"],
  ["es", "gl"],
];

/** What speaks for each language: the words of the pages, what they declare, and the domain. */
export function languageBallots(findings: Findings): Ballot[] {
  const { pages, request } = findings;
  const home = pages[0];
  const tags = home === undefined ? [] : ownTags(home);
  const spoken = spokenOf(pages);
  const ending = request.website.registrableDomain.split(".").at(-1) ?? "";
  const country = countryOfEnding(ending);
  const [only, ...others] = country === undefined ? [] : languagesOf(country);
  return [
    ...(spoken === null ? [] : [byWords(spoken, tags)]),
    ...tags.map(byTag),
    ...(only === undefined || others.length > 0 ? [] : [byDomain(ending, only)]),
  ];
}

function byWords(spoken: Spoken, tags: readonly DeclaredTag[]): Ballot {
  const { longText, shortText, fewWords } = LANGUAGE_POINTS;
  const points = spoken.words >= LONG_TEXT ? longText : spoken.words >= SHORT_TEXT ? shortText : fewWords;
  const declared = tags.map(({ language }) => writtenLanguage(language));
  const near = NEIGHBOURS.filter((row) => row.includes(spoken.language)).flat();
  const neighbour = declared.includes(spoken.language) ? undefined : declared.find((each) => near.includes(each));
  return {
    rule: "words",
    values: [neighbour ?? spoken.language],
    points: spoken.isSure ? points : points / 2,
    reason: { code: "locate.spoken", params: { words: Math.round(spoken.words) } },
    seen: [{ quote: spoken.quote, url: spoken.url }],
  };
}

function byTag({ language, fact, written }: DeclaredTag): Ballot {
  const { htmlLang, templateLang, locale, otherTag } = LANGUAGE_POINTS;
  const html = language === "en" ? templateLang : htmlLang;
  const points = fact.source.type === "html-lang" ? html : fact.kind === "locale" ? locale : otherTag;
  return {
    rule: fact.source.type === "html-lang" ? "html-lang" : fact.kind,
    values: [writtenLanguage(language)],
    points,
    reason: { code: "locate.declared", params: { tag: written } },
    seen: [fact],
  };
}

const byDomain = (suffix: string, language: string): Ballot => ({
  rule: "domain",
  values: [language],
  points: LANGUAGE_POINTS.domain,
  reason: { code: "locate.domain", params: { suffix } },
  seen: [],
});
