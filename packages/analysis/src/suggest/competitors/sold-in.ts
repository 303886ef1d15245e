import type { AtlasBrand, AtlasCategory } from "@marque/atlas";
import { WORLD } from "@marque/lexicon";
import { nameKey } from "@marque/schema";
import { languagesOf } from "../../countries";
import { RIVALS } from "../../weights";
import type { Customer } from "./customer";

/** Sites of the whole world are written in it, so it tells of no country. */
const WORLD_LANGUAGE = "en";
const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(WORLD.regions));
/** Who is said to be in a region of so few countries is in each of them; `europe` tells of no one country. */
const FEW_COUNTRIES = 5;

/** How much nearer or farther a rival is by where both are sold; 0 for one that can't be bought in the brand's stead. */
export function byReach({ brand, country, language }: Customer, category: AtlasCategory, rival: AtlasBrand): number {
  const there = countriesOf(rival);
  const here = country === null ? (brand === undefined ? undefined : countriesOf(brand)) : new Set([country]);
  if (here === undefined) {
    const isSpoken = language !== null && language !== WORLD_LANGUAGE && languagesOf(rival.country).includes(language);
    if (isSpoken) return RIVALS.sameCountry * byNationality(undefined, category);
    return there === undefined ? RIVALS.worldwide : RIVALS.somewhere;
  }
  const local = brand?.reach !== "global" && brand !== undefined;
  if (there === undefined && brand === undefined && rival.country === country) return RIVALS.sameCountryWorldwide;
  if (there === undefined) return local ? RIVALS.fromAfar : 1;
  // Who isn't sold where the brand is can't be bought in its stead.
  const shared = [...here].filter((each) => there.has(each)).length;
  if (shared === 0) return 0;
  // At home counts most: a chain of ten countries has its rivals where it is from.
  const home = country ?? brand?.country ?? "";
  if (!there.has(home)) return RIVALS.somewhere * (shared / here.size);
  return rival.country === home ? RIVALS.sameCountry * byNationality(brand, category) : 1;
}

/** Beside a business that the atlas does not know: newspapers and universities are compared in their country, prams everywhere. */
const byNationality = (brand: AtlasBrand | undefined, category: AtlasCategory): number =>
  brand === undefined ? 1 + RIVALS.nationalMarket * nationality(category) : 1;

/** The share of a market's brands that are sold in some countries only. */
function nationality(category: AtlasCategory): number {
  const known = nationalities.get(category);
  if (known !== undefined) return known;
  const { brands } = category;
  const share = brands.filter(({ brand }) => brand.reach !== "global").length / Math.max(1, brands.length);
  nationalities.set(category, share);
  return share;
}

const nationalities = new WeakMap<AtlasCategory, number>();

/** Whether a brand surely has a place in a country: it is from there, or the country is named. */
export const isPresentIn = (country: string, { country: home, reach }: AtlasBrand): boolean =>
  home === country ||
  (reach !== "global" &&
    reach.some((place) => {
      const members = MEMBERS.get(place);
      return members === undefined ? place === country : members.length <= FEW_COUNTRIES && members.includes(country);
    }));

/**
 * Whether a brand is in a town: `true` when the atlas lists the town or its name holds it, `false` when it is in other
 * towns only, `undefined` when nothing tells.
 */
export function isInTown(town: string, { towns, name, aliases }: AtlasBrand): boolean | undefined {
  const key = nameKey(town);
  if (towns.length > 0) return towns.some((each) => nameKey(each) === key);
  const words = ` ${town.toLowerCase()} `;
  return [name, ...aliases].some((each) => ` ${each.toLowerCase()} `.includes(words)) ? true : undefined;
}

/** Whether a brand is sold in more countries than a chain that is at home in one has beside it. */
export const isInternational = (brand: AtlasBrand): boolean =>
  (countriesOf(brand)?.size ?? Number.POSITIVE_INFINITY) > FEW_COUNTRIES;

/** Where a brand is sold: everywhere (`undefined`), or in these countries by their ISO 3166 codes. */
export function countriesOf(brand: AtlasBrand): ReadonlySet<string> | undefined {
  if (brand.reach === "global") return undefined;
  const known = countries.get(brand);
  if (known !== undefined) return known;
  const found = new Set(brand.reach.flatMap((place) => MEMBERS.get(place) ?? [place]));
  countries.set(brand, found);
  return found;
}

/** A market's brands are compared by theirs at each analysis. */
const countries = new WeakMap<AtlasBrand, ReadonlySet<string>>();
