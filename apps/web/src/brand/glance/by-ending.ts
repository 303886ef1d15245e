import { displayHostname, type WholeBrand } from "@marque/schema";

/** Domains with one ending: the brand's own, and its competitors'. */
export interface EndingCount {
  /** The top-level domain as it is shown: `.de`, `.рф`. */
  ending: string;
  own: number;
  theirs: number;
}

/** The ending of a domain. It stands for no country: `.io` and `.md` are anybody's. */
export const endingOf = (domain: string): string => {
  const shown = displayHostname(domain);
  return shown.slice(shown.lastIndexOf("."));
};

/** How many domains have each ending, most first. */
export function countByEnding({ brand, competitors }: WholeBrand): EndingCount[] {
  const counts = new Map<string, EndingCount>();
  const count = (domain: string, whose: "own" | "theirs") => {
    const ending = endingOf(domain);
    const before = counts.get(ending) ?? { ending, own: 0, theirs: 0 };
    counts.set(ending, { ...before, [whose]: before[whose] + 1 });
  };
  for (const domain of brand.domains) count(domain, "own");
  for (const domain of competitors.flatMap(({ domains }) => domains)) count(domain, "theirs");
  const total = ({ own, theirs }: EndingCount) => own + theirs;
  return [...counts.values()].sort(
    (one, other) => total(other) - total(one) || one.ending.localeCompare(other.ending, "en"),
  );
}
