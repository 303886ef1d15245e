import type { PageReading } from "../facts";
import type { Candidate } from "./candidates";
import { compact } from "./compact";
import { likeness } from "./likeness";
import { recurrence } from "./recurrence";
import type { SiteLabel } from "./site-label";
import { withoutTld } from "./tld";

/** Names longer than this many words are slogans more often than not. */
const FEW_WORDS = 4;
const WORD_TOO_MUCH = 0.8;
/** A page under a path that calls itself by the path's word is a brand of its own. */
const SUB_BRAND = 20;
const SAYS_ITSELF: readonly string[] = ["site-name", "application-name", "organization"];
/** A company may be called like the address in Latin letters, and its brand, which the pages show, in others. */
const COMPANY = 0.6;
/** For each time that a text uses the name. */
const RECURRENCE = 0.6;
/** Texts are searched for this many names alone: a hostile page has a thousand. */
const MOST_SEARCHED = 10;

/** The candidate that most speaks for, if more does than for `atLeast`. */
export function bestOf(
  candidates: readonly Candidate[],
  readings: readonly PageReading[],
  site: SiteLabel,
  atLeast: number,
): Candidate | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, near: nearness(candidate, site), points: told(candidate, site) }))
    .sort((one, other) => other.points + other.near - one.points - one.near);
  let best: Candidate | undefined;
  let most = atLeast;
  for (const [at, { candidate, near, points }] of ranked.entries()) {
    // Near names are settled. How often a text uses another tells it from a slogan, and a page inside from nothing.
    const searched = near === 0 && at < MOST_SEARCHED && !site.inside;
    const total = points + near + (searched ? recurrence(nameOf(candidate), readings) * RECURRENCE : 0);
    if (total <= most) continue;
    best = candidate;
    most = total;
  }
  return best;
}

const nameOf = ({ writings }: Candidate): string => [...writings.keys()][0] ?? "";

/** How much the pages say for a name. */
function told(candidate: Candidate, site: SiteLabel): number {
  const sources = [...candidate.sources];
  const words = nameOf(candidate).split(/\s+/u).length;
  const tooMuch = Math.max(0, words - FEW_WORDS) * WORD_TOO_MUCH;
  const itself = site.path === compact(nameOf(candidate)) && sources.some(([source]) => SAYS_ITSELF.includes(source));
  return sources.reduce((sum, [, weight]) => sum + weight, 0) - tooMuch + (itself ? SUB_BRAND : 0);
}

/** How much the address says for it. */
function nearness(candidate: Candidate, site: SiteLabel): number {
  const isCompany = [...candidate.sources.keys()].every((source) => source.includes("legal-name"));
  return likeness(withoutTld(nameOf(candidate), site), site) * (isCompany ? COMPANY : 1);
}
