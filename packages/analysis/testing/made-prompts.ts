import { type Atlas, loadAtlas } from "@marque/atlas";
import type { Evidence } from "@marque/schema";
import { explain } from "../src/explain/explain";
import { type Claim, claimsOf, type Findings, type PageReading } from "../src/findings";
import { suggestPrompts } from "../src/suggest/prompts/suggest";
import { madeFindings } from "./made-findings";
import { madeKnowledge } from "./made-knowledge";

/** What a test says of a brand whose prompts it looks at. */
export interface BrandInShort {
  brandName: string;
  aliases?: readonly string[];
  /** Names, the nearest first. */
  competitors?: readonly string[];
  /** Confidence by the category's id. */
  markets?: Readonly<Record<string, number>>;
  /** The domain of the brand of the atlas that it is. */
  brand?: string;
  readings?: readonly PageReading[];
  website?: string;
  /** The primary subtag; of the first page, unless a test says another. */
  language?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** As it is written there. */
  town?: string;
  max?: number;
  atlas?: Atlas;
}

/** For tests: a brand's findings before its prompts are suggested. */
export function findingsBefore(brand: BrandInShort): Findings {
  const { brandName, aliases = [], competitors = [], markets = {}, readings = [], website = "acme.com" } = brand;
  const { language = readings[0]?.language ?? null, country, town } = brand;
  const made = { maker: "site", reason: { code: "name.address", params: {} }, seen: [], weight: 1 } as const;
  const claims: Claim[] = [
    { ...made, field: "brandName", value: brandName },
    ...(language === null ? [] : [{ ...made, field: "language", value: language } as const]),
    ...(country === undefined ? [] : [{ ...made, field: "country", value: country } as const]),
    ...(town === undefined ? [] : [{ ...made, field: "town", value: town } as const]),
    ...aliases.map((value): Claim => ({ ...made, field: "aliases", value })),
    ...competitors.map(
      (name): Claim => ({
        ...made,
        field: "competitors",
        value: name,
        competitor: { name, domains: [], aliases: [] },
        group: "direct",
      }),
    ),
    ...Object.entries(markets).map(
      ([value, weight]): Claim => ({
        ...made,
        field: "market",
        value,
        weight,
        purpose: "both",
        name: value,
        brandDomain: brand.brand ?? null,
      }),
    ),
  ];
  return madeFindings(website, { pages: readings, claims }, { maxPrompts: brand.max ?? 30 });
}

/** For tests: the prompts suggested for a brand, and the evidence for each. */
export function promptsFor(brand: BrandInShort): {
  prompts: { prompt: string; tags: readonly string[] }[];
  evidence: Evidence[];
} {
  const before = findingsBefore(brand);
  const claims = claimsOf(suggestPrompts(before, madeKnowledge(brand.atlas ?? loadAtlas())), "suggestedPrompts");
  return { prompts: claims.map(({ value, tags }) => ({ prompt: value, tags })), evidence: explain(claims) };
}
