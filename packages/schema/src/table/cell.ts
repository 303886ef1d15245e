/** What a spreadsheet takes for a formula (OWASP, CSV injection), with apostrophes before it that somebody put there. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r]/;

/** A cell that no spreadsheet takes for a formula: what looks like one begins with an apostrophe. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell, as it was before {@link safeCell}. */
export const readCell = (cell: string): string => (ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell);

/** What means itself behind a backslash in cells of several entries. */
const SPECIAL = ";<>=[](),\\";
const LINE_BREAK = /[\r\n]/;

/** Puts a backslash before those of the characters given that stand in a text. */
export const escapeText = (text: string, characters: string): string =>
  [...text].map((each) => (each === "\\" || characters.includes(each) ? `\\${each}` : each)).join("");

/** A text without its backslashes, where they stand before something special. */
export function unescapeText(written: string): string {
  let text = "";
  for (let at = 0; at < written.length; at += 1) {
    const next = written[at + 1];
    if (written[at] === "\\" && next !== undefined && SPECIAL.includes(next)) at += 1;
    text += written[at] ?? "";
  }
  return text;
}

/** The parts between separators, of which none stands behind a backslash; trimmed, without the empty ones, still escaped. */
export function splitEscaped(written: string, isSeparator: (character: string) => boolean): string[] {
  const parts = [""];
  for (let at = 0; at < written.length; at += 1) {
    const character = written[at] ?? "";
    const next = written[at + 1];
    if (character === "\\" && next !== undefined && SPECIAL.includes(next)) {
      parts[parts.length - 1] += character + next;
      at += 1;
    } else if (isSeparator(character)) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** The entries of a cell that holds several, separated by semicolons or line breaks; still escaped. */
export const entriesOf = (cell: string): string[] =>
  splitEscaped(cell, (character) => character === ";" || LINE_BREAK.test(character));

/** A cell of several entries: one a line. */
export const joinEntries = (entries: readonly string[]): string => entries.join("\n");

/**
 * What stands in brackets at an entry's end, and what stands before them: `Foo <a.com>` → `Foo`, `a.com`. `undefined`
 * when it does not end in such brackets, or they hold an escaped end.
 */
export function trailingGroup(
  entry: string,
  open: string,
  close: string,
): { before: string; inner: string } | undefined {
  if (!endsUnescaped(entry, close)) return undefined;
  for (let at = entry.length - 2; at >= 0; at -= 1)
    if (entry[at] === open && !isEscaped(entry, at))
      return { before: entry.slice(0, at).trim(), inner: entry.slice(at + 1, -1) };
  return undefined;
}

const endsUnescaped = (entry: string, close: string): boolean =>
  entry.endsWith(close) && !isEscaped(entry, entry.length - 1);

function isEscaped(entry: string, at: number): boolean {
  let backslashes = 0;
  while (entry[at - 1 - backslashes] === "\\") backslashes += 1;
  return backslashes % 2 === 1;
}
