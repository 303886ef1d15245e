import type { Link } from "../findings";
import type { Attributes } from "./attributes";

type Region = Link["region"];

const BY_TAG = new Map<string, Region>([
  ["header", "header"],
  ["nav", "nav"],
  ["footer", "footer"],
  ["main", "main"],
]);
/** WAI-ARIA 1.2 landmark roles. */
const BY_ROLE = new Map<string, Region>([
  ["banner", "header"],
  ["navigation", "nav"],
  ["menubar", "nav"],
  ["contentinfo", "footer"],
  ["main", "main"],
]);
/** Pages without landmark elements name their parts by id and class. */
const BY_NAME =
  /(?:^|\s)(?:site|page|main|global|top|primary|bottom)?[-_]?(header|masthead|topbar|footer|nav|navi|navigation|navbar|menu)(?:[-_](?:wrap|wrapper|container|inner|bar|main|bottom|top|menu|nav|links))?(?=\s|$)/;
const NAMED = new Map<string, Region>([
  ["header", "header"],
  ["masthead", "header"],
  ["topbar", "header"],
  ["footer", "footer"],
]);
/** What all those names have in them: looking for that first spares most elements the search above. */
const MAY_BE_NAMED = /header|masthead|topbar|footer|nav|menu/i;
const LONGEST_NAMES = 2000;
const CONTAINERS = new Set(["div", "section", "table", "td", "tr", "ul", "aside"]);

/** The part of the page that an element belongs to (HTML standard, sections 4.3 and 4.4.14). */
export function regionOf(tag: string, attributes: Attributes, around: Region): Region {
  // Whatever stands in a footer is the footer's; the navigation of a header is navigation.
  if (around === "footer") return "footer";
  const byRole = attributes.role === undefined ? undefined : BY_ROLE.get(attributes.role);
  const marked = BY_TAG.get(tag) ?? byRole ?? byName(tag, attributes);
  // An article's own header is part of the article.
  if (marked === "header" && around === "nav") return "nav";
  return marked ?? around;
}

function byName(tag: string, attributes: Attributes): Region | undefined {
  if ((attributes.id === undefined && attributes.class === undefined) || !CONTAINERS.has(tag)) return undefined;
  const names = `${attributes.id ?? ""} ${attributes.class ?? ""}`.slice(0, LONGEST_NAMES);
  if (!MAY_BE_NAMED.test(names)) return undefined;
  const word = BY_NAME.exec(names.toLowerCase())?.[1];
  return word === undefined ? undefined : (NAMED.get(word) ?? "nav");
}
