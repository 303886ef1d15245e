import type { Link } from "../facts";

type Region = Link["region"];

const BY_TAG: Readonly<Record<string, Region>> = { header: "header", nav: "nav", footer: "footer", main: "main" };
/** WAI-ARIA 1.2 landmark roles. */
const BY_ROLE: Readonly<Record<string, Region>> = {
  banner: "header",
  navigation: "nav",
  menubar: "nav",
  contentinfo: "footer",
  main: "main",
};
/** Pages without landmark elements name their parts by id and class. */
const BY_NAME =
  /(?:^|\s)(?:site|page|main|global|top|primary|bottom)?[-_]?(header|masthead|topbar|footer|nav|navi|navigation|navbar|menu)(?:[-_](?:wrap|wrapper|container|inner|bar|main|bottom|top|menu|nav|links))?(?=\s|$)/;
const NAMED: Readonly<Record<string, Region>> = {
  header: "header",
  masthead: "header",
  topbar: "header",
  footer: "footer",
};
const CONTAINERS = new Set(["div", "section", "table", "td", "tr", "ul", "aside"]);

/** The part of the page that an element belongs to (HTML standard, sections 4.3 and 4.4.14). */
export function regionOf(tag: string, attributes: Readonly<Record<string, string>>, around: Region): Region {
  // Whatever stands in a footer is the footer's; the navigation of a header is navigation.
  if (around === "footer") return "footer";
  const marked = BY_TAG[tag] ?? BY_ROLE[attributes.role ?? ""] ?? byName(tag, attributes);
  // An article's own header is part of the article.
  if (marked === "header" && around === "nav") return "nav";
  return marked ?? around;
}

function byName(tag: string, attributes: Readonly<Record<string, string>>): Region | undefined {
  if (!CONTAINERS.has(tag)) return undefined;
  const names = `${attributes.id ?? ""} ${attributes.class ?? ""}`.toLowerCase();
  const word = BY_NAME.exec(names)?.[1];
  return word === undefined ? undefined : (NAMED[word] ?? "nav");
}
