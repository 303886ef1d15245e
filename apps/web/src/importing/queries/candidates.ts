import { nameKey, promptInput, registrableLabel, sameText } from "@marque/schema";
import type { Query } from "./read-queries";

/** A query that may become a prompt. */
export interface Candidate {
  prompt: string;
  clicks: number | undefined;
}

export interface Candidates {
  /** What people ask before they know the brand, as it came: Search Console has the most clicked first. */
  unbranded: Candidate[];
  /** What they ask with its name. */
  branded: Candidate[];
  /** How many were left out, and why. */
  leftOut: { single: number; present: number; repeats: number };
}

export interface BrandOfQueries {
  name: string;
  aliases: readonly string[];
  domains: readonly string[];
  /** Texts that are there already. */
  prompts: readonly string[];
}

/** Shorter names stand in other words too often: `arc` is no sign of the brand in `search`. */
const SHORTEST_INSIDE = 5;

/** Words as the language has them: of Japanese too, which puts nothing between them. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true).map(({ segment }) => segment);

/** Queries as prompts are stored: in lower case, each once, by the contract's rules; those with the brand's name apart. */
export function findCandidates(queries: readonly Query[], brand: BrandOfQueries): Candidates {
  const found: Candidates = { unbranded: [], branded: [], leftOut: { single: 0, present: 0, repeats: 0 } };
  const present = new Set(brand.prompts.map(sameText));
  const isBranded = brandedTest(brand);
  const seen = new Set<string>();
  for (const { text, clicks } of queries) {
    const { data } = promptInput.safeParse(text.trim().replace(/\s+/g, " ").toLowerCase());
    if (typeof data !== "string") continue;
    const words = wordsOf(data);
    const key = sameText(data);
    if (words.length < 2) found.leftOut.single += 1;
    else if (seen.has(key)) found.leftOut.repeats += 1;
    else if (present.has(key)) found.leftOut.present += 1;
    else (isBranded(words) ? found.branded : found.unbranded).push({ prompt: data, clicks });
    seen.add(key);
  }
  return found;
}

/** Whether words name the brand: `hub spot login`, `hubspotcrm`. */
function brandedTest({ name, aliases, domains }: BrandOfQueries): (words: readonly string[]) => boolean {
  const labels = domains.flatMap((domain) => registrableLabel(domain) ?? []);
  const keys = [...new Set([name, ...aliases, ...labels].map(nameKey))].filter((key) => key !== "");
  return (words) => {
    const parts = words.map(nameKey);
    return keys.some((key) =>
      parts.some((part, from) => {
        let joined = part;
        for (let to = from + 1; joined.length < key.length && to < parts.length; to += 1) joined += parts[to];
        return joined === key || (key.length >= SHORTEST_INSIDE && joined.includes(key));
      }),
    );
  };
}
