import { nameKey } from "@marque/schema";

/** How German, Danish and Swedish letters are written in hostnames that allow ASCII alone. */
const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/ä|æ/g, "ae"],
  [/ö|ø|œ/g, "oe"],
  [/ü/g, "ue"],
  [/å/g, "aa"],
];
const ASCII = /^[ -~]*$/;

/** Every way in which a hostname may keep a name: `Möbel & Co` → `mobelco`, `moebelco`, `mobelandco`, … */
export function nameForms(text: string): string[] {
  if (ASCII.test(text) && !text.includes("&")) return [nameKey(text)];
  const ampersands = text.includes("&") ? [text, text.replace(/&/g, "and"), text.replace(/&/g, "und")] : [text];
  const lower = text.normalize("NFC").toLowerCase();
  const spelledOut = SPELLED_OUT.reduce((word, [letter, letters]) => word.replace(letter, letters), lower);
  return [...new Set([...ampersands, spelledOut].map(nameKey))];
}
