/** Where HTML may name its charset (HTML standard, "prescan a byte stream"). */
const PRESCAN_BYTES = 1024;
const META = /<meta[^>]+?charset\s*=\s*["']?\s*([\w:.-]+)/i;
const XML_DECLARATION = /^<\?xml[^>]+?encoding\s*=\s*["']([\w:.-]+)["']/i;

/** What windows-1252 has at 0x80 to 0x9F (WHATWG Encoding, index-windows-1252). */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** The charset of a text: byte-order mark, then header, then the page's own word, else UTF-8 (WHATWG Encoding labels). */
export function charsetOf(bytes: Buffer, headerCharset: string | undefined): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sent = knownCharset(headerCharset);
  if (sent !== undefined) return sent;
  const start = bytes.toString("latin1", 0, PRESCAN_BYTES);
  const written = knownCharset(META.exec(start)?.[1] ?? XML_DECLARATION.exec(start)?.[1]);
  // A page whose letters could be read so far is not UTF-16, whatever it says (HTML standard).
  return written === undefined || written.startsWith("utf-16") ? "utf-8" : written;
}

/** Decodes a text; what its charset has no letter for becomes U+FFFD. A letter that truncation halved is left out. */
export function decodeText(bytes: Buffer, charset: string, truncated: boolean): string {
  const text = new TextDecoder(charset).decode(bytes, { stream: truncated });
  if (charset !== "windows-1252") return text;
  // Node 20 reads windows-1252 as Latin-1, where control characters stand for quotes, dashes and the euro.
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);
}

function knownCharset(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined; // A label of no charset says nothing.
  }
}
