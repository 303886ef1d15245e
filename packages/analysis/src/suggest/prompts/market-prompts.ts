import {
  type Atlas,
  type AtlasCategory,
  type CategoryFacets,
  FACET_LANGUAGES,
  type FacetLanguage,
} from "@marque/atlas";
import type { PlacedCategory } from "../place";
import templates from "./market-templates.json" with { type: "json" };
import { type Draft, type Intent, isPrompt, repeats } from "./prompt";
import { lower } from "./words";

/** What a question is asked about beside the product. */
type Facet = keyof (typeof templates)["en"];

/** In the order in which a short list takes them. */
const FACETS: readonly Facet[] = ["audience", "need", "quality", "product", "rival", "pair"];
const INTENTS: readonly Intent[] = ["comparison", "buying-advice"];
/** After so many made questions comes one of the market's own. */
const BETWEEN_ASKS = 2;
/** Products that are other words for what most buyers ask for, more often than other things. */
const PLAIN_PRODUCTS = 2;
const COMPARES = / (?:vs|or|oder|ou|of) |best|compar/u;
/** Questions about rivals are asked of the nearest few. */
const MOST_RIVALS = 4;

export const isFacetLanguage = (subtag: string): subtag is FacetLanguage =>
  FACET_LANGUAGES.some((each) => each === subtag);

interface Product {
  /** As it follows "best": the plural, or the only form. */
  several: string;
  /** `undefined` for a mass noun. */
  singular: string | undefined;
}

interface Market {
  category: AtlasCategory;
  facets: CategoryFacets;
  products: Product[];
}

/**
 * What buyers ask in the brand's markets, the market's own questions first and then its facets in turn, so that a few
 * prompts already cover all of them. Markets share by their confidence.
 *
 * @param rivals names of the nearest competitors, for questions that compare two of them.
 */
export function marketPrompts(
  atlas: Atlas,
  categories: readonly PlacedCategory[],
  language: FacetLanguage,
  rivals: readonly string[],
  most: number,
  isAllowed: (prompt: string) => boolean,
): Draft[] {
  const isRepeat = repeats();
  // Squared, so that what a brand does on the side, or may be, gets a few questions only.
  const shares = categories.map(({ confidence }) => confidence ** 2);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return categories.flatMap(({ category }, index) => {
    const facets = atlas.facets(category, language);
    const market: Market = { category, facets, products: facets.products.map(productOf) };
    const room = Math.round((most * (shares[index] ?? 0)) / total);
    const chosen: Draft[] = [];
    for (const draft of draftsOf(market, language, rivals)) {
      if (chosen.length >= room) break;
      if (isPrompt(draft.prompt) && isAllowed(draft.prompt) && !isRepeat(draft.prompt)) chosen.push(draft);
    }
    return chosen;
  });
}

/** `running shoe | running shoes`, or one form for all. */
function productOf(written: string): Product {
  const [one = written, many] = written.split("|").map((form) => form.trim());
  return many === undefined ? { several: one, singular: undefined } : { several: many, singular: one };
}

/** Every question of a market, made as they are asked for: its own ones spread among those of its facets. */
function* draftsOf(market: Market, language: FacetLanguage, rivals: readonly string[]): Generator<Draft> {
  const asks = plainestFirst(market).values();
  const order: readonly Facet[] = market.category.local ? ["local", ...FACETS] : FACETS;
  const rows = order.map((facet) => draftsOfFacet(market, language, facet, rivals));
  let turn = 0;
  for (let going = true; going; ) {
    going = false;
    for (const row of rows) {
      const { value, done } = row.next();
      if (done === true) continue;
      going = true;
      yield value;
      turn += 1;
      if (turn % BETWEEN_ASKS !== 0) continue;
      const ask = asks.next();
      if (ask.done !== true) yield askDraft(ask.value, market);
    }
  }
  for (const ask of asks) yield askDraft(ask, market);
}

