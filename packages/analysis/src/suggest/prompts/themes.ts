import { type Atlas, type AtlasCategory, FACET_LANGUAGES, type FacetLanguage, namesBrand } from "@marque/atlas";
import { languagesOf } from "../../countries";
import { type Fact, type Findings, valuesOf } from "../../findings";
import { localityOf } from "../../locality";
import type { PlacedCategory, Placement } from "../../placement";
import { vocabularyOf } from "../../vocabulary";
import { type Customer, customerOf, isLocalFirm } from "../competitors/customer";
import { aboutOthers, NO_PARTS, ownParts } from "../parts";
import type { InShort } from "./brand-prompts";
import { nameTest, plainWords } from "./draft";
import { marketTheme, type OwnParts } from "./market-theme";
import { siteTheme } from "./site-theme";
import type { Theme } from "./theme";
import { lower, type Words } from "./words";
import { brandedAsks, matters, turn, writtenAsks } from "./written-asks";

/** Of a placed site's prompts, those about what its own pages list: a third, fewer for fewer than four things. */
const SITE_SHARE = 1 / 3;
const SHARE_OF_TOPIC = 1 / 12;
/** Beside questions that were written about the market, which say the same better, one for each thing is enough. */
const SITE_SHARE_BESIDE_WRITTEN = 1 / 8;
const MOST_BESIDE_WRITTEN = 1;
/** A topic is about the market when a word of it hardly stands anywhere else. */
const TELLING = 2;
/** Markets with a smaller part of the questions are left out: a known brand's second and third have 7 % and 2 %. */
const LEAST_SHARE = 0.1;
/** A site that names fewer things is asked about as its market is, in English if need be. */
const FEWEST_SUBJECTS = 3;
/** Questions about rivals are asked of the nearest few. */
const MOST_RIVALS = 4;

const isFacetLanguage = (subtag: string): subtag is FacetLanguage => FACET_LANGUAGES.some((each) => each === subtag);

