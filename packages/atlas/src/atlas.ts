import { registrableDomain } from "@marque/schema";
import type { FacetLanguage, Region, Tier, WordLanguage } from "./category-file";
import { type AtlasSource, type CategoryFacets, nameKey } from "./compiled";

/** A brand of the atlas. */
export interface AtlasBrand {
  name: string;
  /** The primary website first. */
  domains: readonly string[];
  aliases: readonly string[];
  /** ISO 3166-1 alpha-2 code of where it is from. */
  country: string;
  /** Where it is sold: everywhere, or in these countries and regions. */
  reach: "global" | readonly (Region | string)[];
  /** The parent company; brands of one owner are sisters. */
  owner: string | undefined;
  main: AtlasCategory;
  /** Every category in which it competes, its main one first. */
  categories: readonly AtlasCategory[];
  /** Its nearest rivals, nearest first, where they are told; they may be in other markets. */
  readonly rivals: readonly AtlasBrand[];
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
  readonly brands: readonly { brand: AtlasBrand; tier: Tier | undefined }[];
}

/** A term of a market's vocabulary. */
export interface Term {
  term: string;
  /** What it says for each market: 3 hardly any other uses it, 2 strong, 1 a hint. */
  uses: readonly { category: AtlasCategory; weight: number }[];
}

/** What is known of markets. */
export interface Atlas {
  categories: readonly AtlasCategory[];
  readonly brands: readonly AtlasBrand[];
  /** The brand whose domain a hostname is, or stands under. A subdomain that is a brand of its own comes first. */
  brandAt(hostname: string): AtlasBrand | undefined;
  /** The brands with this name or alias, whatever its case, spaces and signs: more than one when it is ambiguous. */
  brandsNamed(name: string): readonly AtlasBrand[];
  category(id: string): AtlasCategory | undefined;
  terms(language: WordLanguage): readonly Term[];
  facets(category: AtlasCategory, language: FacetLanguage): CategoryFacets;
}

/** Makes the look-ups of a compiled atlas. Brands are decoded as they are asked for: few analyses meet a hundred. */
export function createAtlas(source: AtlasSource): Atlas {
  const brands: AtlasBrand[] = [];
  const termsOf = new Map<WordLanguage, readonly Term[]>();

  const categories = source.categories.map(({ id, name, sector, local, retail, near, brands: row }): AtlasCategory => {
    let neighbours: readonly AtlasCategory[] | undefined;
    let members: AtlasCategory["brands"] | undefined;
    return {
      id,
      name,
      sector,
      local,
      retail,
      get near() {
        neighbours ??= near.map(category);
        return neighbours;
      },
      get brands() {
        members ??= row.map(([index, tier]) => ({ brand: brand(index), tier }));
        return members;
      },
    };
  });
  const indexOf = new Map(categories.map((each, index) => [each, index]));

  function category(index: number): AtlasCategory {
    const found = categories[index];
    if (found === undefined) throw new Error(`The compiled atlas has no category ${index}.`);
    return found;
  }

  function brand(index: number): AtlasBrand {
    const known = brands[index];
    if (known !== undefined) return known;
    const { n, d, a, c, r, o, m, v = [] } = source.brand(index);
    const [main, ...others] = m.map(category);
    if (main === undefined) throw new Error(`The compiled atlas has no market for ${n}.`);
    const made = { name: n, domains: d, aliases: a ?? [], country: c, reach: r ?? ("global" as const), owner: o };
    const whole: AtlasBrand = {
      ...made,
      main,
      categories: [main, ...others],
      // As they are asked for: each has rivals of its own.
      get rivals() {
        return v.map(brand);
      },
    };
    brands[index] = whole;
    return whole;
  }

  return {
    categories,
    get brands() {
      return Array.from({ length: source.brandCount }, (_, index) => brand(index));
    },
    brandAt(hostname) {
      const registrable = registrableDomain(hostname) ?? hostname;
      // From the longest name down: `aws.amazon.com` before `amazon.com`.
      for (let name = hostname; name.length >= registrable.length; name = name.slice(name.indexOf(".") + 1)) {
        const index = source.brandAt(name);
        if (index !== undefined) return brand(index);
        if (!name.includes(".")) return undefined;
      }
      return undefined;
    },
    brandsNamed(name) {
      const key = nameKey(name);
      return key === "" ? [] : source.brandsNamed(key).map(brand);
    },
    category: (id) => categories.find((each) => each.id === id),
    terms(language) {
      const known = termsOf.get(language);
      if (known !== undefined) return known;
      const made = source
        .words(language)
        .split("\n")
        .flatMap((row): Term[] => {
          const [term = "", uses = ""] = row.split("\t");
          if (term === "") return [];
          const each = uses.split(",").map((use) => use.split(":").map(Number));
          return [{ term, uses: each.map(([index = 0, weight = 0]) => ({ category: category(index), weight })) }];
        });
      termsOf.set(language, made);
      return made;
    },
    facets: (of, language) => source.facets(indexOf.get(of) ?? -1)[language],
  };
}
