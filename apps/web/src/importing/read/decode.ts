/** How the bytes of a file stand for its text. */
export type Encoding = "UTF-8" | "UTF-16" | "Windows-1252";

export interface Decoded {
  text: string;
  encoding: Encoding;
}

/** Enough to see a pattern. */
const LOOKED_AT = 1_000;

/**
 * A file's text: by its byte order mark, by the empty bytes that UTF-16 has between Latin letters, as UTF-8 where it is that
 * throughout, else as Windows-1252, in which spreadsheets save on Windows.
 */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return as("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return as("utf-16be", bytes);
  const start = bytes.subarray(0, LOOKED_AT);
  const empty = (offset: number) => start.filter((byte, index) => byte === 0 && index % 2 === offset).length;
  if (empty(1) > start.length / 4) return as("utf-16le", bytes);
  if (empty(0) > start.length / 4) return as("utf-16be", bytes);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
}

const as = (label: "utf-16le" | "utf-16be", bytes: Uint8Array): Decoded => ({
  text: new TextDecoder(label).decode(bytes),
  encoding: "UTF-16",
});
