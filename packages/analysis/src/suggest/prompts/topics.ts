import { inAnyLanguage, type Kind } from "@marque/lexicon";
import type { Mention } from "./mention";
import { labelPhrases, textPhrases } from "./phrases";
import { formOf, headOf, phraseKey, type Words } from "./words";

/** Something that the site sells, as people would type it. */
export interface Topic {
  phrase: string;
  /** What kind of thing it is one of: `running shoes` of `trail running shoes`; the phrase itself when it is short. */
  family: string;
  /** The place that says it best. */
  mention: Mention;
  /** Whether more than one kind of place says it. */
  agreed: boolean;
}

interface Found {
  key: string;
  spellings: Map<string, number>;
  best: Mention;
  weights: Map<Mention["source"], number>;
  standsAlone: boolean;
  /** A short heading is a name for what stands under it; what it names still needs a second source. */
  heads: boolean;
  software: boolean;
}

const MOST_TOPICS = 24;
/** After so many that are no topics, no more are looked at. */
const MOST_CANDIDATES = 500;
/** Words of a heading that is a label: `Wurst und Schinken`. */
const LONGEST_HEAD = 3;

/** What sites of all languages call the pages that say who they are: "quiénes somos". */
const OWN_PAGES: ReadonlySet<string> = new Set(
  inAnyLanguage(({ pages }) => [...(pages?.about ?? []), ...(pages?.legal ?? []), ...(pages?.contact ?? [])]),
);

function collect(all: readonly Mention[], words: Words): Found[] {
  const found = new Map<string, Found>();
  const note = (phrase: string, mention: Mention, standsAlone: boolean, software: boolean) => {
    const key = phraseKey(phrase, words);
    const entry = found.get(key) ?? {
      key,
      spellings: new Map(),
      best: mention,
      weights: new Map(),
      standsAlone,
      heads: false,
      software,
    };
    entry.spellings.set(phrase, (entry.spellings.get(phrase) ?? 0) + 1);
    entry.weights.set(mention.source, Math.max(mention.weight, entry.weights.get(mention.source) ?? 0));
    if (mention.weight > entry.best.weight) entry.best = mention;
    entry.standsAlone ||= standsAlone;
    entry.software ||= software;
    entry.heads ||= mention.source === "heading" && mention.text.split(/\s+/u).length <= LONGEST_HEAD;
    found.set(key, entry);
  };
  for (const mention of all) {
    if (OWN_PAGES.has(mention.text.trim().toLowerCase())) continue;
    const label = mention.standsAlone ? labelPhrases(mention.text, words) : [];
    for (const phrase of label) note(phrase, mention, true, words.heads.has(headOf(phrase, words)));
    const { phrases, software } = textPhrases(mention.text, words);
    for (const phrase of software) note(phrase, mention, true, true);
    for (const phrase of new Set(phrases))
      if (!label.includes(phrase) && !software.includes(phrase)) note(phrase, mention, false, false);
  }
  return [...found.values()];
}

function score({ key, weights, software }: Found): number {
  const length = key.split(" ").length;
  return (
    [...weights.values()].reduce((sum, weight) => sum + weight, 0) +
    (length === 2 || length === 3 ? 1 : 0) +
    (software ? 3 : 0)
  );
}

function isCertain(entry: Found, kind: Kind, words: Words): boolean {
  const phrase = [...entry.spellings.keys()][0] ?? entry.key;
  const agreed = entry.weights.size > 1;
  const formed = formOf(phrase, words) !== "unknown" || words.language.pluralEndings.length !== 1;
  if (entry.key.includes(" "))
    return entry.standsAlone || (agreed && score(entry) >= 5 && formOf(phrase, words) !== "unknown");
  // A shop's menu lists what it sells; elsewhere a single word of the menu may be anything.
  const menuIsStock = kind === "goods" || kind === "food";
  // Where nouns are capitalised a compound is one word, and a heading of one noun is as telling as a menu.
  if (entry.heads && agreed && words.language.nounsAreCapitalised) return true;
  return entry.standsAlone && (agreed || (menuIsStock && formed && entry.weights.has("navigation")));
}

/** The plural when the site writes both, since questions about goods are mostly asked in it. */
function spelling({ spellings }: Found, words: Words): string {
  const ranked = [...spellings].sort((a, b) => b[1] - a[1]).map(([phrase]) => phrase);
  return ranked.find((phrase) => formOf(phrase, words) === "plural") ?? ranked[0] ?? "";
}

function familyOf(phrase: string, words: Words): string {
  const row = phrase.split(" ");
  return (words.language.headFirst ? row.slice(0, 1) : row.slice(-2)).join(" ");
}

/** What the site sells, ranked by agreement among its navigation, product data, titles, headings and descriptions. */
export function topics(
  all: readonly Mention[],
  kind: Kind,
  words: Words,
  isAllowed: (phrase: string) => boolean,
): Topic[] {
  const ranked = collect(all, words)
    .filter((entry) => isCertain(entry, kind, words))
    .sort((a, b) => score(b) - score(a))
    .slice(0, MOST_CANDIDATES);
  const kept: Found[] = [];
  for (const entry of ranked) {
    if (kept.length >= MOST_TOPICS) break;
    const phrase = spelling(entry, words);
    if (!isAllowed(phrase) || words.audiences.has(phrase) || words.language.vague.includes(phrase)) continue;
    // "trail running" says nothing beside "trail running shoes" unless the site lists it by itself.
    const within = kept.some(
      ({ key }) => ` ${key} `.includes(` ${entry.key} `) || ` ${entry.key} `.includes(` ${key} `),
    );
    if (within && !entry.standsAlone) continue;
    kept.push(entry);
  }
  return kept.map((entry) => {
    const phrase = spelling(entry, words);
    return { phrase, family: familyOf(phrase, words), mention: entry.best, agreed: entry.weights.size > 1 };
  });
}
