import { squash } from "../own-names";
import { nameAt } from "./name";
import pathPatterns from "./path-patterns.json" with { type: "json" };
import textPatterns from "./patterns.json" with { type: "json" };

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

interface TextPattern {
  expression: RegExp;
  /** Where in what was captured the name stands. */
  end: "start" | "end";
  /** `{them} alternative` is also said of meat and leather, and lists of alternatives stand in articles, so these need a comparison page. */
  needsPage: boolean;
}

const IN_LANGUAGE: ReadonlyMap<string, string[]> = new Map(Object.entries(textPatterns));
const PLURAL = /^(?:alternativ(?:es|en|as)|alternatieven) /;

/**
 * Compiles the text patterns for one brand in the language of a page, and in English, which sites mix in. Not in every
 * language: Dutch "of" is "or", so that "History of Acme" would name a competitor.
 */
export function compileTextPatterns(ownNames: readonly string[], language: string | null): TextPattern[] {
  const us = `(?:${ownNames.map(escapeRegex).join("|")})`;
  return [...new Set(["en", language ?? "en"])]
    .flatMap((each) => IN_LANGUAGE.get(each) ?? [])
    .map((pattern) => {
      const before = pattern.startsWith("{them}");
      const source = escapeRegex(pattern)
        .replace(/ /g, "\\s+")
        .replace("\\{us\\}", us)
        .replace("\\{them\\}", before ? "(.+?)" : "(.+)");
      return {
        // Without the u flag, whose character classes cost milliseconds for each of the many patterns.
        expression: new RegExp(`(?<!\\S)${source}(?!\\S)`, "i"),
        end: before ? "end" : "start",
        needsPage: PLURAL.test(pattern) || (before && !pattern.includes("{us}")),
      };
    });
}

/** Names that a heading, title or link text compares the brand with. */
export function namesInText(text: string, patterns: readonly TextPattern[], onComparisonPage: boolean): string[] {
  const parts = text
    .slice(0, 300)
    .replace(/["“”„«‘’™®]/g, " ")
    .replace(/\bvs\./gi, "vs")
    .split(/[|:?!•·»]|\s[–—-]\s|\.\s|,\s|\(/u);
  return parts.flatMap((part) =>
    patterns.flatMap(({ expression, end, needsPage }) => {
      if (needsPage && !onComparisonPage) return [];
      const captured = expression.exec(part)?.[1];
      if (captured === undefined) return [];
      // "Acme vs Foo vs Bar" names two.
      return captured.split(/\s+(?:vs|versus)\s+/iu).flatMap((each) => nameAt(end, each) ?? []);
    }),
  );
}

interface PathPattern {
  expression: RegExp;
  certain: boolean;
}

/** Compiles the patterns of comparison addresses for one brand. */
export function compilePathPatterns(ownNames: readonly string[]): PathPattern[] {
  const slugs = ownNames.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-"));
  const us = `(?:${[...new Set([...slugs, ...ownNames.map(squash)])].map(escapeRegex).join("|")})`;
  const compile = (pattern: string, certain: boolean): PathPattern => ({
    expression: new RegExp(
      `(?:^|/)${pattern
        .split("/")
        .map((part) => escapeRegex(part).replace("\\{us\\}", us).replace("\\{them\\}", "([^/]+?)"))
        .join("/")}$`,
      "i",
    ),
    certain,
  });
  return [
    ...pathPatterns.certain.map((pattern) => compile(pattern, true)),
    ...pathPatterns.likely.map((pattern) => compile(pattern, false)),
  ];
}

/** What an address compares the brand with: `hub-spot` of `/compare/hub-spot`. */
export function slugInPath(
  url: string,
  patterns: readonly PathPattern[],
): { slug: string; certain: boolean } | undefined {
  if (!URL.canParse(url)) return undefined;
  const path = new URL(url).pathname.replace(/\/+$/, "").replace(/\.(html?|php|aspx?)$/i, "");
  // A shop's categories and its own comparison tool speak of goods.
  if (/\/(collections?|category|categories|products?|shop|c)\//i.test(path)) return undefined;
  for (const { expression, certain } of patterns) {
    const slug = expression.exec(path)?.[1];
    if (slug !== undefined) return { slug, certain };
  }
  return undefined;
}
