import { type Atlas, type AtlasCategory, isNearbyLanguage, namesBrand } from "@marque/atlas";
import { type Fact, type Findings, valuesOf } from "../../findings";
import type { Placement } from "../../placement";
import { isWordLanguage, vocabularyOf } from "../../vocabulary";
import { customerOf, isLocalFirm, tierIn } from "../competitors/customer";
import { aboutOthers, likelyParts, NO_PARTS, ownTrades } from "../parts";
import type { InShort } from "./brand-prompts";
import { nameTest, plainWords } from "./draft";
import { kindOfMarket } from "./kind";
import { isFacetLanguage, marketTheme, type OwnParts } from "./market-theme";
import { siteTheme } from "./site-theme";
import type { Subject, Theme } from "./theme";
import { placeIn, tradesNearby, whereAsked } from "./where-asked";
import type { Words } from "./words";
import { brandedAsks, matters, nearbyAsks, turn, writtenAsks } from "./written-asks";

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
/** Of these kinds a site's topics are the things that it sells; of others they may be anything it speaks of. */
const NAMED_AS_SOLD: ReadonlySet<string> = new Set(["goods", "food", "software"]);
/** A site that names fewer things is asked about as its market is, in English if need be. */
const FEWEST_SUBJECTS = 3;
/** Questions about rivals are asked of the nearest few. */
const MOST_RIVALS = 4;

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

/**
 * Whether there is enough to ask in a language: of the markets, which the atlas asks about in some, of businesses nearby, or
 * of the site.
 */