/** `San Lameer` of `San Lameer Resort Hotel`: what a site calls its own things by. */
function shortName(name: string): string[] {
  const [first, second, ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 || first === undefined || second === undefined ? [] : [`${first} ${second}`];
}

/** What the site's own words are asked about; not the brand itself, nor its rivals. */
export function themeOfSite(
  findings: Findings,
  words: Words,
  own: readonly string[],
  market: AtlasCategory | undefined,
): Theme | undefined {
  const isNamed = nameTest([...own, ...valuesOf(findings, "competitors"), ...own.flatMap(shortName)]);
  return siteTheme(findings.pages, words, market, valuesFor(findings, words), (phrase) => !isNamed(phrase));
}

function valuesFor(findings: Findings, words: Words): Pick<Theme["values"], "place" | "rival"> {
  const place = placeIn(findings, words);
  return {
    place: place === undefined ? [] : [place],
    rival: valuesOf(findings, "competitors").slice(0, MOST_RIVALS),
  };
}

/** Whether there is enough to ask in a language: of the markets, which the atlas asks about in some, or of the site. */
export const asksIn = ({ subtag }: Words, site: Theme | undefined, markets: readonly PlacedCategory[]): boolean =>
  markets.length === 0 || isFacetLanguage(subtag) || (site?.subjects.length ?? 0) >= FEWEST_SUBJECTS;

/** The site's own things and the markets, each with its part of the questions, in the language of the words. */
export function themesOf(
  findings: Findings,
  atlas: Atlas,
  words: Words,
  site: Theme | undefined,
  placement: Placement | undefined,
): Theme[] {
  const language = words.subtag;
  const markets = placement?.categories ?? [];
  if (placement === undefined || !isFacetLanguage(language)) return site === undefined ? [] : [site];
  const values = valuesFor(findings, words);
  const vocabulary = vocabularyOf(atlas, language);
  const categories = new Set(markets.map(({ category }) => category));
  const special = (site?.subjects ?? []).filter(
    ({ name, told = false }) =>
      told ||
      [...vocabulary.termsIn(name).keys()].some(({ uses }) =>
        uses.some(({ category, weight }) => categories.has(category) && weight > TELLING),
      ),
  );
  const isKnown = placement.brand !== undefined;
  const asked = {
    isKnown,
    seed: findings.request.website.hostname,
    says: isKnown ? () => false : wordTest(findings, words),
  };
  const customer = customerOf(findings, placement);
  const partsFor = (category: AtlasCategory): OwnParts => {
    const parts = atlas.parts(category);
    const asks = atlas.asks(category, language);
    const shares = asks.length === 0 ? NO_PARTS : ownParts(findings, atlas, placement, category);
    const { brand } = placement;
    const own = brand?.main === category ? atlas.asksOf(brand, language).filter((ask) => !namesBrand(ask)) : [];
    const isLeader = category.brands.slice(0, LEADERS).some((member) => brand !== undefined && member.brand === brand);
    const isLocal = isLocalFirm(customer, category);
    const where = whereAsked(findings, placement, category, language, words);
    return {
      written: writtenAsks({ parts, asks, own }, shares, { ...asked, ...where, isLeader, isLocal }, words),
      names: [...shares.keys()].flatMap((at) => asks[at]?.name ?? []),
      // The words of parts are English; elsewhere nothing tells which of several a question of the market is about.
      isOther: language === "en" ? aboutOthers(parts, shares) : () => asks.length > 0 && parts.length > 1,
    };
  };
  // Squared, so that what a brand may be gets a few questions only, and what it does on the side none.
  const total = markets.reduce((sum, { confidence }) => sum + confidence ** 2, 0);
  const ofMarkets = markets
    .map(({ category, confidence }) => ({ category, share: confidence ** 2 / total }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .map(({ category, share }) =>
      marketTheme(atlas, category, language, words, (1 - SITE_SHARE) * share, values, partsFor(category)),
    );
  const isWritten = ofMarkets.some(({ reserve }) => reserve !== undefined);
  return site === undefined || special.length === 0
    ? ofMarkets
    : [
        {
          ...site,
          share: Math.min(isWritten ? SITE_SHARE_BESIDE_WRITTEN : SITE_SHARE, special.length * SHARE_OF_TOPIC),
          subjects: special.map((subject) =>
            isWritten && !(subject.told ?? false) ? { ...subject, most: MOST_BESIDE_WRITTEN } : subject,
          ),
          // The market asks about them.
          values: { ...site.values, rival: [] },
        },
        ...ofMarkets,
      ];
}

/** The brand's main market, and its main part of that, in short; `undefined` when it is in none. */
export function marketInShort(
  findings: Findings,
  atlas: Atlas,
  words: Words,
  placement: Placement | undefined,
): InShort | undefined {
  const language = words.subtag;
  const category = placement?.categories[0]?.category;
  if (placement === undefined || category === undefined || !isFacetLanguage(language)) return undefined;
  const { products, audiences } = atlas.facets(category, language);
  const [main] = ownParts(findings, atlas, placement, category).keys();
  const part = main === undefined ? undefined : atlas.asks(category, language)[main]?.name;
  const [product = ""] = products;
  const [, plural] = product.split("|").map((form) => form.trim());
  // Elsewhere than in English one form is the plural; "sofas and beds" stands in no template.
  const called = part !== undefined && !words.joint.test(part) ? part : (plural ?? product);
  const isPlural = called !== product || language !== "en";
  const whose = Math.floor(turn(findings.request.website.hostname, category.id) * audiences.length);
  const { brand } = placement;
  const own = brand?.main === category ? atlas.asksOf(brand, language).filter(namesBrand) : [];
  const where = whereAsked(findings, placement, category, language, words);
  return {
    things: isPlural ? called : undefined,
    audience: audiences[whose],
    asks: brandedAsks(own, called, where, words),
  };
}

/** The country whose money its buyers pay with, and the place that questions about a market name. */
function whereAsked(
  findings: Findings,
  placement: Placement,
  category: AtlasCategory,
  language: FacetLanguage,
  words: Words,
): { country: string | null; place: string | undefined } {
  const customer = customerOf(findings, placement);
  const inCountry = language === "en" ? placeIn(findings, words)?.replace(/^in /, "") : undefined;
  return {
    country: countryOfBuyers(findings, placement, language),
    place: townOf(customer, isLocalFirm(customer, category), language) ?? inCountry,
  };
}

/** Of a market's list, which is written best known first. */
const LEADERS = 3;

/** What a page says of itself before its text. */
const TELLING_FACTS: ReadonlySet<Fact["kind"]> = new Set(["title", "description", "product", "about"]);
/** Of all pages' titles and headings together. */
const MOST_SAID = 10_000;

/** Tells whether the site's titles, headings and products say a word. */
function wordTest({ pages }: Findings, words: Words): (stem: string) => boolean {
  const said = pages.flatMap(({ facts, headings }) => [
    ...facts.filter(({ kind }) => TELLING_FACTS.has(kind)).map(({ value }) => value),
    ...headings,
  ]);
  const stems = new Set(matters(plainWords(said.join(" ").slice(0, MOST_SAID)).join(" "), words));
  return (stem) => stems.has(stem);
}

/** Where its buyers pay; `null` when they are everywhere, as those of a German brand are who ask in English. */
function countryOfBuyers(findings: Findings, { brand }: Placement, language: string): string | null {
  const { country, reach } = localityOf(findings);
  const home = country ?? brand?.country ?? null;
  const isEverywhere = reach === "world" || (reach === null && brand?.reach === "global");
  return home === null || (isEverywhere && !languagesOf(home).includes(language)) ? null : home;
}

/** "leeds" for a brand that sells around its town. */
const townOf = ({ town, reach }: Customer, isLocal: boolean, language: FacetLanguage): string | undefined =>
  town !== null && (isLocal || reach === "local") ? lower(town, language) : undefined;

/** "in deutschland" for a brand that sells there alone, in the site's language; `undefined` when it has no words for it. */
function placeIn(findings: Findings, { language }: Words): string | undefined {
  const { country, reach } = localityOf(findings);
  if (country === null || reach === "world") return undefined;
  // By top-level domain, which is the ISO code in lower case but for one.
  return language.countries[country === "GB" ? "uk" : country.toLowerCase()];
}
