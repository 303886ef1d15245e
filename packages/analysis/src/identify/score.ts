import { nameKey } from "@marque/schema";
import type { PageReading } from "../findings";
import { NAME_SCORE } from "../weights";
import type { Candidate } from "./candidates";
import { likeness } from "./likeness";
import { type SiteLabel, withoutTld } from "./site-label";

const SAYS_ITSELF: readonly string[] = ["site-name", "application-name", "organization"];
/** Texts are searched for this many names alone: a hostile page has a thousand. */
const MOST_SEARCHED = 10;

/** A town stands in the address; a name that stands in a text so often is one. */
const MOST_LOOKS = 20;
/** More occurrences in a text convince nobody further. */
const MOST_OCCURRENCES = 3;

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
    if (isHosts(candidate, near, site) || (at < MOST_SEARCHED && isTown(candidate, readings, site))) continue;
    // Near names are settled. How often a text uses another tells it from a slogan, and a page inside from nothing.
    const searched = near === 0 && at < MOST_SEARCHED && !site.inside;
    const total = points + near + (searched ? recurrence(nameOf(candidate), readings) * NAME_SCORE.recurrence : 0);
    if (total <= most) continue;
    best = candidate;
    most = total;
  }
  return best;
}

/** Whether a name is that of whose site the page stands on, or of what a redirect led to. */
const isHosts = ({ key }: Candidate, near: number, { host, redirected }: SiteLabel): boolean =>
  host !== undefined && (key.includes(host) || (redirected && near === 0));

/** `34117 `, as it stands before a town: a postal code of four to six digits. */
const POSTAL_CODE = /(?:^|[^\p{L}\p{N}])\d{4,6},? $/u;
const LONGEST_POSTAL_CODE = 9;

/** Whether a name is that of the town in the business's address: `Zahnarztpraxis Berger | Kassel` at zahnarzt-kassel.de. */
function isTown(candidate: Candidate, readings: readonly PageReading[], site: SiteLabel): boolean {
  const name = nameOf(candidate);
  if (candidate.key === site.key || name.length < 3) return false;
  return readings.some(({ text }) => {
    for (let at = text.indexOf(name), looks = 0; at !== -1 && looks < MOST_LOOKS; at = text.indexOf(name, at + 1)) {
      looks += 1;
      const ends = !/[\p{L}\p{N}]/u.test(text[at + name.length] ?? "");
      if (ends && POSTAL_CODE.test(text.slice(Math.max(0, at - LONGEST_POSTAL_CODE), at))) return true;
    }
    return false;
  });
}

const nameOf = ({ writings }: Candidate): string => [...writings.keys()][0] ?? "";

/** How much the pages say for a name. */
function told(candidate: Candidate, site: SiteLabel): number {
  const sources = [...candidate.sources];
  const words = nameOf(candidate).split(/\s+/u).length;
  const tooMuch = Math.max(0, words - NAME_SCORE.fewWords) * NAME_SCORE.wordTooMuch;
  const itself = site.path === nameKey(nameOf(candidate)) && sources.some(([source]) => SAYS_ITSELF.includes(source));
  return sources.reduce((sum, [, weight]) => sum + weight, 0) - tooMuch + (itself ? NAME_SCORE.subBrand : 0);
}

/** How much the address says for it. */
function nearness(candidate: Candidate, site: SiteLabel): number {
  const isCompany = [...candidate.sources.keys()].every((source) => source.includes("legal-name"));
  return likeness(withoutTld(nameOf(candidate), site), site) * (isCompany ? NAME_SCORE.company : 1);
}

/** How often, up to three times, the pages' texts use a name as one: with its capitals, and not more often without them. */
function recurrence(name: string, readings: readonly PageReading[]): number {
  if (name.length < 3 || name === name.toLowerCase()) return 0;
  const texts = readings.flatMap(({ text, facts }) => [
    text,
    ...facts.filter(({ kind }) => kind === "description").map(({ value }) => value),
  ]);
  let used = 0;
  let common = 0;
  for (const text of texts) {
    used += occurrences(text, name);
    common += occurrences(text, name.toLowerCase());
  }
  return common > used ? 0 : Math.min(MOST_OCCURRENCES, used);
}

function occurrences(text: string, words: string): number {
  let count = 0;
  for (
    let at = text.indexOf(words);
    at !== -1 && count <= MOST_OCCURRENCES;
    at = text.indexOf(words, at + words.length)
  )
    if (!/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ""}${text[at + words.length] ?? ""}`)) count += 1;
  return count;
}
