import type { WholeBrand } from "@marque/schema";

/** Domains of one country: the brand's own, and its competitors'. */
export interface CountryCount {
  /** ISO 3166-1 alpha-2; `EU` for the Union's own; `null` for endings of no country. */
  country: string | null;
  own: number;
  theirs: number;
}

/** The country that a domain's ending is of. Two letters are a country's (RFC 1591 section 2), but for the United Kingdom's. */
export function countryOf(domain: string): string | null {
  const ending = domain.slice(domain.lastIndexOf(".") + 1);
  if (!/^[a-z]{2}$/.test(ending)) return null;
  return ending === "uk" ? "GB" : ending.toUpperCase();
}

/** How many domains each country has, most first; those of no country last. */
export function countByCountry({ brand, competitors }: WholeBrand): CountryCount[] {
  const counts = new Map<string | null, CountryCount>();
  const count = (domain: string, whose: "own" | "theirs") => {
    const country = countryOf(domain);
    const before = counts.get(country) ?? { country, own: 0, theirs: 0 };
    counts.set(country, { ...before, [whose]: before[whose] + 1 });
  };
  for (const domain of brand.domains) count(domain, "own");
  for (const domain of competitors.flatMap(({ domains }) => domains)) count(domain, "theirs");
  const total = ({ own, theirs }: CountryCount) => own + theirs;
  return [...counts.values()].sort((one, other) =>
    one.country === null || other.country === null
      ? Number(one.country === null) - Number(other.country === null)
      : total(other) - total(one) || one.country.localeCompare(other.country),
  );
}
