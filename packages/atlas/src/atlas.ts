import { nameKey, registrableDomain } from "@marque/schema";
import { type Ask, decodeAsk } from "./ask";
import type { FacetLanguage, WordLanguage } from "./category-file";
import type { AtlasSource, CategoryFacets, CompiledAsks, CompiledNearby, CompiledPart } from "./compiled";
import type { Atlas, AtlasBrand, AtlasCategory, PartAsks, Term, TradeAsks } from "./model";
import type { NearbyLanguage } from "./nearby";
import { hostOf, sitesAt } from "./sites";

/** Markets whose facets and questions are kept decoded, some fifty kilobytes each: many analyses ask about few markets. */
const MOST_KEPT = 100;

/** Makes the look-ups of a compiled atlas. Brands are decoded as they are asked for: few analyses meet a hundred. */
export function createAtlas(source: AtlasSource): Atlas {
  const brands: AtlasBrand[] = [];
  const termsOf = new Map<WordLanguage, readonly Term[]>();
  const facetsOf = new Map<string, CategoryFacets>();
  const partsOf = new Map<AtlasCategory, readonly CompiledPart[]>();
  const askedIn = new Map<string, CompiledAsks>();
  const nearbyIn = new Map<AtlasCategory, CompiledNearby>();
  const tradesIn = new Map<string, readonly TradeAsks[]>();

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
        members ??= row.map(([index, tier, does = [], as]) => {
          const member = brand(index);
          return { brand: member, name: as ?? member.name, tier: tier ?? undefined, does };
        });
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
    const {
      name,
      domains,
      site,
      aliases = [],
      country,
      reach = "global",
      towns = [],
      owner,
      group,
      retired,
      markets,
      rivals: told,
    } = source.brand(index);
    const [main, ...others] = markets.map(category);
    if (main === undefined) throw new Error(`The compiled atlas has no market for ${name}.`);
    let rivals: readonly AtlasBrand[] | undefined;
    const whole: AtlasBrand = {
      name,
      domains,
      site,
      websites: site === undefined ? domains : [hostOf(site)],
      aliases,
      country,
      reach,
      towns,
      owner,
      group: group ?? domains[0] ?? name,
      retired: retired ?? false,
      main,
      categories: [main, ...others],
      // As they are asked for: each has rivals of its own.
      get rivals() {
        rivals ??= told?.map(brand);
        return rivals;
      },
    };
    brands[index] = whole;
    return whole;
  }

  const numberOf = (of: AtlasCategory): number => indexOf.get(of) ?? -1;
  const asked = (of: AtlasCategory, language: FacetLanguage): CompiledAsks =>
    kept(askedIn, `${of.id} ${language}`, () => source.asked(numberOf(of), language));
  const tradesOf = (of: AtlasCategory, language: NearbyLanguage): TradeAsks[] =>
    (kept(nearbyIn, of, () => source.nearby(numberOf(of)))[language] ?? []).map(([words, lines]) => ({
      words,
      asks: asksIn(lines),
    }));
  const parts = (of: AtlasCategory): readonly CompiledPart[] => kept(partsOf, of, () => source.parts(numberOf(of)));
  const parseTerms = (rows: string): Term[] =>
    rows.split("\n").flatMap((row): Term[] => {
      const [term = "", uses = ""] = row.split("\t");
      if (term === "") return [];
      const each = uses.split(",").map((use) => use.split(":").map(Number));
      return [{ term, uses: each.map(([index = 0, weight = 0]) => ({ category: category(index), weight })) }];
    });

  return {
    categories,
    get brands() {
      return Array.from({ length: source.brandCount }, (_, index) => brand(index));
    },
    brandAt(hostname, path = "/") {
      for (const site of sitesAt(hostname, path)) {
        const index = source.brandAt(site);
        if (index !== undefined) return brand(index);
      }
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
      const terms = termsOf.get(language) ?? parseTerms(source.words(language));
      termsOf.set(language, terms);
      return terms;
    },
    // Whoever asks for it folds its words and keeps those.
    profile: (language) => parseTerms(source.profile(language)),
    facets: (of, language) => kept(facetsOf, `${of.id} ${language}`, () => source.facets(numberOf(of), language)),
    parts,
    scopesOf(of, category, part) {
      const { scopes = {}, usual = [] } = parts(category)[part] ?? {};
      if (of?.main !== category) return usual;
      return Object.entries(scopes).flatMap(([scope, indices]) =>
        indices.some((index) => brands[index] === of) ? [scope] : [],
      );
    },
    asks: (of, language) => asked(of, language).parts.map(partAsks),
    nearby: (of, language) => kept(tradesIn, `${of.id} ${language}`, () => tradesOf(of, language)),
    asksOf(of, language) {
      const [, lines = ""] = asked(of.main, language).ofBrands.find(([index]) => brands[index] === of) ?? [];
      return asksIn(lines);
    },
  };
}

const asksIn = (lines: string): Ask[] => lines.split("\n").flatMap((line) => decodeAsk(line) ?? []);

/** Its questions are read when they are asked for. */
function partAsks([name, lines]: CompiledAsks["parts"][number]): PartAsks {
  let asks: Ask[] | undefined;
  return {
    name,
    get asks() {
      asks ??= asksIn(lines);
      return asks;
    },
  };
}

/** The value of a key, made when it isn't kept; all are let go when they become too many. */
function kept<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  if (values.size >= MOST_KEPT) values.clear();
  const made = make();
  values.set(key, made);
  return made;
}
