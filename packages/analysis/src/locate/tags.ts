import type { Fact, PageReading } from "../findings";

/** A language tag (RFC 5646) or a locale as the Open Graph protocol writes them. */
export interface Tag {
  language: string;
  /** ISO 3166-1 alpha-2. */
  region: string | undefined;
}

const TAG = /^\s*([a-z]{2,3})(?:[-_][a-z]{4})?(?:[-_]([a-z]{2}))?(?:[-_.,;\s]|$)/i;
/** Says that the language is unknown, or is no language. */
const NONE = new Set(["und", "zxx", "mul"]);

/** `de-AT`, `zh_Hant_TW` → language and region; `undefined` for what is no tag. */
export function parseTag(written: string): Tag | undefined {
  const found = TAG.exec(written.slice(0, 40));
  const language = found?.[1]?.toLowerCase();
  if (language === undefined || NONE.has(language)) return undefined;
  return { language, region: found?.[2]?.toUpperCase() };
}

/** A fact that declares a language, with its tag. */
export interface DeclaredTag extends Tag {
  fact: Fact;
  written: string;
}

/** What a page says of its own language: `<html lang>`, `Content-Language`, `og:locale`, `inLanguage`, hreflang of itself. */
export function ownTags(page: PageReading): DeclaredTag[] {
  return page.facts.flatMap((fact) => {
    const written = ownTag(fact, page.url);
    const tag = written === undefined ? undefined : parseTag(written);
    return tag === undefined || written === undefined ? [] : [{ ...tag, fact, written }];
  });
}

function ownTag(fact: Fact, url: string): string | undefined {
  const { kind, value, source } = fact;
  if (kind === "language") return value;
  if (kind === "locale") return source.type === "meta" && source.name === "og:locale" ? value : undefined;
  if (kind === "hreflang" && source.type === "hreflang" && source.element === "link")
    return withoutSlash(value) === withoutSlash(url) ? source.tag : undefined;
  return undefined;
}

/** The countries that a page's own tags name, but for the `US` of templates. */
export const declaredRegions = (page: PageReading | undefined): string[] => [
  ...new Set(
    (page === undefined ? [] : ownTags(page)).flatMap(({ region }) => (region === "US" ? [] : (region ?? []))),
  ),
];

/** The tags of the pages in other languages that a page names. */
export const alternateTags = (page: PageReading): DeclaredTag[] =>
  page.facts.flatMap((fact) => {
    if (fact.source.type !== "hreflang") return [];
    const tag = parseTag(fact.source.tag);
    return tag === undefined ? [] : [{ ...tag, fact, written: fact.source.tag }];
  });

const withoutSlash = (url: string): string => url.replace(/^http:/, "https:").replace(/\/$/, "");
