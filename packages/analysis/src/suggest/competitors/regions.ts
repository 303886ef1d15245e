import type { AtlasBrand } from "@marque/atlas";
import type { Website } from "@marque/schema";
import type { PageReading } from "../../facts";
import regions from "./regions.json" with { type: "json" };

const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(regions));
/** Country-code domains that are used as if they were generic. */
const GENERIC_ENDINGS: ReadonlySet<string> = new Set([
  "io",
  "co",
  "ai",
  "tv",
  "me",
  "app",
  "so",
  "fm",
  "gg",
  "ly",
  "to",
  "cc",
  "ws",
  "eu",
]);

/** Where a brand is sold: everywhere (`undefined`), or in these countries by their ISO 3166 codes. */
export function countriesOf(brand: AtlasBrand): ReadonlySet<string> | undefined {
  if (brand.reach === "global") return undefined;
  return new Set(brand.reach.flatMap((place) => MEMBERS.get(place) ?? [place]));
}

/** The country that a site speaks to by its address, or by the region of its language tag; `undefined` when it says none. */
export function countryOfSite(website: Website, readings: readonly PageReading[]): string | undefined {
  const ending = website.registrableDomain.split(".").at(-1) ?? "";
  if (ending.length === 2 && !GENERIC_ENDINGS.has(ending)) return ending === "uk" ? "GB" : ending.toUpperCase();
  const home = readings[0];
  const own = home?.facts.filter(
    ({ kind, value }) => kind === "hreflang" && value.replace(/\/$/, "") === home.url.replace(/\/$/, ""),
  );
  const said = own?.map(({ where }) => /^hreflang [a-z]{2,3}-([a-z]{2})$/i.exec(where)?.[1]?.toUpperCase());
  return said?.find((country) => country !== undefined);
}
