import cyrillic from "./cyrillic.json" with { type: "json" };

const LATIN: ReadonlyMap<string, string> = new Map(Object.entries(cyrillic));
const ASCII = /^[ -~]*$/;

/**
 * The key under which two names are the same, which is what a hostname keeps of a name: letters and digits alone, lower
 * case, without diacritics, Cyrillic in Latin letters. `Hub-Spot™`, `hubspot` and `Hub Spot` share one; a name without a
 * letter or digit has the empty key. Takes time by the length of the name.
 */
export function nameKey(name: string): string {
  // Most names are ASCII, and pages have thousands.
  if (ASCII.test(name)) return name.toLowerCase().replace(/[^a-z0-9]+/g, "");
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/ł/g, "l")
    .replace(/đ/g, "d")
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN.get(letter) ?? letter)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
