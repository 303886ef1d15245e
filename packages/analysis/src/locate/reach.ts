import { inAnyLanguage } from "@marque/lexicon";
import { countryNamed, countryOfEnding } from "../countries";
import type { Fact, Findings } from "../findings";
import type { Reach } from "../locality";
import { COUNTRIES_OF_WORLD, REACH_POINTS } from "../weights";
import { alternateTags } from "./tags";
import { names } from "./town";
import type { Ballot } from "./vote";

/** schema.org types of organizations that need not be a place that customers come to, or who come to them. */
const ANYWHERE = new Set([
  "Organization",
  "Corporation",
  "Brand",
  "OnlineBusiness",
  "OnlineStore",
  "NewsMediaOrganization",
  "NGO",
  "Airline",
  "Project",
  "ResearchOrganization",
  "Consortium",
]);
const WORDS = {
  world: inAnyLanguage(({ reach }) => reach?.world),
  country: inAnyLanguage(({ reach }) => reach?.country),
};
const WORLDWIDE = /^(?:world ?wide|global|world|international|earth|weltweit|monde entier)$/i;
const MOST_FACTS = 40;
const LONGEST_TEXT = 4000;

/** What speaks for each reach. */
export function reachBallots(findings: Findings, language: string | undefined, town: string | undefined): Ballot[] {
  const home = findings.pages[0];
  if (home === undefined) return [];
  const facts = findings.pages.flatMap((page) => page.facts);
  const areas = facts.filter(({ kind }) => kind === "area-served").slice(0, MOST_FACTS);
  const place = town === undefined ? undefined : home.facts.find(isPlace);
  const naming = town === undefined ? undefined : home.facts.find((fact) => isTelling(fact) && names(fact.value, town));
  return [
    ...areas.map((fact) => byArea(fact, language)),
    ...(place === undefined ? [] : [ballot("place", "local", "locate.place", { place: nodeOf(place) }, [place])]),
    ...(naming === undefined || town === undefined
      ? []
      : [ballot("townNamed", "local", "locate.namedTown", { town }, [naming])]),
    ...byAlternates(findings),
    ...byWords(findings),
  ];
}

const ballot = (
  rule: keyof typeof REACH_POINTS,
  value: Reach,
  code: Ballot["reason"]["code"],
  params: Ballot["reason"]["params"],
  seen: Ballot["seen"],
): Ballot => ({ rule, values: [value], points: REACH_POINTS[rule], reason: { code, params }, seen });

function byArea(fact: Fact, language: string | undefined): Ballot {
  const country = countryNamed(fact.value, language);
  const value = WORLDWIDE.test(fact.value) ? "world" : country === undefined ? "local" : "country";
  return ballot("area", value, "locate.area", { area: fact.value }, [fact]);
}

const nodeOf = ({ source }: Fact): string =>
  source.type === "json-ld" ? source.node : source.type === "microdata" ? source.item : "";

const isPlace = (fact: Fact): boolean =>
  fact.kind === "organization" && nodeOf(fact) !== "" && !ANYWHERE.has(nodeOf(fact));

const isTelling = ({ kind, source }: Fact): boolean =>
  kind === "title" || kind === "description" || (source.type === "heading" && source.level === "h1");

/** Pages for many countries; of a site under one country's domain, the others are for the others. */
function byAlternates({ pages, request }: Findings): Ballot[] {
  const tags = pages[0] === undefined ? [] : alternateTags(pages[0]);
  const regions = new Set(tags.flatMap(({ region }) => region ?? []));
  const languages = new Set(tags.map(({ language }) => language));
  const most = Math.max(regions.size, languages.size);
  const seen = tags.slice(0, 1).map(({ fact }) => fact);
  const isNational = countryOfEnding(request.website.registrableDomain.split(".").at(-1) ?? "") !== undefined;
  if (most >= COUNTRIES_OF_WORLD && !isNational)
    return [ballot("hreflang", "world", "locate.abroad", { count: most }, seen)];
  return regions.size === 1 && languages.size > 1
    ? [ballot("domesticLanguages", "country", "locate.abroad", { count: 1 }, seen)]
    : [];
}

function byWords({ pages }: Findings): Ballot[] {
  const home = pages[0];
  if (home === undefined) return [];
  const told = home.facts.filter(isTelling).map(({ value }) => value);
  // News tell of the whole world; only what the brand says of itself counts.
  const own = told.join("\n").slice(0, LONGEST_TEXT).toLowerCase();
  const text = { world: own, country: `${own}\n${home.text.slice(0, LONGEST_TEXT).toLowerCase()}` };
  return (["world", "country"] as const).flatMap((value) => {
    const found = WORDS[value].find((phrase) => text[value].includes(phrase));
    if (found === undefined) return [];
    return [ballot("words", value, "locate.words", { words: found }, [{ quote: found, url: home.url }])];
  });
}
