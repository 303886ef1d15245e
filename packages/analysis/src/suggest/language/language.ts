import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };

/** What kind of thing is sold; it decides which questions about it make sense. */
export type Flavour = "goods" | "food" | "software" | "service" | "place" | "media";

interface Templates {
  comparison: string[];
  "buying-advice": string[];
}

/** The words of one language; the compiler checks every language file against this. */
export interface Language {
  /** Words that no topic holds: function words, verbs and praise. */
  stopwords: string[];
  /** Words that mark a link or heading as navigation rather than something sold. */
  junk: string[];
  /** Words too wide to ask about when they stand alone. */
  vague: string[];
  /** Words taken off the beginning of a category: "Shop Trail Shoes". */
  strip: string[];
  /** Last words by which a phrase is software. */
  heads: string[];
  /** Last words that take an indefinite article. */
  countable: string[];
  /** Last words that have no plural, and endings of such words. */
  mass: string[];
  massEndings: string[];
  /** Endings of plurals, and endings that only look like one. */
  pluralEndings: string[];
  singularEndings: string[];
  /** Rewrites a plural's ending to the singular's; the first that fits counts. */
  singularRules: { from: string; to: string }[];
  /** Words that join a phrase but neither begin nor end it: "chaussures de course". */
  connectors: string[];
  /** Whether a phrase's first word says what it is ("logiciel de facturation") rather than its last. */
  headFirst: boolean;
  nounsAreCapitalised: boolean;
  /** Endings of an adjective that changes with its place in the sentence: "veganer Käse". */
  inflectedEndings: string[];
  food: string[];
  /** Words of the page that tell what is sold. */
  signals: Record<Exclude<Flavour, "food">, string[]>;
  /** Words that introduce an audience: "for freelancers". */
  for: string[];
  audiences: string[];
  notAudience: string[];
  /** Country-code top-level domain to the words for "in that country". */
  countries: Record<string, string>;
  /** Makes a feature a product: `{singular} software`. */
  asSoftware: string;
  /**
   * Questions by flavour and intent, the most natural first. `{topic}` takes any topic; `{plural}`, `{mass}`,
   * `{several}` (plural or mass), `{singular}` and `{a singular}` only a topic of that form.
   */
  templates: Record<Flavour, Templates>;
  brand: Templates;
}

/** `countries` differ by language, so an import's exact shape is widened here. */
const LANGUAGES: ReadonlyMap<string, Language> = new Map<string, Language>([
  ["de", de],
  ["en", en],
  ["es", es],
  ["fr", fr],
  ["it", it],
  ["nl", nl],
  ["pt", pt],
]);

/** The words of a language by its primary subtag; `undefined` for one that has no file. */
export const languageOf = (subtag: string): Language | undefined => LANGUAGES.get(subtag);

/** The languages that have a file. */
export const SUBTAGS: readonly string[] = [...LANGUAGES.keys()];

/** English, for a site whose language is unknown. */
export const ENGLISH: Language = en;
