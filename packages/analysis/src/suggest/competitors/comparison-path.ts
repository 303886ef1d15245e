import { inAnyLanguage, type LanguageFile } from "@marque/lexicon";
import { nameKey, parseUrl } from "@marque/schema";

/** What an address compares the brand with. */
export interface ComparisonPath {
  /** The name as addresses write it: `hub-spot`. */
  slug: string;
  /**
   * `comparing`: the address names both, or says "vs". `folders`: it stands in a folder of comparisons, as `/compare/plans`
   * does. `phrases`: it says what a heading may say of anything, as `/alternative-to-surgery` does.
   */
  says: "comparing" | "folders" | "phrases";
}

/** Longer ones are no pages that people compare on. */
const LONGEST_ADDRESS = 500;
const FILE_ENDING = /\.(?:html?|php|aspx?)$/;
/** A shop's categories and a club's fixtures speak of goods and of opponents. */
const NEVER: ReadonlySet<string> = new Set(pathsOf("never"));

function pathsOf(list: keyof NonNullable<LanguageFile["comparisonPaths"]>): string[] {
  return inAnyLanguage(({ comparisonPaths }) => comparisonPaths?.[list]);
}

interface PathPattern {
  says: ComparisonPath["says"];
  folder: string | undefined;
  before: string;
  after: string;
}

const PATTERNS: readonly PathPattern[] = (["comparing", "folders", "phrases"] as const).flatMap((says) =>
  // The longest first: of `/best-foo-alternative` the name is Foo.
  pathsOf(says)
    .toSorted((one, other) => other.length - one.length)
    .map((pattern) => {
      const [last = "", folder] = pattern.split("/").reverse();
      const [before = "", after = ""] = last.split("{them}");
      return { says, folder, before, after };
    }),
);

/** One of these stands in every address that compares; most links hold none, and are not parsed. */
const SIGNS: readonly string[] = [
  ...new Set(
    PATTERNS.map(({ folder, before, after }) =>
      folder === undefined ? (before + after).replace("{us}", "") : `/${folder}/`,
    ),
  ),
];

/** How addresses may write the brand's names. */
export const ownSlugs = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => [name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-"), nameKey(name)])),
];

/** What an address compares the brand with: `hub-spot` of `/compare/hub-spot`. */
export function comparisonPath(url: string, slugs: readonly string[]): ComparisonPath | undefined {
  const lower = url.toLowerCase();
  if (url.length > LONGEST_ADDRESS || !SIGNS.some((sign) => lower.includes(sign))) return undefined;
  const path = parseUrl(url)?.pathname ?? "";
  const segments = path
    .toLowerCase()
    .split("/")
    .filter((segment) => segment !== "");
  const [last = "", folder] = segments.reverse();
  if (segments.slice(1).some((segment) => NEVER.has(segment))) return undefined;
  const page = last.replace(FILE_ENDING, "");
  for (const pattern of PATTERNS) {
    if (pattern.folder !== undefined && pattern.folder !== folder) continue;
    const slug = themIn(page, pattern, slugs);
    // `/compare/foo-vs-bar` compares two others.
    if (slug !== undefined && !/(?:^|-)(?:vs|versus)(?:-|$)/.test(slug)) return { slug, says: pattern.says };
  }
  return undefined;
}

function themIn(page: string, { before, after }: PathPattern, slugs: readonly string[]): string | undefined {
  const literal = (before + after).replace("{us}", "");
  if (literal !== "" && !page.includes(literal)) return undefined;
  for (const us of before.includes("{us}") || after.includes("{us}") ? slugs : [""]) {
    const [start, end] = [before.replace("{us}", us), after.replace("{us}", us)];
    if (page.length > start.length + end.length && page.startsWith(start) && page.endsWith(end))
      return page.slice(start.length, page.length - end.length);
  }
  return undefined;
}