export function asksIn(
  { subtag }: Words,
  findings: Findings,
  atlas: Atlas,
  site: Theme | undefined,
  placement: Placement | undefined,
): boolean {
  const [main] = placement?.categories ?? [];
  return (
    main === undefined ||
    isFacetLanguage(subtag) ||
    (site?.subjects.length ?? 0) >= FEWEST_SUBJECTS ||
    tradesNearby(atlas, subtag, customerOf(findings, placement), main.category).length > 0
  );
}

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
  const customer = customerOf(findings, placement);
  const [main] = markets;
  const isAsked =
    isFacetLanguage(language) ||
    (main !== undefined && tradesNearby(atlas, language, customer, main.category).length > 0);
  if (placement === undefined || !isNearbyLanguage(language) || !isAsked) return ofSiteAlone(site, atlas, language);
  const values = valuesFor(findings, words);
  const categories = new Set(markets.map(({ category }) => category));
  const isTelling = (name: string): boolean =>
    isWordLanguage(language) &&
    [...vocabularyOf(atlas, language).termsIn(name).keys()].some(({ uses }) =>
      uses.some(({ category, weight }) => categories.has(category) && weight > TELLING),
    );
  const isKnown = placement.brand !== undefined;
  // Of a brand that the atlas knows it knows more than a menu says, and of a trade what its buyers ask.
  const isWrittenWhole =
    isKnown || (main !== undefined && tradesNearby(atlas, language, customer, main.category).length > 0);
  const special = (site?.subjects ?? []).filter(
    ({ name, told = false }) => told || (!isWrittenWhole && isTelling(name)),
  );
  const asked = {
    isKnown,
    seed: findings.request.website.hostname,
    says: isKnown ? () => false : wordTest(findings, words),
  };
  const partsFor = (category: AtlasCategory): OwnParts => {
    const parts = atlas.parts(category);
    const asks = isFacetLanguage(language) ? atlas.asks(category, language) : [];
    const shares = asks.length === 0 ? NO_PARTS : likelyParts(findings, atlas, placement, category);
    const { brand } = placement;
    const scopesOf = (at: number) => atlas.scopesOf(brand, category, at);
    const own =
      brand?.main === category && isFacetLanguage(language)
        ? atlas.asksOf(brand, language).filter((ask) => !namesBrand(ask))
        : [];
    const isLeader = category.brands.slice(0, LEADERS).some((member) => brand !== undefined && member.brand === brand);
    const isLocal = isLocalFirm(customer, category);
    const where = whereAsked(findings, atlas, placement, category, language, words);
    const trades = tradesNearby(atlas, language, customer, category);
    const tier = tierIn(customer, category);
    const askedHere = { ...asked, ...where, tier, isLeader, isLocal: isLocal || trades.length > 0 };
    const ofParts = writtenAsks({ parts, asks, own, scopesOf }, shares, askedHere, words);
    if (trades.length > 0) {
      const own = ownTrades(findings, trades);
      // What most ask of a trade is asked; of the market's other questions those that the site itself speaks of, in other
      // words than those for the trade and the town.
      const common = new Set(
        [where.town ?? "", ...[...own.keys()].flatMap((at) => trades[at]?.words ?? [])].flatMap((each) =>
          matters(each, words),
        ),
      );
      const said = ofParts.filter(
        ({ template, rung }) =>
          rung !== "general" && matters(template.text, words).some((word) => !common.has(word) && asked.says(word)),
      );
      const nearby = nearbyAsks(trades, own, askedHere, words);
      return { written: nearby, later: said, names: [], isTold: false, isOther: () => true };
    }
    return {
      written: ofParts,
      later: [],
      names: [...shares.keys()].flatMap((at) => asks[at]?.name ?? []),
      isTold: asks.length > 0 && brand?.main === category,
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

/**
 * What nothing but the site's own words tell: things that are sold somewhere, as far as the atlas knows; in languages of
 * which it knows too few words to miss one, what the site says as a shop or maker does.
 */
function ofSiteAlone(site: Theme | undefined, atlas: Atlas, language: string): Theme[] {
  if (site === undefined) return [];
  const vocabulary = isFacetLanguage(language) ? vocabularyOf(atlas, language) : undefined;
  const kindsOf = (name: string): string[] =>
    [...(vocabulary?.termsIn(name).keys() ?? [])].flatMap(({ uses }) =>
      uses.filter(({ weight }) => weight >= TELLING).map(({ category }) => kindOfMarket(category)),
    );
  const subjects = site.subjects.flatMap((subject): Subject[] => {
    if (subject.told) return [subject];
    const isNamed = subject.sets.some((set) => NAMED_AS_SOLD.has(set));
    if (vocabulary === undefined) return isNamed ? [subject] : [];
    const kinds = kindsOf(subject.name);
    if (kinds.length === 0) return [];
    if (isNamed) return [subject];
    // A page that says too little to tell what kind it is may name what is sold nonetheless.
    return kinds.includes("goods") ? [{ ...subject, sets: ["any", "goods"] }] : [];
  });
  return subjects.length > 0 ? [{ ...site, subjects }] : [];
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
  if (placement === undefined || category === undefined || !isNearbyLanguage(language)) return undefined;
  const trades = tradesNearby(atlas, language, customerOf(findings, placement), category);
  const [trade] = ownTrades(findings, trades).keys();
  const nearby = trades[trade ?? 0]?.words[0];
  if (!isFacetLanguage(language)) return { things: nearby, audience: undefined, asks: [] };
  const { products, audiences } = atlas.facets(category, language);
  const [main] = likelyParts(findings, atlas, placement, category).keys();
  const asked = main === undefined ? undefined : atlas.asks(category, language)[main];
  const part = asked?.name;
  const [product = ""] = products;
  const [, plural] = product.split("|").map((form) => form.trim());
  // Elsewhere than in English one form is the plural; "sofas and beds" stands in no template.
  const called = nearby ?? (part !== undefined && !words.joint.test(part) ? part : (plural ?? product));
  const isPlural = called !== product || language !== "en";
  const fitting = audiences.filter((audience) => asked?.asks.some(({ text }) => text.includes(audience)) ?? true);
  const whose = Math.floor(turn(findings.request.website.hostname, category.id) * fitting.length);
  const { brand } = placement;
  const own = brand?.main === category ? atlas.asksOf(brand, language).filter(namesBrand) : [];
  const where = whereAsked(findings, atlas, placement, category, language, words);
  return {
    things: isPlural ? called : undefined,
    // Whom the market at large is for need not be whom a part of it is for, nor whom a single house serves.
    audience: nearby === undefined ? fitting[whose] : undefined,
    asks: brandedAsks(own, called, where, words),
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
