import { z } from "zod";
import { words } from "./words";

/** What kind of thing is sold; it decides which questions about it make sense. */
const KINDS = ["goods", "food", "software", "service", "place", "media"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Sets of questions: `any` about whatever can stand after "best", be it a thing or who offers it; `local` about what is
 * looked for nearby; the others about things of that kind, in the way that sites of it name them.
 */
const TEMPLATE_SETS = ["any", "local", ...KINDS] as const;
export type TemplateSet = (typeof TEMPLATE_SETS)[number];

/** What a question is asked for, which is also a tag of it. */
const templates = z.strictObject({ comparison: words, "buying-advice": words });
export type Intent = keyof z.infer<typeof templates>;

/** What it takes to write prompts in a language: all of it or none. */
export const promptWords = z.strictObject({
  /** Words that no topic holds: function words, verbs and praise. */
  stopwords: words,
  /** Words that mark a link or heading as navigation rather than something sold. */
  junk: words,
  /** Words too wide to ask about when they stand alone. */
  vague: words,
  /** Words taken off the beginning of a category: "Shop Trail Shoes". */
  strip: words,
  /** Last words by which a phrase is software. */
  heads: words,
  /** Last words that take an indefinite article. */
  countable: words,
  /** Last words that have no plural, and endings of such words. */
  mass: words,
  massEndings: words,
  /** Endings of plurals, and endings that only look like one. */
  pluralEndings: words,
  singularEndings: words,
  /** Rewrites a plural's ending to the singular's; the first that fits counts. */
  singularRules: z.array(z.strictObject({ from: z.string().min(1), to: z.string() })),
  /** Words that join a phrase but neither begin nor end it: "chaussures de course". */
  connectors: words,
  /** Whether a phrase's first word says what it is ("logiciel de facturation") rather than its last. */
  headFirst: z.boolean(),
  nounsAreCapitalised: z.boolean(),
  /**
   * Whether nouns change with their case as in Polish. Then topics stay as the site writes them, in templates that ask for
   * the nominative plural, and audiences are listed as they follow "for".
   */
  hasCases: z.boolean().optional(),
  /** Endings of an adjective that changes with its place in the sentence: "veganer Käse". */
  inflectedEndings: words,
  food: words,
  /** Words of the page that tell what is sold. */
  signals: z.strictObject({ goods: words, software: words, service: words, place: words, media: words }),
  /** Words that introduce an audience: "for freelancers". */
  for: words,
  audiences: words,
  notAudience: words,
  /** Country-code top-level domain to the words for "in that country". */
  countries: z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1)),
  /** Makes a feature a product: `{singular} software`. */
  asSoftware: z.string().regex(/\{(singular|topic)\}/),
  /**
   * Questions, the most natural first. Slots for what is asked about: `{topic}` takes any; `{plural}`, `{mass}`, `{several}`
   * (plural or mass), `{singular}` and `{a singular}` only one of that form. Slots for the rest, without which a question is
   * not asked: `{audience}` and `{need}` follow "for", `{quality}` stands beside the product, `{place}` is "in the uk",
   * `{rival}` and `{other rival}` are names.
   */
  templates: z.record(z.enum(TEMPLATE_SETS), templates),
  /** Questions about `{brand}` itself. */
  brand: templates,
  /** What else there is of its kind: "{topic} like {brand}", with a plural. */
  like: z.string().includes("{topic}").includes("{brand}").optional(),
  /** Whether it suits somebody: "is {brand} good for {audience}". */
  goodFor: z.string().includes("{audience}").includes("{brand}").optional(),
  /** Words for "and" and "or". */
  joins: words,
  /** Words by which a question compares. */
  comparing: words,
  /** Words by which a question gets one of these tags; sums of money are `pricing` as well. */
  taggedBy: z.strictObject({ pricing: words, alternatives: words }),
  /**
   * Beginnings of the words by which a question wants something `cheap` or `dear`, for `small` buyers (freelancers, the
   * self-employed) or `large` ones (corporations).
   */
  priceClasses: z.strictObject({ cheap: words, dear: words, small: words, large: words }).optional(),
  /** Who asks for something `instead` (alternatives to, cheaper than) of the `leaders` of a market wants no leader. */
  leaders: z.strictObject({ instead: words, leaders: words }).optional(),
  /** Where something is looked for: "in {town}". */
  inTown: z.string().includes("{town}").optional(),
  /** How a word and the beginning of a town's name run together: "à le" is "au", "de a" is "d'a"; the first that fits counts. */
  beforeTown: z.array(z.strictObject({ from: z.string().min(1), to: z.string().min(1) })).optional(),
  /** Words for businesses with several places: who asks for "dental chains" wants no single dentist. */
  chains: words.optional(),
  /** What is written or called otherwise in some of its countries, by their ISO 3166-1 alpha-2 codes: "tires" are "tyres". */
  dialects: z
    .array(z.strictObject({ countries: words, words: z.record(z.string().min(1), z.string().min(1)) }))
    .optional(),
  /** The indefinite article by how the next word begins, the longest beginning first; empty where no question needs it. */
  indefinite: z.record(z.string(), z.string()),
});
export type PromptWords = z.infer<typeof promptWords>;

/** What it takes to ask questions that were written in a language for which there are no templates. */
export const askingWords = promptWords.pick({
  stopwords: true,
  comparing: true,
  joins: true,
  taggedBy: true,
  brand: true,
  countries: true,
  inTown: true,
});

const NONE = { comparison: [], "buying-advice": [] };
/** All other words of a language that only has {@link askingWords}. */
export const NO_TEMPLATES: Omit<PromptWords, keyof z.infer<typeof askingWords>> = {
  junk: [],
  vague: [],
  strip: [],
  heads: [],
  countable: [],
  mass: [],
  massEndings: [],
  pluralEndings: [],
  singularEndings: [],
  singularRules: [],
  connectors: [],
  headFirst: false,
  nounsAreCapitalised: false,
  inflectedEndings: [],
  food: [],
  signals: { goods: [], software: [], service: [], place: [], media: [] },
  for: [],
  audiences: [],
  notAudience: [],
  asSoftware: "{topic}",
  templates: {
    any: NONE,
    local: NONE,
    goods: NONE,
    food: NONE,
    software: NONE,
    service: NONE,
    place: NONE,
    media: NONE,
  },
  indefinite: {},
};