/** The market's own questions, those first that name what most buyers call it. */
function plainestFirst({ facets, products }: Market): string[] {
  const names = products.slice(0, PLAIN_PRODUCTS).flatMap(({ several, singular }) => [several, singular ?? several]);
  const isPlain = (ask: string) => names.some((name) => ask.includes(name));
  return [...facets.asks.filter(isPlain), ...facets.asks.filter((ask) => !isPlain(ask))];
}

function askDraft(prompt: string, market: Market): Draft {
  return {
    prompt,
    intent: COMPARES.test(prompt) ? "comparison" : "buying-advice",
    subjects: subjectsIn(prompt, market),
    reason: `a question that buyers ask about ${lower(market.category.name, "en")}`,
    mention: null,
  };
}

/** The questions about one facet, each time with the next product, value and wording. */
function* draftsOfFacet(
  { category, facets, products }: Market,
  language: FacetLanguage,
  facet: Facet,
  rivals: readonly string[],
): Generator<Draft> {
  const wordings = INTENTS.flatMap((intent) => templates[language][facet][intent].map((text) => ({ text, intent })));
  const nearest = rivals.slice(0, MOST_RIVALS);
  const values = { quality: facets.qualities, audience: facets.audiences, need: facets.needs, rival: nearest };
  // The first product is what most buyers ask for: it takes two turns of three.
  const turns = Math.max(products.length * 3, ...Object.values(values).map(({ length }) => length)) * wordings.length;
  for (let turn = 0; turn < turns; turn += 1) {
    const others = Math.max(1, products.length - 1);
    const product = turn % 3 !== 1 ? products[0] : products[1 + (((turn - 1) / 3) % others)];
    const wording = wordings[(turn + Math.floor(turn / wordings.length)) % wordings.length];
    if (product === undefined || wording === undefined) continue;
    const used: string[] = [product.several];
    let missing = false;
    const prompt = wording.text.replace(/\{([a-z ]+)\}/g, (_, slot: string) => {
      const filled = fill(slot, product, values, turn);
      if (filled === undefined) missing = true;
      else if (slot === "audience" || slot === "need" || slot === "quality") used.push(filled);
      return filled ?? "";
    });
    if (missing) continue;
    const about = used
      .slice(1)
      .map((value) => `"${value}"`)
      .join(" and ");
    yield {
      prompt: lower(prompt, language),
      intent: wording.intent,
      subjects: [...used.slice(1), ...used.slice(0, 1)],
      reason: `what buyers of ${lower(category.name, "en")} ask${about === "" ? "" : `: ${about}`}`,
      mention: null,
    };
  }
}

function fill(
  slot: string,
  product: Product,
  values: {
    quality: readonly string[];
    audience: readonly string[];
    need: readonly string[];
    rival: readonly string[];
  },
  turn: number,
): string | undefined {
  const nth = (list: readonly string[], index: number): string | undefined => list[index % Math.max(1, list.length)];
  switch (slot) {
    case "topic":
    case "several":
      return product.several;
    case "singular":
      return product.singular;
    case "a singular":
      return product.singular === undefined
        ? undefined
        : `${/^[aeiou]/.test(product.singular) ? "an" : "a"} ${product.singular}`;
    case "quality":
      return nth(values.quality, turn);
    case "audience":
      return nth(values.audience, turn);
    case "need":
      return nth(values.need, turn);
    case "rival":
      return nth(values.rival, turn);
    case "other rival":
      return values.rival.length < 2 ? undefined : nth(values.rival, turn + 1);
    default:
      return undefined;
  }
}

/** The product, audience or need that a question names, for its tags. */
function subjectsIn(prompt: string, { facets, products }: Market): string[] {
  const named = [...facets.audiences, ...facets.needs, ...facets.qualities].filter((value) => prompt.includes(value));
  const product = products.find(
    ({ several, singular }) => prompt.includes(several) || (singular !== undefined && prompt.includes(singular)),
  );
  return [...named, product?.several ?? products[0]?.several ?? ""].filter((subject) => subject !== "");
}
