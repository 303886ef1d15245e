import { setImmediate as nextTurn } from "node:timers/promises";
// Node 20 reads windows-1252 as Latin-1, where control characters stand for quotes, dashes and the euro.
import { TextDecoder } from "@exodus/bytes/encoding.js";
import { declaredCharset, knownCharset } from "./declared-charset";
import { type Found, guessCharset } from "./guess-charset";

/** Where HTML has to name its charset. */
const PRESCAN_BYTES = 1024;
/** Bytes that are decoded before others have their turn: a few milliseconds of damaged UTF-8, the slowest to decode. */
const SLICE_BYTES = 128 * 1024;

/**
 * The charset of a text: byte-order mark, then header, then the page's own word, else a guess (HTML standard,
 * "determining the character encoding").
 */
export function charsetOf(bytes: Buffer, headerCharset: string | undefined, found: Found): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return knownCharset(headerCharset) ?? declaredCharset(bytes.subarray(0, PRESCAN_BYTES)) ?? guessCharset(bytes, found);
}

/**
 * Decodes a text, a slice a turn of the event loop; what its charset has no letter for becomes U+FFFD. A letter that
 * truncation halved is left out, and so are NULs (HTML standard, section 13.2.6.4.7).
 */
export async function decodeText(bytes: Buffer, charset: string, truncated: boolean): Promise<string> {
  const decoder = new TextDecoder(charset);
  const unitBytes = charset.startsWith("utf-16") ? 2 : 1;
  const slices: string[] = [];
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    if (from > 0) await nextTurn();
    const slice = bytes.subarray(from, from + SLICE_BYTES);
    slices.push(decoder.decode(withoutNuls(slice, unitBytes), { stream: true }));
  }
  if (!truncated) slices.push(decoder.decode());
  return slices.join("");
}

/** @param unitBytes of how many bytes a NUL is one. */
function withoutNuls(bytes: Buffer, unitBytes: 1 | 2): Buffer {
  if (!bytes.includes(0)) return bytes;
  const kept = Buffer.allocUnsafe(bytes.length);
  let size = 0;
  for (let at = 0; at < bytes.length; at += unitBytes) {
    const first = bytes[at] ?? 0;
    const second = unitBytes === 2 ? bytes[at + 1] : undefined;
    if (first === 0 && (unitBytes === 1 || second === 0)) continue;
    kept[size++] = first;
    if (second !== undefined) kept[size++] = second;
  }
  return kept.subarray(0, size);
}
