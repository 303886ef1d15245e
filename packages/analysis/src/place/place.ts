import type { Atlas, AtlasBrand, AtlasCategory } from "@marque/atlas";
import { displayHostname, registrableLabel, uniqueBy, type Website } from "@marque/schema";
import { type Claim, type Findings, type Reason, valuesOf, withClaims } from "../findings";
import { localityOf } from "../locality";
import type { Stage } from "../stage";
import { KIND_OF_SITE, PLACE_BY_BRAND, PLACE_BY_WORDS } from "../weights";
import { marketsByWords, type SpokenMarket } from "./by-words";
import { isForum, isNews, isPublication, makersSoldBy, shopsOf } from "./kind-of-site";
import { tellingTexts } from "./texts";

/** The category of what reports what happens. */
const NEWS_MARKET = "newspapers";

type MarketClaim = Extract<Claim, { field: "market" }>;

/**
 * Finds out which markets a brand is in: as it is known, else by its pages' words, else, without any page, by its name.
 * Claims one for each market, the likeliest first, and others for the markets of a shop's rivals.
 */
export const place: Stage = (findings, { atlas }) => {
  const { maxCompetitors, maxPrompts, market: chosen = [] } = findings.request;
  // Nothing of it is needed for a name alone.
  if (maxCompetitors + maxPrompts === 0) return findings;
  const [domain] = valuesOf(findings, "brand");
  const known = domain === undefined ? undefined : atlas.brandAt(domain);
  const given = marketsChosen(chosen, known, atlas);
  if (given.length > 0) return withClaims(findings, given);
  return withClaims(findings, known === undefined ? placeUnknown(findings, atlas) : marketsOf(known, "market.listed"));
};

/** The markets that a person chose, each as likely as the others: nothing else is asked. */
function marketsChosen(ids: readonly string[], known: AtlasBrand | undefined, atlas: Atlas): MarketClaim[] {
  const chosen = ids.flatMap((id) => atlas.category(id) ?? []);
  // The rivals that are told of the brand are those of its own markets.
  const [domain = null] = known?.categories.some((category) => chosen.includes(category)) ? known.domains : [];
  return chosen.map(({ id, name }) => ({
    field: "market",
    purpose: "both",
    value: id,
    name,
    brandDomain: domain,
    maker: "hint",
    reason: { code: "market.chosen", params: { market: name, brand: known?.name ?? "" } },
    seen: [],
    weight: 1 / chosen.length,
  }));
}

function placeUnknown(findings: Findings, atlas: Atlas): MarketClaim[] {
  const { request, pages } = findings;
  const [brandName = ""] = valuesOf(findings, "brandName");
  const [named, ...others] = atlas.brandsNamed(brandName);
  // Of two brands of one name nobody knows which is meant.
  const only = others.length === 0 ? named : undefined;
  if (pages.length === 0) return only === undefined ? [] : marketsOf(only, "market.named");
  const { markets, offered } = marketsOfPages(findings, atlas);
  return only !== undefined && isAtHome(only, request.website) && mayBe(only, markets)
    ? marketsOf(only, "market.same-label")
    : [...claimsOfWords(markets, findings), ...offersOf(offered, markets)];
}

/**
 * What the words speak of, and what else a person may be offered. Who writes about telephones is no rival of who makes them,
 * but of other newspapers.
 */
function marketsOfPages(findings: Findings, atlas: Atlas): { markets: SpokenMarket[]; offered: AtlasCategory[] } {
  const { request, pages } = findings;
  const { language } = localityOf(findings);
  const { markets: spoken, likely } = marketsByWords(atlas, tellingTexts(request.website, pages), language);
  const offered = [...spoken.map(({ category }) => category), ...likely];
  if (isForum(pages)) return { markets: [], offered };
  if (spoken[0]?.category.sector === "media") return { markets: spoken, offered };
  const news = isNews(pages) ? atlas.category(NEWS_MARKET) : undefined;
  // It is no word that told.
  const seen = { quote: null, url: pages[0]?.url ?? null };
  if (news !== undefined)
    return { markets: [{ category: news, confidence: KIND_OF_SITE.sureOfNews, terms: [], seen }], offered };
  return { markets: isPublication(pages) ? [] : spoken, offered };
}

