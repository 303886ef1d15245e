/** A market's name inside a sentence: `Running shoes` loses its capital; `CRM` and `E-bikes` stay. */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s|$|,)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
