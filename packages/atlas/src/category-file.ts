import { z } from "zod";
import type { AsksFile } from "./ask";
import { as, brand, does, domain, line, tier } from "./brand-entry";
import type { NearbyLanguage, TradeEntry } from "./nearby";
import { parts } from "./part";
import type { RivalsFile } from "./rivals";
import type { ScopesFile } from "./scopes";

/** The languages that a category's facets are written in; prompts are made in these. */
export const FACET_LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl"] as const;
export type FacetLanguage = (typeof FACET_LANGUAGES)[number];

/** The languages whose words the atlas knows by their beginnings alone; nothing is written in them. */
export const STEM_LANGUAGES = ["pl", "cs", "da", "no", "sv", "fi", "tr", "ru", "ko", "zh"] as const;
export type StemLanguage = (typeof STEM_LANGUAGES)[number];

/** The languages whose sites can be placed in a market by their words. */
export const WORD_LANGUAGES = [...FACET_LANGUAGES, "ja", ...STEM_LANGUAGES] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

const lowerCase = line.refine((text) => text === text.toLowerCase(), "must be lower case");
/** A question as it is typed: 3 to 12 words, which is what the contract promises of prompts. */
const ask = lowerCase.refine((text) => {
  const words = text.split(" ").length;
  return words >= 3 && words <= 12 && !text.includes("?");
}, "must have 3 to 12 words and no question mark");
/** How much a term gives the market away: 3 hardly any other market uses it, 2 strong, 1 a hint. */
const weight = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const words = z.record(lowerCase, weight).refine((all) => Object.keys(all).length >= 6, "must have at least six terms");
const phrases = (least: number) => z.array(lowerCase).min(least);

const englishFacets = z.strictObject({
  words,
  /** `singular | plural`, or one form of a mass noun; the most general first. */
  products: phrases(3),
  /** Who buys, as it follows "for". */
  audiences: phrases(3),
  /** What it is bought for, as it follows "for". */
  needs: phrases(3),
  /** What buyers compare, as it stands before the product. */
  qualities: phrases(3),
  asks: z.array(ask).min(3),
});
const facets = englishFacets.extend({ asks: z.array(ask).min(2) });

/** A brand whose main market is another, by its primary domain. */
const mention = z.strictObject({
  see: domain,
  name: line,
  as: as.optional(),
  tier: tier.optional(),
  does: does.optional(),
});

/** A file of `data/<sector>/<id>.yaml`. */
export const categoryFile = z.strictObject({
  name: line,
  /** Buyers look for one nearby. */
  local: z.boolean().optional(),
  /** Its brands sell what others make. */
  retail: z.boolean().optional(),
  /** Ids of the nearest other categories. */
  near: z.array(z.string()).optional(),
  languages: z.strictObject({
    en: englishFacets,
    de: facets,
    fr: facets,
    es: facets,
    it: facets,
    pt: facets,
    nl: facets,
    ja: z.strictObject({ words }),
  }),
  /** Its parts, by what is sold and to whom. */
  parts: parts.optional(),
  /** Nearest and best known first. */
  brands: z.array(z.union([brand, mention])).min(1),
});
export type CategoryFile = z.infer<typeof categoryFile>;
export type Facets = z.infer<typeof facets>;

/** A category as its file says it, with what the file's place says: its id and sector. */
export interface Category extends CategoryFile {
  id: string;
  sector: string;
  /** What buyers ask about it, of `data/<sector>/<id>.asks.<language>.txt`. */
  asks: Partial<Record<FacetLanguage, AsksFile>>;
  /** What is asked about its trades by who looks for one nearby, of `data/<sector>/<id>.nearby.<language>.txt`. */
  nearby: Partial<Record<NearbyLanguage, TradeEntry[]>>;
  /** Who is bought instead of its brands, of `data/<sector>/<id>.rivals.txt`. */
  rivals: RivalsFile;
  /** Which of its brands questions of some scope make sense for, of `data/<sector>/<id>.scopes.txt`. */
  scopes: ScopesFile;
}
