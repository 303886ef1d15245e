import type { Atlas } from "@marque/atlas";
import { type Competitor, type Evidence, uniqueBy } from "@marque/schema";
import type { PageReading } from "../../facts";
import { ENGLISH, type Flavour } from "../language/language";
import { spokenLanguage } from "../language/spoken";
import type { Market } from "../market";
import { registrableLabel } from "../own-names";
import type { Placement } from "../place";
import { vocabularyOf } from "../vocabulary";
import { audiences } from "./audiences";
import { brandPrompts } from "./brand-prompts";
import { countryOf } from "./country";
import { asSoftware } from "./fill";
import { flavourOfMarket, isFood, siteFlavour } from "./flavour";
import { isFacetLanguage, marketPrompts } from "./market-prompts";
import { mentions } from "./mention";
import { nameTest } from "./name-test";
import { type Draft, repeats } from "./prompt";
import { tagsFor, toTag } from "./tags";
import { topicPrompts } from "./topic-prompts";
import { type Topic, topics } from "./topics";
import { phraseKey, type Words, wordsOf } from "./words";

const MOST_BRANDED = 5;
const BRANDED_SHARE = 0.2;
const LONGEST_QUOTE = 300;
/** Of a placed site's prompts, those about what its own pages list. */
const SITE_SHARE = 1 / 3;
/** A topic is about the market when a word of it hardly stands anywhere else. */
const TELLING = 2;

/** How many prompts may name the brand: a fifth at most, and 3–5 where there is room. */
const brandedAmong = (max: number): number =>
  max >= 15 ? Math.min(MOST_BRANDED, Math.max(3, Math.round(max * 0.14))) : Math.floor(max * BRANDED_SHARE);

/** Features as products of their own; "invoicing" and "invoicing software" become one. */
const products = (found: readonly Topic[], words: Words): Topic[] =>
  uniqueBy(
    found.map((topic) => {
      const phrase = asSoftware(topic.phrase, words);
      return { ...topic, phrase, family: phrase };
    }),
    ({ phrase }) => phraseKey(phrase, words),
  );

function unbranded(
  readings: PageReading[],
  words: Words,
  most: number,
  isNamed: (text: string) => boolean,
  placement: Placement | undefined,
): Draft[] {
  const inLanguage = readings.filter((reading) => reading.language === null || reading.language === words.subtag);
  const all = mentions(inLanguage.length > 0 ? inLanguage : readings);
  const isAllowed = (phrase: string) => !isNamed(phrase);
  const said = siteFlavour(readings, words);
  // Of a page that hardly says what it sells, the market tells.
  const kind = said === "media" ? (flavourOfMarket(placement) ?? said) : said;
  const found = topics(all, kind, words, isAllowed);
  // Beside shops, sites that don't say what they are: food is known by its words alone.
  const isEaten =
    (kind === "goods" || kind === "media") &&
    isFood(
      found.map(({ phrase }) => phrase),
      words,
    );
  const flavour: Flavour = isEaten ? "food" : kind;
  const sold = kind === "software" ? products(found, words) : found;
  const site = { flavour, words, audiences: audiences(all, words, isAllowed), country: countryOf(readings, words) };
  return topicPrompts(sold, site, most, isAllowed);
}

/** The site's own questions that are about its market, and the market's; those of the site are the more special. */
function ofMarket(
  atlas: Atlas,
  { categories }: Placement,
  fromSite: readonly Draft[],
  subtag: string,
  { competitors, max }: { competitors: Competitor[]; max: number },
  isOwn: (text: string) => boolean,
): Draft[] {
  const language = isFacetLanguage(subtag) ? subtag : "en";
  const rivals = competitors.map(({ name }) => name);
  const general = marketPrompts(atlas, categories, language, rivals, max, (text) => !isOwn(text));
  const vocabulary = vocabularyOf(atlas, language);
  const ids = new Set(categories.map(({ category }) => category));
  const special = fromSite.filter(({ subjects: [topic = ""] }) =>
    [...vocabulary.termsIn(topic).keys()].some(({ uses }) =>
      uses.some(({ category, weight }) => ids.has(category) && weight > TELLING),
    ),
  );
  const isRepeat = repeats();
  const every = Math.round(1 / SITE_SHARE);
  return Array.from({ length: Math.max(general.length, special.length) })
    .flatMap((_, index) => [
      ...special.slice(index, index + 1),
      ...general.slice(index * (every - 1), (index + 1) * (every - 1)),
    ])
    .filter(({ prompt }) => !isRepeat(prompt))
    .slice(0, max);
}

/**
 * What people would type into an AI assistant about the things that the site sells, and a few questions about the brand
 * itself. Made of the site's own words by templates in its language; fewer than `max` when the site says little, and none
 * when it says nothing.
 */
export function suggestPrompts(input: {
  brandName: string;
  aliases: string[];
  competitors: Competitor[];
  readings: PageReading[];
  language: string | null;
  max: number;
  /** The brand's markets, when they are known. */
  market?: Market | undefined;
}): { prompts: { prompt: string; tags: string[] }[]; evidence: Evidence[] } {
  if (input.max <= 0) return { prompts: [], evidence: [] };
  const spoken = spokenLanguage(input.readings, input.language);
  const words = wordsOf(spoken?.subtag ?? "en", spoken?.language ?? ENGLISH);
  const labels = input.readings.flatMap(({ url }) =>
    URL.canParse(url) ? (registrableLabel(new URL(url).hostname) ?? []) : [],
  );
  const own = [input.brandName, ...input.aliases, ...labels];
  const isNamed = nameTest([...own, ...input.competitors.map(({ name }) => name)]);
  const placement = input.market?.placement;
  // Words of a language that has no file would be mixed with English ones, so such a site gets none of its own.
  const fromSite = spoken === undefined ? [] : unbranded(input.readings, words, input.max, isNamed, placement);
  const general =
    input.market === undefined || placement === undefined
      ? fromSite
      : ofMarket(input.market.atlas, placement, fromSite, words.subtag, input, nameTest(own));
  const about = brandPrompts(input.brandName, input.competitors, words.language, words.subtag);
  // Most prompts don't name the brand; of a site that says nothing there are none at all.
  const room = Math.min(brandedAmong(input.max), Math.floor(general.length / 4));
  const branded = about.slice(0, room);
  const drafts = [...general.slice(0, input.max - branded.length), ...branded];
  const ownTags = new Set([...own.map(toTag), "branded"]);
  const tags = tagsFor(drafts, (tag) => !ownTags.has(tag));
  return {
    prompts: drafts.map(({ prompt }, index) => ({ prompt, tags: tags[index] ?? [] })),
    evidence: drafts.map(({ prompt, reason, mention }) => ({
      field: "suggestedPrompts",
      value: prompt,
      reason,
      quote: mention === null ? null : mention.fact.quote.slice(0, LONGEST_QUOTE),
      url: mention?.fact.url ?? null,
    })),
  };
}
