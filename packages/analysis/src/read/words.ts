// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant, its control characters too.
const ASCII = /^[\x00-\x7f]*$/;

/** The words of a path or text: lower case, without accents, split at everything that is neither letter nor digit. */
export function tokens(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Lower case without accents; escapes of a path read as the letters they mean. */
export function plain(text: string): string {
  let read = text;
  if (text.includes("%"))
    try {
      read = decodeURIComponent(text);
    } catch {
      // A lone percent sign: the words as they were written.
    }
  if (ASCII.test(read)) return read.toLowerCase();
  return read.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
