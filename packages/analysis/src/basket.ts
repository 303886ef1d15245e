import { anyOf, inAnyLanguage } from "@marque/lexicon";
import type { PageReading } from "./findings";

const SHOP_PATH = new RegExp(`/(?:${anyOf(inAnyLanguage(({ pages }) => pages?.shopPaths))})(?:[/?#]|$)`);
const MOST_LINKS = 500;
const LONGEST_URL = 300;

/** Whether a page leads to a basket, which shops alone have. */
export const hasBasket = ({ links }: PageReading): boolean =>
  links.slice(0, MOST_LINKS).some(({ url }) => SHOP_PATH.test(url.slice(0, LONGEST_URL)));
