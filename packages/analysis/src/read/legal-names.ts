import type { PageKind } from "../facts";
import legalForms from "../legal-forms.json";
import type { Block } from "./blocks";
import { type FactList, oneLine } from "./fact-list";
import rights from "./rights-reserved.json";

const escaped = (words: readonly string[]) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|");
/** One to seven words, each with a capital, a digit or a sign in front, joined by small words at most. */
const NAME = "(?:[\\p{Lu}\\p{Lo}\\d][\\p{L}\\p{M}\\d.'’&+!-]*|&|\\+|und|and|of|for|de|der|die|das|et|y|the|van|von|di)";
const AFTER = new RegExp(
  `([\\p{Lu}\\p{Lo}\\d][\\p{L}\\p{M}\\d.'’&+!-]*(?: ${NAME}){0,6}?),? ?(?<=[ ,\\p{Script=Han}\\p{Script=Katakana}])(${escaped(legalForms.after)})(?![\\p{L}\\p{M}\\d])`,
  "u",
);
const BEFORE = new RegExp(
  `(?<![\\p{L}])(${escaped(legalForms.before)}) ?[«"„“]?([\\p{Lu}\\p{Lo}\\d][\\p{L}\\p{M}\\d&.'’-]*(?: ${NAME}){0,4})`,
  "u",
);
const COPYRIGHT = /©|\(c\)|\bcopyright\b|&copy;/i;
const RIGHTS = new RegExp(`(?:${escaped(rights)}).*$`, "iu");
const LONGEST_LINE = 400;
const MOST_NAMES = 5;

/** The holder that a copyright line names: `© 2015–2024 Acme Inc. All rights reserved.` → `Acme Inc.` */
export function copyrightHolder(line: string): string | undefined {
  const after = line.slice(Math.max(0, line.search(COPYRIGHT))).slice(0, 200);
  const holder = oneLine(
    after
      .replace(RIGHTS, "")
      .replace(/©|\(c\)|copyright|&copy;/giu, " ")
      .replace(/\b(?:19|20)\d\d\b(?:\s*[-–—/,]\s*(?:(?:19|20)?\d\d\b|present|today|heute))?/giu, " ")
      .replace(/[|•·].*$/u, " ")
      .replace(/(?<=[\p{Script=Latin}.])\s+\p{Script=Han}.*$/u, " ")
      .replace(/\s+[-–—]\s+.*$/u, " "),
  )
    .replace(/^(?:[\s\-–—:,.;/]|by\b|von\b|par\b|the content of\b)+/iu, "")
    .replace(/(?:[\s\-–—:,;/]| \.)+$/u, "")
    .replace(/(?<=\p{Ll}{3})\.$/u, "")
    .trim();
  return holder.length < 2 || holder.length > 60 || !/\p{L}/u.test(holder) ? undefined : holder;
}

/** The first company name with its legal form in a line: `Betreiber: Acme Handels GmbH, Berlin` → `Acme Handels GmbH`. */
export function legalNameIn(line: string): string | undefined {
  const short = line.slice(0, LONGEST_LINE);
  const after = AFTER.exec(short);
  if (after?.[0] !== undefined) return oneLine(after[0]);
  return BEFORE.exec(short)?.[0];
}

/** Who owns the site, as its copyright lines and its imprint say. */
export function addLegalNames(blocks: readonly Block[], kind: PageKind, facts: FactList): void {
  // Copyright lines end a page; a text about copyright stands before.
  const rightsLines = blocks.filter(({ text }) => text.length < LONGEST_LINE && COPYRIGHT.test(text)).slice(-3);
  for (const { text } of rightsLines) {
    const holder = copyrightHolder(text);
    if (holder !== undefined) facts.add("legal-name", holder, "copyright line", text);
  }
  const owner = kind === "legal" || kind === "contact" || kind === "about";
  const lines = blocks.filter(({ region }) => owner || region === "footer");
  const names = new Set<string>();
  for (const { text, region } of lines) {
    const name = names.size < MOST_NAMES ? legalNameIn(text) : undefined;
    if (name === undefined || names.has(name)) continue;
    names.add(name);
    facts.add("legal-name", name, region === "footer" ? "footer" : kind === "legal" ? "imprint" : `${kind} page`, text);
  }
}
