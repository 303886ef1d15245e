import type { Fact, PageReading } from "../facts";
import { type Candidate, candidatesOf, withoutTld } from "./candidates";
import { compact } from "./compact";
import { likeness } from "./likeness";
import { type Mention, mentionsOf } from "./mentions";
import type { SiteLabel } from "./site-label";
import { bestWriting } from "./writing";

/** What the address alone is worth: more than a lonely title, less than a name that two sources give. */
const ADDRESS_ALONE = 3.5;
/** Names longer than this many words are slogans more often than not. */
const FEW_WORDS = 4;
const WORD_TOO_MUCH = 0.8;
/** A page under a path that calls itself by the path's word is a brand of its own. */
const SUB_BRAND = 20;
const LONGEST_NAME = 200;
const SAYS_ITSELF = new Set<string>(["site-name", "application-name", "organization"]);

/** The name found, with the mentions that gave it; none when the address alone did. */
export interface FoundName {
  name: string;
  mentions: Mention[];
}

/** Finds the name that most of the pages' facts agree on. */
export function findBrandName(
  readings: readonly PageReading[],
  manifestFacts: readonly Fact[],
  site: SiteLabel,
): FoundName {
  const candidates = candidatesOf(mentionsOf(readings, manifestFacts), readings, site);
  let best: Candidate | undefined;
  let bestScore = ADDRESS_ALONE;
  for (const candidate of candidates) {
    const points = score(candidate, site);
    if (points <= bestScore) continue;
    best = candidate;
    bestScore = points;
  }
  const written = best === undefined ? "" : oneLine(bestWriting(best, site));
  if (best === undefined || written === "") return { name: oneLine(site.titled) || site.label, mentions: [] };
  return { name: written, mentions: [...best.mentions].sort((one, other) => other.weight - one.weight) };
}

function score(candidate: Candidate, site: SiteLabel): number {
  const [name = ""] = candidate.writings.keys();
  const told = [...candidate.sources.values()].reduce((sum, weight) => sum + weight, 0);
  const words = name.split(/\s+/u).length;
  const tooMuch = Math.max(0, words - FEW_WORDS) * WORD_TOO_MUCH;
  const itself =
    site.path !== undefined &&
    compact(name) === site.path &&
    [...candidate.sources.keys()].some((source) => SAYS_ITSELF.has(source));
  return told + likeness(withoutTld(name, site), site) - tooMuch + (itself ? SUB_BRAND : 0);
}

const oneLine = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Surrogate}\u2028\u2029\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/\p{Surrogate}/gu, "")
    .trim();
