import { z } from "zod";
import { askingWords, promptWords } from "./prompt-words";
import { words } from "./words";

const countryCode = z.string().regex(/^[a-z]{2}$/, "must be a country-code top-level domain");

/** What links and addresses call a site's pages. */
const pages = z.strictObject({
  about: words,
  legal: words,
  contact: words,
  products: words,
  compare: words,
  /** Those of `compare` that name a page or folder of comparisons by themselves. */
  overviews: words,
  /** Those of all kinds that leave no doubt. */
  surest: words,
  /** Pages that tell nothing of the company, or ask for a password. */
  never: words,
  /** Folders of products. */
  productPaths: words,
  /** Folders that shops alone have. */
  shopPaths: words,
  /** Entries of a menu that are no products. */
  notProducts: words,
  /** What the address of an imprint holds. */
  imprintPaths: words,
});

/** What stands in titles beside a brand's name. */
const titles = z.strictObject({
  /** Whole titles that name nobody: `Home`. */
  nameless: words,
  /** Whole titles of pages that could not be shown. */
  errors: words,
  /** What stands before a name: `Welcome to`. */
  greetings: words,
  /** What stands behind one: `Official site`. */
  tails: words,
  /** Kinds of shop that stand before a name: `sklep internetowy Acme`. */
  shopFirst: words,
  /** Countries in the language's own words: `Acme Deutschland`. */
  countries: words,
  /** Parts of a company: `Acme Help Center`. */
  departments: words,
  /** Small words between the words of a name, which neither begin nor end one. */
  joiners: words,
});

/** How texts tell another name of a brand. */
const otherNames = z.strictObject({
  /** Before a former name. */
  former: words,
  /** Before another name. */
  also: words,
  /** Between the brand and these words, they tell that somebody else is spoken of. */
  andOthers: words,
  /** After the name, they tell that a person's position was spoken of: `formerly Editor at`. */
  positions: words,
});

/** The words of a copyright line. */
const rights = z.strictObject({
  /** How the part of the line begins that reserves the rights. */
  reserved: words,
  /** Before the holder. */
  by: words,
  /** Instead of the last year: `2015–present`. */
  untilNow: words,
  /** What a line may break off with once the rights are cut away. */
  dangling: words,
  /** `… or its affiliates`: the conjunctions, the pronouns, and how the nouns begin. */
  and: words,
  their: words,
  affiliates: words,
});

const companies = z.strictObject({
  /** Small words inside a company's name: `Acme Tools of London Ltd`. */
  inside: words,
  /** What imprints write before a company's name. */
  labels: words,
});

/** How the signs of an address are written out to hide it from harvesters. */
const mail = z.strictObject({ at: words, dot: words });

/** What pages of domains say that nobody uses. */
const domains = z.strictObject({ forSale: words, unused: words });

/** How agencies, hosts and data-protection officers are told from the owner of a site. */
const services = z.strictObject({
  /** What their domains' labels hold. */
  labels: words,
  /** What stands around their address: `Umsetzung:`. */
  credits: words,
  /** Mailboxes that are often given to them. */
  mailboxes: words,
  /** What a host's own front page says. */
  hosting: words,
});

/** What tells that a brand sells everywhere, or in its whole country. */
const reach = z.strictObject({ world: words, country: words });

/** What tells how large a business is. */
const size = z.strictObject({
  /** What small ones say of themselves: `family-run`. */
  small: words,
  /** What large ones do: `publicly traded`. */
  large: words,
  /** The texts of links to what only large ones publish: `Investor relations`. */
  investors: words,
  /** What a number of is a number of its places: `120 stores`. */
  places: words,
  /** What a number of is a number of its people. */
  staff: words,
});

/** What keeps words of a comparison from being taken for a competitor. */
const rivals = z.strictObject({
  /** What things are compared with that are no companies: `spreadsheets`. */
  notNames: words,
  /** Words that stand before a competitor's name and are no part of it: `the best`. */
  before: words,
  /** Words that end it. */
  after: words,
});

const phrases = z.array(z.string().regex(/\{them\}/));

/**
 * How headings and links speak of `{them}` beside `{us}`, the brand: lower case, words with single spaces. They are looked
 * for in the page's language and English alone: Dutch "of" is "or".
 */
const comparisons = z.strictObject({
  /** They say by themselves that the brand is compared. */
  compared: phrases,
  /** One or the other, which is said of much: `Acme or your money back`. */
  either: phrases,
  /** Leaving them for another, which is also said of London and of meat. */
  left: phrases,
});

/** How addresses do, in any language: ASCII, as `compare/{them}`, of at most two segments. */
const comparisonPaths = z.strictObject({
  comparing: phrases,
  folders: phrases,
  phrases,
  /** Folders of goods and of sports fixtures, below which nobody compares. */
  never: words,
});

/** What makes one word of `lampe` and `lampen`, lower case and without accents. */
const stems = z.strictObject({
  /** What only tells number, gender and case, and what stands in its stead; the first that fits counts. */
  endings: z.array(z.strictObject({ from: z.string().regex(/^[a-z]+$/), to: z.string().regex(/^[a-z]*$/) })).min(1),
  /** How many endings a word may lose: German `sneakers` loses two. */
  rounds: z.number().int().min(1).max(3),
  /** How words end that have none, whatever it looks like: `mattress`. */
  whole: words.optional(),
  /** Whether words are put together without spaces: `damenlaufschuhe`. */
  compounds: z.boolean().optional(),
});

/**
 * A file of `data/languages/<primary subtag>.json`, lower case unless the language writes it otherwise. Every part and
 * every list may be missing: then nothing is known of it in this language. `npm run lexicon:missing` shows what is.
 */
export const languageFile = z.strictObject({
  /** Countries where it is spoken, by their top-level domains, those with most speakers first. */
  spokenIn: z.array(countryCode).optional(),
  /** Other subtags that its texts are tagged with. */
  alsoTagged: z.array(z.string().regex(/^[a-z]{2,3}$/)).optional(),
  /** Definite articles. */
  definiteArticles: words.optional(),
  pages: pages.partial().optional(),
  titles: titles.partial().optional(),
  otherNames: otherNames.partial().optional(),
  rights: rights.partial().optional(),
  companies: companies.partial().optional(),
  mail: mail.partial().optional(),
  domains: domains.partial().optional(),
  services: services.partial().optional(),
  reach: reach.partial().optional(),
  size: size.partial().optional(),
  rivals: rivals.partial().optional(),
  comparisons: comparisons.optional(),
  comparisonPaths: comparisonPaths.partial().optional(),
  stems: stems.optional(),
  /** Of a language without the words for prompts, which come next. */
  asking: askingWords.optional(),
  ...promptWords.partial().shape,
});
export type LanguageFile = z.infer<typeof languageFile>;
