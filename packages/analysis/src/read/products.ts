import { inAnyLanguage } from "@marque/lexicon";
import { registrableDomain } from "@marque/schema";
import type { Link } from "../findings";
import type { FactList } from "./fact-list";
import { tokens } from "./words";

const PRODUCT_PATHS: ReadonlySet<string> = new Set(inAnyLanguage(({ pages }) => pages?.productPaths));
const NOT_PRODUCTS: ReadonlySet<string> = new Set(inAnyLanguage(({ pages }) => pages?.notProducts));
const LONGEST_NAME = 40;
const MOST_WORDS = 4;
const MOST_PRODUCTS = 60;
/** With fewer links that say so in their path, the menu's other entries count as well. */
const ENOUGH = 3;

/** Products and categories, as the navigation names them. */
export function addProducts(links: readonly Link[], pageUrl: string, facts: FactList): void {
  const { hostname } = new URL(pageUrl);
  const home = registrableDomain(hostname);
  const entries = links.flatMap(({ url, text, region }) => {
    if ((region !== "nav" && region !== "header") || !mayNameProduct(text)) return [];
    const target = new URL(url);
    const path = tokens(target.pathname);
    if (target.pathname === "/" || path.some((word) => NOT_PRODUCTS.has(word))) return [];
    if (target.hostname !== hostname && registrableDomain(target.hostname) !== home) return [];
    return [{ text, said: path.some((word) => PRODUCT_PATHS.has(word)) }];
  });
  const said = entries.filter((entry) => entry.said);
  for (const { text } of (said.length >= ENOUGH ? said : entries).slice(0, MOST_PRODUCTS))
    facts.add("product", text, { type: "navigation" });
}

const mayNameProduct = (text: string): boolean =>
  text.length <= LONGEST_NAME &&
  text.split(" ").length <= MOST_WORDS &&
  /\p{L}{2}/u.test(text) &&
  !tokens(text).some((word) => NOT_PRODUCTS.has(word));
