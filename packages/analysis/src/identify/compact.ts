import cyrillic from "./cyrillic.json";

const LATIN: ReadonlyMap<string, string> = new Map(Object.entries(cyrillic));
/** How German, Danish and Swedish letters are written in hostnames that allow ASCII alone. */
const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/ä|æ/g, "ae"],
  [/ö|ø|œ/g, "oe"],
  [/ü/g, "ue"],
  [/å/g, "aa"],
];

const ASCII = /^[ -~]*$/;

/** Letters and digits alone, lower case and without accents, Cyrillic in Latin letters: what a hostname keeps of a name. */
export function compact(text: string): string {
  // Most words are ASCII, and pages have thousands.
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/ł/g, "l")
    .replace(/đ/g, "d")
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN.get(letter) ?? letter)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Every way in which a hostname may keep a name: `Möbel & Co` → `mobelco`, `moebelco`, `mobelandco`, … */
export function compactForms(text: string): string[] {
  if (ASCII.test(text) && !text.includes("&")) return [compact(text)];
  const ampersands = text.includes("&") ? [text, text.replace(/&/g, "and"), text.replace(/&/g, "und")] : [text];
  const lower = text.normalize("NFC").toLowerCase();
  const spelledOut = SPELLED_OUT.reduce((word, [letter, letters]) => word.replace(letter, letters), lower);
  return [...new Set([...ampersands, spelledOut].map(compact))];
}
