import { anyOf, inAnyLanguage, type LanguageFile } from "@marque/lexicon";
import type { PageKind } from "../findings";
import type { Block } from "./blocks";
import { type FactList, oneLine } from "./fact-list";
import { legalNameIn } from "./legal-name-in";

const rights = (list: keyof NonNullable<LanguageFile["rights"]>) =>
  anyOf(inAnyLanguage(({ rights: words }) => words?.[list]));
const COPYRIGHT = /©|\(c\)|\bcopyright\b|&copy;/i;
const RIGHTS = new RegExp(`(?:${rights("reserved")}).*$`, "iu");
const LONGEST_LINE = 400;
const MOST_NAMES = 5;
const MOST_RIGHTS_LINES = 3;

/** `Acme Inc. or its affiliates`, `Acme AG oder Tochtergesellschaften`. */
const AFFILIATES = new RegExp(
  `,? (?:(?:${rights("and")}) (?:(?:${rights("their")}) )?|(?:${rights("their")}) )(?:${rights("affiliates")}).*$`,
  "iu",
);
const YEARS = new RegExp(
  `\\b(?:19|20)\\d\\d\\b(?:\\s*[-–—/,]\\s*(?:(?:19|20)?\\d\\d\\b|${rights("untilNow")}))?`,
  "giu",
);
const BEFORE_HOLDER = new RegExp(`^(?:[\\s\\-–—:,.;/]|(?:${rights("by")})(?![\\p{L}\\p{N}]))+`, "iu");
const AFTER_HOLDER = new RegExp(`(?:[\\s\\-–—:,;/&+]| \\.| (?:${rights("dangling")}))+$`, "u");

/** The holder that a copyright line names: `© 2015–2024 Acme Inc. All rights reserved.` → `Acme Inc.` */
export function copyrightHolder(line: string): string | undefined {
  const after = line.slice(Math.max(0, line.search(COPYRIGHT))).slice(0, 200);
  const holder = oneLine(
    after
      .replace(RIGHTS, "")
      .replace(/©|\(c\)|copyright|&copy;/giu, " ")
      .replace(YEARS, " ")
      .replace(/[|•·].*$/u, " ")
      .replace(/(?<=[\p{Script=Latin}.])\s+\p{Script=Han}.*$/u, " ")
      .replace(/\s+[-–—]\s+.*$/u, " ")
      .replace(AFFILIATES, ""),
  )
    .replace(BEFORE_HOLDER, "")
    .replace(AFTER_HOLDER, "")
    .replace(/(?<=\p{Ll}{3})\.$/u, "")
    .trim();
  return holder.length < 2 || holder.length > 60 || !/\p{L}/u.test(holder) ? undefined : holder;
}

/** Who owns the site, as its copyright lines and its imprint say. */
export function addLegalNames(blocks: readonly Block[], kind: PageKind, facts: FactList): void {
  for (const text of lastRightsLines(blocks)) {
    const holder = copyrightHolder(text);
    if (holder !== undefined) facts.add("legal-name", holder, { type: "line", part: "copyright" }, text);
  }
  const owner = kind === "legal" || kind === "contact" || kind === "about";
  const lines = blocks.filter(({ region }) => owner || region === "footer");
  const names = new Set<string>();
  for (const { text, region } of lines) {
    if (names.size >= MOST_NAMES) break;
    const name = legalNameIn(text);
    if (name === undefined || names.has(name)) continue;
    names.add(name);
    const part = region === "footer" ? "footer" : kind === "legal" ? "imprint" : "page";
    facts.add("legal-name", name, { type: "line", part }, text);
  }
}

/** Copyright lines end a page; a text about copyright stands before. */
function lastRightsLines(blocks: readonly Block[]): string[] {
  const found: string[] = [];
  for (let at = blocks.length - 1; at >= 0 && found.length < MOST_RIGHTS_LINES; at -= 1) {
    const text = blocks[at]?.text ?? "";
    if (text.length < LONGEST_LINE && COPYRIGHT.test(text)) found.unshift(text);
  }
  return found;
}
