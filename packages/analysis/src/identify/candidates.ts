import type { PageReading } from "../facts";
import { cleanName, titleSegments, withoutCountry } from "./clean-name";
import { compact, compactForms } from "./compact";
import type { Mention } from "./mentions";
import type { SiteLabel } from "./site-label";
import { spelledIn } from "./spelled";

/** One name, in all the ways it was written. */
export interface Candidate {
  /** What its writings have in common. */
  key: string;
  /** How it was written → how much speaks for that. */
  writings: Map<string, number>;
  /** Where it was found → how much that counts; a source counts once. */
  sources: Map<string, number>;
  mentions: Mention[];
}

/** A name inside a sentence says less than a name alone. */
const INSIDE = 0.5;
/** Running text shows how a name is written, not what it is. */
const RUNNING_TEXT = 0.15;
/** A sentence with capitals throughout is longer than a name. */
const LONGER_NAME = 3;
const MOST_RUNNING = 20;

/** The names that the mentions give, gathered by what they have in common. */
export function candidatesOf(
  mentions: readonly Mention[],
  readings: readonly PageReading[],
  site: SiteLabel,
): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const put = (name: string, mention: Mention, weight: number, source: string) => {
    const written = withoutTail(name, site);
    const key = compact(withoutTld(written, site));
    if (key === "") return;
    const candidate: Candidate = candidates.get(key) ?? { key, writings: new Map(), sources: new Map(), mentions: [] };
    candidates.set(key, candidate);
    candidate.writings.set(written, (candidate.writings.get(written) ?? 0) + weight);
    candidate.sources.set(source, Math.max(candidate.sources.get(source) ?? 0, weight));
    if (!candidate.mentions.includes(mention)) candidate.mentions.push(mention);
  };
  for (const mention of mentions) {
    const names = mention.title ? titleSegments(mention.text) : wholeOrParts(mention.text, site);
    const [first] = names;
    // The first and the last part of a title name the site; those between name its sections.
    const told = names.length > 2 && first !== undefined ? [first, ...names.slice(-1)] : names;
    for (const name of new Set(told)) put(name, mention, mention.weight, mention.source);
    const alone = new Set(told.map((name) => compact(withoutTld(withoutTail(name, site), site))));
    if (alone.has(site.compact) || told.some((name) => isLongerName(name, site))) continue;
    for (const name of new Set(spelledIn(mention.text, site)))
      put(name, mention, mention.weight * INSIDE, `inside ${mention.source}`);
  }
  const known = candidates.get(site.compact);
  if (known !== undefined) writeAsRunning(known, readings, site);
  return [...candidates.values()];
}

/** `Internet Archive` at archive.org: the address has a part of the name, and the part alone is not one. */
function isLongerName(name: string, site: SiteLabel): boolean {
  const words = name.split(/\s+/u);
  const capital = words.every(
    (word) => /^\P{L}*[\p{Lu}\p{Lo}]/u.test(word) || /^(?:de|di|of|du|la|and|und)$/u.test(word),
  );
  return words.length > 1 && words.length <= LONGER_NAME && capital && spelledIn(name, site).length > 0;
}

/** A name given as such is kept whole, unless one of its parts is what the address says. */
function wholeOrParts(text: string, site: SiteLabel): string[] {
  const parts = titleSegments(text);
  const own = parts.find((part) => compactForms(withoutTld(withoutTail(part, site), site)).includes(site.compact));
  const [first] = parts;
  if (own !== undefined) return [own];
  return text.length > 40 && first !== undefined ? [first] : [cleanName(text)].filter((name) => name !== "");
}

/** Country tails go when what is left is what the address says. */
function withoutTail(name: string, site: SiteLabel): string {
  const bare = withoutCountry(name);
  return bare !== name && compactForms(withoutTld(bare, site)).includes(site.compact) ? bare : name;
}

/** `Waitrose.com` → `Waitrose` for a site under `.com`. */
export function withoutTld(name: string, site: SiteLabel): string {
  const tail = `.${site.suffix}`;
  return name.length > tail.length && name.toLowerCase().endsWith(tail) ? name.slice(0, -tail.length) : name;
}

function writeAsRunning(candidate: Candidate, readings: readonly PageReading[], site: SiteLabel): void {
  const texts = readings.flatMap((reading) => [
    reading.text,
    ...reading.headings,
    ...reading.facts.filter(({ kind }) => kind === "description" || kind === "keywords").map(({ value }) => value),
  ]);
  const found = texts.flatMap((text) => spelledIn(text, site)).slice(0, MOST_RUNNING);
  for (const name of found) candidate.writings.set(name, (candidate.writings.get(name) ?? 0) + RUNNING_TEXT);
}
