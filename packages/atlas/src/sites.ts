/** The host of a product's page at its vendor: `adobe.com` of `adobe.com/products/photoshop`. */
export const hostOf = (site: string): string => site.split("/", 1)[0] ?? site;

/** No product's page is told deeper than this. */
const DEEPEST_SITE = 4;

/** What a product at this path could be written as, the longest first: `adobe.com/products/photoshop/pricing.html`, … */
export function sitesAt(hostname: string, path: string): string[] {
  const [plain = ""] = path.split(/[?#]/, 1);
  const parts = plain.split("/", DEEPEST_SITE + 2).filter((part) => part !== "");
  return parts
    .slice(0, DEEPEST_SITE)
    .map((_, index, all) => `${hostname}/${all.slice(0, all.length - index).join("/")}`);
}
