/** `Running Shoes` → `running-shoes`: lower case, words of letters and digits joined by single hyphens. */
export const toKebabCase = (value: string): string =>
  value
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    // A run of anything else is one hyphen by now.
    .replace(/^-|-$/g, "")
    // What stood apart may stand together now, and be one character.
    .normalize("NFC");
