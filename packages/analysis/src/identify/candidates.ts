import { nameKey } from "@marque/schema";
import type { PageReading } from "../findings";
import { beforeTown, cleanName, titleSegments, withoutCountry, withoutDepartment } from "./clean-name";
import type { Mention } from "./mentions";
import { nameForms } from "./name-forms";
import { writeAsRunning } from "./running-text";
import { type SiteLabel, withoutTld } from "./site-label";
import { spelledIn } from "./spelled";

/** One name, in all the ways it was written. */
export interface Candidate {
  /** What its writings have in common. */
  key: string;
  /** How it was written → how much speaks for that. */
  writings: Map<string, number>;
  /** The writings in which the site gives its name as such: site name, organization, logo. */
  given: Set<string>;
  /** Where it was found → how much that counts; a source counts once. */
  sources: Map<string, number>;
  mentions: Mention[];
}

type Kind = Mention["kind"];
/** These are parted at their separators. */
const TITLES: ReadonlySet<Kind> = new Set<Kind>(["title", "heading", "logo"]);
/** These name the site, whatever the page is about. */
const OF_SITE: ReadonlySet<Kind> = new Set<Kind>(["site-name", "application-name", "short-name", "logo"]);
/** These are there to give a name. */
const GIVES_NAMES: ReadonlySet<Kind> = new Set<Kind>([...OF_SITE, "organization"]);
/** A name inside a sentence says less than a name alone. */
const INSIDE = 0.5;
/** What a page inside the site is about is seldom the site. */
const SUBJECT = 0.2;
/** A sentence with capitals throughout is longer than a name. */
const LONGER_NAME = 3;
/** What a longer title goes on with is hardly the name. */
const LONGEST_TITLE = 500;

/** The names that the mentions give, gathered by what they have in common. */
export function candidatesOf(
  mentions: readonly Mention[],
  readings: readonly PageReading[],
  site: SiteLabel,
): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const named = mentions.map((mention) => ({ mention, names: namesIn(mention, site) }));
  const subjects = site.inside ? subjectsOf(named, site) : new Set<string>();
  const put = (name: string, mention: Mention, weight: number, source: string) => {
    const written = withoutTail(name, site);
    const key = keyOf(written, site);
    if (key === "") return;
    const candidate = candidates.get(key) ?? newCandidate(key);
    candidates.set(key, candidate);
    const counted = subjects.has(key) && !OF_SITE.has(mention.kind) ? weight * SUBJECT : weight;
    candidate.writings.set(written, (candidate.writings.get(written) ?? 0) + counted);
    if (GIVES_NAMES.has(mention.kind) && source === mention.source) candidate.given.add(written);
    candidate.sources.set(source, Math.max(candidate.sources.get(source) ?? 0, counted));
    if (!candidate.mentions.includes(mention)) candidate.mentions.push(mention);
  };
  for (const { mention, names } of named) {
    for (const name of new Set(names)) put(name, mention, mention.weight, mention.source);
    const alone = new Set(names.map((name) => keyOf(withoutTail(name, site), site)));
    if (alone.has(site.key) || names.some((name) => isLongerName(name, mention, site))) continue;
    for (const name of new Set(spelledIn(mention.text.slice(0, LONGEST_TITLE), site)))
      put(name, mention, mention.weight * INSIDE, `inside ${mention.source}`);
  }
  const known = candidates.get(site.key);
  if (known !== undefined) writeAsRunning(known.writings, readings, site);
  return [...candidates.values()];
}

export const newCandidate = (key: string): Candidate => ({
  key,
  writings: new Map(),
  given: new Set(),
  sources: new Map(),
  mentions: [],
});

const keyOf = (name: string, site: SiteLabel) => nameKey(withoutTld(name, site));

/** The first and the last part of a title name the site; those between name its sections. */
function namesIn(mention: Mention, site: SiteLabel): string[] {
  const isWhole = (name: string) => nameForms(name).includes(site.key);
  if (!TITLES.has(mention.kind)) return wholeOrParts(mention.text, site, isWhole);
  const names = titleSegments(mention.text, isWhole);
  const [first] = names;
  return names.length > 2 && first !== undefined ? [first, ...names.slice(-1)] : names;
}

/** What a page inside the site is about: its heading, and how its titles begin unless another ends so. */
function subjectsOf(named: readonly { mention: Mention; names: readonly string[] }[], site: SiteLabel): Set<string> {
  const titles = named
    .filter(({ mention }) => mention.kind === "title" || mention.kind === "heading")
    .map(({ names }) => names);
  const subjects = new Set(titles.flatMap((names) => names.slice(0, 1)).map((name) => keyOf(name, site)));
  for (const names of titles) if (names.length > 1) subjects.delete(keyOf(names.at(-1) ?? "", site));
  const headings = named.filter(({ mention }) => mention.kind === "heading").flatMap(({ names }) => names);
  return new Set([...subjects, ...headings.map((name) => keyOf(name, site))]);
}

/**
 * `Roadrunner Museum` at museum.org: the address has a part of the name, and the part alone is not one. A company's name
 * goes on after its brand's as a rule: `Acme International Holding`.
 */
function isLongerName(name: string, mention: Mention, site: SiteLabel): boolean {
  if (mention.kind === "legal-name" && nameKey(name).startsWith(site.key)) return false;
  const words = name.split(/\s+/u);
  const capital = words.every(
    (word) => /^\P{L}*[\p{Lu}\p{Lo}]/u.test(word) || /^(?:de|di|of|du|la|and|und)$/u.test(word),
  );
  return words.length > 1 && words.length <= LONGER_NAME && capital && spelledIn(name, site).length > 0;
}

/** A name given as such is kept whole, unless one of its parts is what the address says. */
function wholeOrParts(text: string, site: SiteLabel, isWhole: (name: string) => boolean): string[] {
  const parts = titleSegments(text, isWhole);
  const own = parts.find((part) => nameForms(withoutTld(withoutTail(part, site), site)).includes(site.key));
  const [first] = parts;
  if (own !== undefined) return [own];
  return text.length > 40 && first !== undefined ? [first] : [cleanName(text, isWhole)].filter((name) => name !== "");
}

/** Tails of country, department and town go when what is left is what the address says. */
function withoutTail(name: string, site: SiteLabel): string {
  if (nameForms(name).includes(site.key)) return name;
  const isSaid = (bare: string) =>
    bare !== name && nameForms(withoutTld(bare, site)).some((form) => form === site.key || form === site.core);
  const bare = withoutCountry(withoutDepartment(name));
  return isSaid(bare) ? bare : (beforeTown(name).find(isSaid) ?? name);
}
