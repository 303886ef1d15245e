import type { Atlas, AtlasCategory, CategoryFacets, FacetLanguage, NearbyLanguage } from "@marque/atlas";
import { FACET_LANGUAGES } from "@marque/atlas";
import type { Reason } from "../../findings";
import { isEaten } from "./kind";
import { type Ask, askTemplate, type Subject, special, type Theme } from "./theme";
import { formOf, headOf, lower, type Words } from "./words";

/** The first product is what most buyers ask for, the second often a synonym; the others are ever more special. */
const SHARE_OF_MAIN = 20;
const SHARE_OF_SECOND = 3;
/** Products that are other words for what most buyers ask for, more often than other things. */
const PLAIN_PRODUCTS = 2;
/** The market's own questions about other things come later. */
const RANK_OF_SPECIAL = 20;

/** What is known of the parts of a market that a brand is in. */
export interface OwnParts {
  /** Questions about them. */
  written: readonly Ask[];
  /** Others, for when those are used up. */
  later: readonly Ask[];
  /** What buyers call them. */
  names: readonly string[];
  /** The atlas tells them of the brand: what else is asked about the market, sold there, and to whom, need not be its own. */
  isTold: boolean;
  /** Whether a text is about other parts. */
  isOther: (text: string) => boolean;
}

/** Of a language that only questions are written in. */
const NO_FACETS: CategoryFacets = { products: [], audiences: [], needs: [], qualities: [], asks: [] };
export const isFacetLanguage = (subtag: string): subtag is FacetLanguage =>
  FACET_LANGUAGES.some((each) => each === subtag);

const WHOLE: OwnParts = { written: [], later: [], names: [], isTold: false, isOther: () => false };

/**
 * A market as the atlas knows it: its products with what their buyers compare, and its own questions.
 *
 * @param language that the facets are in, which is that of the words.
 * @param own the parts of the market that the brand is in: what was written about them comes before all else, and what is
 *   about other parts is left out.
 */
export function marketTheme(
  atlas: Atlas,
  category: AtlasCategory,
  language: NearbyLanguage,
  words: Words,
  share: number,
  values: Pick<Theme["values"], "place" | "rival">,
  { written, later, names, isTold, isOther }: OwnParts = WHOLE,
): Theme {
  const market = lower(category.name, "en");
  const isAsked = isTold || written.length > 0;
  // Most answers are full before any of this is needed.
  const all = once(() => {
    const facets = isFacetLanguage(language) ? atlas.facets(category, language) : NO_FACETS;
    // "Sofas and beds" stands in no template.
    const plain = names.filter((name) => !words.joint.test(name));
    const own = isTold ? plain : [...plain, ...facets.products.slice(0, 1)];
    const sold = isAsked ? own : facets.products;
    return { facets, products: sold.map((each) => productOf(each, language, words)) };
  });
  const general = (): Ask[] => {
    const { facets, products } = all();
    return facets.asks
      .filter((text) => !isOther(text))
      .map((text, index) => ({
        template: askTemplate(text, isPlain(text, products) ? index : index + RANK_OF_SPECIAL, words),
        subjects: subjectsIn(text, facets, products),
        reason: { code: "prompt.ask", params: { market } } as const,
      }));
  };
  const theme = {
    share,
    maker: "atlas" as const,
    get subjects() {
      return all().products.map(
        (product, index): Subject => ({
          ...product,
          sets: [...(category.local ? (["local"] as const) : []), "any", ...kindSet(product.name, words)],
          share: index === 0 ? SHARE_OF_MAIN : SHARE_OF_SECOND / index,
          most: Number.POSITIVE_INFINITY,
          family: product.name,
          reasonFor: (values, template) =>
            template.namesSubject ? reasonFor(market, special(values)) : { code: "prompt.rivals", params: { market } },
          seen: [],
        }),
      );
    },
    get values() {
      const { facets } = all();
      if (isTold) return { audience: [], need: [], quality: [], ...values };
      return { audience: facets.audiences, need: facets.needs, quality: facets.qualities, ...values };
    },
  };
  return isAsked
    ? Object.assign(theme, { asks: written, reserve: () => (isTold ? later : [...later, ...general()]) })
    : Object.assign(theme, { asks: general() });
}

/** Makes something when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

const reasonFor = (market: string, values: readonly string[]): Reason =>
  values.length === 0
    ? { code: "prompt.market", params: { market } }
    : { code: "prompt.market-value", params: { market, values } };

type Product = Pick<Subject, "name" | "singular" | "form">;

/** `running shoe | running shoes`, or one form: in English that of a mass noun, elsewhere what follows "best", the plural. */
function productOf(written: string, language: NearbyLanguage, words: Words): Product {
  const [one = written, many] = written.split("|").map((form) => form.trim());
  if (many !== undefined) return { name: many, singular: one, form: "plural" };
  const form = formOf(one, words);
  const isMass = form === "mass" || (form !== "plural" && language === "en");
  return { name: one, singular: undefined, form: isMass ? "mass" : "plural" };
}

/** What a product is for certain; a market's products may be things, or those who offer them. */
function kindSet(product: string, words: Words): ["software"] | ["food"] | [] {
  if (words.heads.has(headOf(product, words))) return ["software"];
  return isEaten(product, words) ? ["food"] : [];
}

/** Whether a question names what most buyers call the market's product. */
const isPlain = (ask: string, products: readonly Product[]): boolean =>
  products.slice(0, PLAIN_PRODUCTS).some(({ name, singular }) => ask.includes(name) || ask.includes(singular ?? name));

/** The audience, need, quality and product that a question names, for its tags. */
function subjectsIn(ask: string, facets: CategoryFacets, products: readonly Product[]): string[] {
  const isNamed = (phrase: string) => ` ${ask} `.includes(` ${phrase} `);
  const named = [...facets.audiences, ...facets.needs, ...facets.qualities].filter(isNamed);
  const product = products.find(({ name, singular }) => isNamed(name) || isNamed(singular ?? name));
  return [...named, product?.name ?? products[0]?.name ?? ""].filter((subject) => subject !== "");
}
