import { declaredCharset, knownCharset } from "./declared-charset";
import { type Found, guessCharset } from "./guess-charset";

/** Where HTML has to name its charset. */
const PRESCAN_BYTES = 1024;

/** What windows-1252 has at 0x80 to 0x9F (WHATWG Encoding, index-windows-1252). */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * The charset of a text: byte-order mark, then header, then the page's own word, else a guess (HTML standard,
 * "determining the character encoding").
 */
export function charsetOf(bytes: Buffer, headerCharset: string | undefined, found: Found): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return (
    knownCharset(headerCharset) ??
    declaredCharset(bytes.toString("latin1", 0, PRESCAN_BYTES)) ??
    guessCharset(bytes, found)
  );
}

/**
 * Decodes a text; what its charset has no letter for becomes U+FFFD. A letter that truncation halved is left out, and so
 * are NULs (HTML standard, section 13.2.6.4.7).
 */
export function decodeText(bytes: Buffer, charset: string, truncated: boolean): string {
  const text = new TextDecoder(charset).decode(bytes, { stream: truncated }).replaceAll("\0", "");
  if (charset !== "windows-1252") return text;
  // Node 20 reads windows-1252 as Latin-1, where control characters stand for quotes, dashes and the euro.
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);
}
