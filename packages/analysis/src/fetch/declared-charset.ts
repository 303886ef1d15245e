/** A comment, or the attributes of a `<meta>`: no longer than anybody writes them. */
const COMMENT_OR_META = /<!--(?:>|->|[\s\S]*?(?:-->|$))|<meta[\s/]((?:[^>"']|"[^"]*"|'[^']*'){0,1000})>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
const IN_CONTENT = /charset\s*=\s*["']?\s*([^\s"';]+)/i;
const XML_DECLARATION = /^<\?xml[^>]+?encoding\s*=\s*["']([\w:.-]+)["']/i;

/**
 * The charset that a page says of itself in its first bytes, as an encoding of the WHATWG standard (HTML standard,
 * "prescan a byte stream to determine its encoding").
 *
 * @param start the bytes as Latin-1.
 */
export function declaredCharset(start: string): string | undefined {
  for (const [, written] of start.matchAll(COMMENT_OR_META)) {
    const charset = written === undefined ? undefined : knownCharset(ofMeta(written));
    if (charset !== undefined) return readable(charset);
  }
  const declared = knownCharset(XML_DECLARATION.exec(start)?.[1]);
  return declared === undefined ? undefined : readable(declared);
}

function ofMeta(written: string): string | undefined {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of written.matchAll(ATTRIBUTE))
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? "");
  const charset = attributes.get("charset");
  if (charset !== undefined) return charset;
  if (attributes.get("http-equiv")?.trim().toLowerCase() !== "content-type") return undefined;
  return IN_CONTENT.exec(attributes.get("content") ?? "")?.[1];
}

/** A page whose letters could be read so far is not UTF-16, whatever it says (HTML standard). */
const readable = (charset: string): string => (charset.startsWith("utf-16") ? "utf-8" : charset);

/** The encoding that a label means (WHATWG Encoding standard, "names and labels"). */
export function knownCharset(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  // As browsers read it in a page, where it can't mean what it means to a script.
  if (label.trim().toLowerCase() === "x-user-defined") return "windows-1252";
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined; // A label of no charset says nothing.
  }
}
