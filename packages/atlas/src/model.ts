import type { Ask } from "./ask";
import type { Region, Tier } from "./brand-entry";
import type { FacetLanguage, WordLanguage } from "./category-file";
import type { CategoryFacets } from "./compiled";
import type { NearbyLanguage } from "./nearby";
import type { Part } from "./part";

/** A brand of the atlas. */
export interface AtlasBrand {
  name: string;
  /** The primary website first. With `site`, the hosts that lead there. */
  domains: readonly string[];
  /** The page of its vendor's website where it is shown, `adobe.com/products/photoshop`, when it has none of its own. */
  site: string | undefined;
  /** The hosts to show somebody: that of `site`, else its domains. */
  websites: readonly string[];
  aliases: readonly string[];
  /** ISO 3166-1 alpha-2 code of where it is from. */
  country: string;
  /** Where it is sold: everywhere, or in these countries and regions. */
  reach: "global" | readonly (Region | string)[];
  /** The towns where it has its only places; none when it is in more, or sells elsewhere than in places. */
  towns: readonly string[];
  /** The company at the head of its chain of owners, when that isn't the brand itself. */
  owner: string | undefined;
  /** The id of that company, else of the brand: sisters have it in common. */
  group: string;
  /** Nobody can buy it any more: it stands in no category's list. */
  retired: boolean;
  main: AtlasCategory;
  /** Every category in which it competes, its main one first. */
  categories: readonly AtlasCategory[];
  /** Its nearest rivals, nearest first, maybe none; they may be in other markets. `undefined` where nobody told. */
  readonly rivals: readonly AtlasBrand[] | undefined;
}

/** A market. */
export interface AtlasCategory {
  id: string;
  name: string;
  sector: string;
  /** Buyers look for one nearby. */
  local: boolean;
  /** Its brands sell what others make. */
  retail: boolean;
  readonly near: readonly AtlasCategory[];
  /** Nearest and best known first. */
  readonly brands: readonly Member[];
}

/** A brand in a market. */
export interface Member {
  brand: AtlasBrand;
  /** What it is called here: one of its products where that is what competes, else its own name. */
  name: string;
  tier: Tier | undefined;
  /** Which of the market's parts it is in, by their place; none when that isn't known. What it is known for first. */
  does: readonly number[];
}

/** A term of a market's vocabulary, or words of its profile. */
export interface Term {
  term: string;
  /** What it says for each market. A term: 3 hardly any other uses it, 2 strong, 1 a hint; a profile: 15 to some hundred. */
  uses: readonly { category: AtlasCategory; weight: number }[];
}

/** The questions about a part of a market in one language, with what buyers call it there. */
export interface PartAsks {
  name: string;
  readonly asks: readonly Ask[];
}

/** What is asked about one trade of a market, plumbers or electricians, by who looks for one nearby. */
export interface TradeAsks {
  /** By which its websites give themselves away, lower case; the first is what buyers call such businesses. */
  readonly words: readonly string[];
  readonly asks: readonly Ask[];
}

/** What is known of markets. */
export interface Atlas {
  categories: readonly AtlasCategory[];
  readonly brands: readonly AtlasBrand[];
  /**
   * The brand whose domain a hostname is, or stands under, or that carries on the brand whose it was. A product at this
   * path comes first, then a subdomain that is a brand of its own.
   */
  brandAt(hostname: string, path?: string): AtlasBrand | undefined;
  /** The brands with this name or alias, whatever its case, spaces and signs: more than one when it is ambiguous. */
  brandsNamed(name: string): readonly AtlasBrand[];
  category(id: string): AtlasCategory | undefined;
  terms(language: WordLanguage): readonly Term[];
  /** What single words and pairs of words of a language say, by weights that may be compared within it. */
  profile(language: FacetLanguage): readonly Term[];
  facets(category: AtlasCategory, language: FacetLanguage): CategoryFacets;
  /** The parts of a market, the most common first; none when it has not been divided. */
  parts(category: AtlasCategory): readonly Part[];
  /** The scopes of a part's questions that a brand is in, by the part's place; those of most when it isn't at home there. */
  scopesOf(brand: AtlasBrand | undefined, category: AtlasCategory, part: number): readonly string[];
  /** What buyers ask about its parts, by their place; none when nothing is written in this language. */
  asks(category: AtlasCategory, language: FacetLanguage): readonly PartAsks[];
  /** What is asked about its trades by who looks for one nearby; none when nothing is written in this language. */
  nearby(category: AtlasCategory, language: NearbyLanguage): readonly TradeAsks[];
  /** What they ask to which this very brand is a good answer; none for most brands. */
  asksOf(brand: AtlasBrand, language: FacetLanguage): readonly Ask[];
}