/** Whether the address is the brand's own under another suffix: `acmeair.dk` of acmeair.com. */
function isAtHome(brand: AtlasBrand, website: Website): boolean {
  const label = registrableLabel(website.hostname) ?? "";
  return label.length >= PLACE_BY_BRAND.longLabel && brand.domains.some((domain) => registrableLabel(domain) === label);
}

/** The pages' words don't speak of another market. */
const mayBe = (brand: AtlasBrand, markets: readonly SpokenMarket[]): boolean =>
  markets.length === 0 || markets.some(({ category }) => category.sector === brand.main.sector);

function marketsOf(brand: AtlasBrand, code: "market.listed" | "market.named" | "market.same-label"): MarketClaim[] {
  const shares = [PLACE_BY_BRAND.firstMarket, PLACE_BY_BRAND.secondMarket, PLACE_BY_BRAND.thirdMarket];
  const categories = brand.categories.slice(0, shares.length);
  const total = shares.slice(0, categories.length).reduce((sum, share) => sum + share, 0);
  const [domain = ""] = brand.domains;
  return categories.map(({ id, name }, index) => ({
    field: "market",
    purpose: "both",
    value: id,
    name,
    brandDomain: domain,
    maker: "atlas",
    reason: { code, params: { brand: brand.name, market: name, domain: displayHostname(domain) } },
    seen: [],
    weight: (shares[index] ?? 0) / total,
  }));
}

const quoted = (terms: readonly string[]): string[] => terms.map((term) => `"${term}"`);

/** What a person who is asked may choose instead: none of where it was placed. */
const offersOf = (categories: readonly AtlasCategory[], placed: readonly SpokenMarket[]): MarketClaim[] =>
  categories
    .filter((category) => !placed.some((market) => market.category === category))
    .slice(0, PLACE_BY_WORDS.mostLikely)
    .map(({ id, name }) => ({
      field: "market",
      purpose: "likely",
      value: id,
      name,
      brandDomain: null,
      maker: "site",
      reason: { code: "market.offered", params: { market: name } },
      seen: [],
      weight: 0,
    }));

function reasonOf({ category, terms }: SpokenMarket, about: string | undefined): Reason {
  if (terms.length === 0) return { code: "market.news", params: { market: category.name } };
  return {
    code: about === undefined ? "market.words" : "market.about",
    params: { market: category.name, terms: quoted(terms) },
  };
}

const inMarket = (market: SpokenMarket, purpose: MarketClaim["purpose"], reason: Reason): MarketClaim => ({
  field: "market",
  purpose,
  value: market.category.id,
  name: market.category.name,
  brandDomain: null,
  maker: "site",
  reason,
  seen: [market.seen],
  weight: market.confidence,
});

/** A site that names many who make what it is about sells it, and its rivals are shops. */
function claimsOfWords(markets: readonly SpokenMarket[], { request, pages }: Findings): MarketClaim[] {
  const [one, two] = makersSoldBy(
    markets.map(({ category }) => category),
    pages,
  );
  if (one === undefined || two === undefined)
    return markets.map((market) => inMarket(market, "both", reasonOf(market, request.about)));
  const rivals = markets.flatMap((market): MarketClaim[] => {
    const shops = shopsOf(market.category);
    if (shops === undefined) return [];
    const params = { market: shops.name, terms: quoted(market.terms), one, two };
    return [inMarket({ ...market, category: shops }, "rivals", { code: "market.shop", params })];
  });
  return [
    ...markets.map((market) => inMarket(market, "placement", reasonOf(market, request.about))),
    ...uniqueBy(rivals, ({ value }) => value),
  ];
}
