import { getEncoding } from "encoding-sniffer";

/** Browsers read it as windows-1252 where a page declares it, so that it can only mean that nothing was declared. */
const NOT_DECLARED = "x-user-defined";

/**
 * The charset that a page declares in its first bytes, by a `<meta>` or an XML declaration, as an encoding of the WHATWG
 * standard (HTML standard, "prescan a byte stream to determine its encoding").
 */
export function declaredCharset(start: Buffer): string | undefined {
  // From the first tag: half a byte-order mark before it would be waited for to its end.
  const fromTag = start.subarray(Math.max(0, start.indexOf("<")));
  const encoding = getEncoding(fromTag, { maxBytes: fromTag.length, defaultEncoding: NOT_DECLARED });
  return encoding === NOT_DECLARED ? undefined : knownCharset(encoding);
}

/** The encoding that a label means (WHATWG Encoding standard, "names and labels"). */
export function knownCharset(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  // As browsers read it in a page, where it can't mean what it means to a script.
  if (label.trim().toLowerCase() === NOT_DECLARED) return "windows-1252";
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined; // A label of no charset says nothing.
  }
}
