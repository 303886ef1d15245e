const WRAPPING = 40;
/** Longer than any that a person wrote by hand, where the mistakes are made. */
const LONGEST_REPAIRED = 1_000_000;
const PIECES = /"(?:[^"\\]|\\[\s\S])*"?|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|\/\/[^\n]*|,|[^",/\s]+|\s+|\//g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON (RFC 8259, section 7) allows none of them in a string.
const CONTROL = /[\x00-\x1f]/g;
/** JSON that was escaped for HTML as a whole; inside a script nothing undoes that. */
const ESCAPED = /^[[{]\s*(?:\{\s*)?&(?:quot|#34|#x22);/i;

/**
 * Reads JSON as it stands in pages: in comments or CDATA, with trailing commas, comments, raw line breaks
 * inside strings, or escaped as HTML.
 * `undefined` when it is no JSON even then.
 */
export function looseJson(source: string): unknown {
  // The wrapping stands in the first and last characters; looking for it further on would take long on hostile pages.
  const trimmed = source.trim();
  const start = trimmed.slice(0, WRAPPING).replace(/^(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/i, "");
  const unwrapped = (start + trimmed.slice(WRAPPING)).trim();
  const end = unwrapped.slice(-WRAPPING).replace(/(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?$|;$/, "");
  const bare = unwrapped.slice(0, -WRAPPING) + end;
  const json = ESCAPED.test(bare.slice(0, WRAPPING)) ? unescaped(bare) : bare;
  return parsed(json) ?? (json.length > LONGEST_REPAIRED ? undefined : parsed(repaired(json)));
}

const unescaped = (json: string): string =>
  json
    .replace(/&(?:quot|#34|#x22);/gi, '"')
    .replace(/&(?:apos|#39);/gi, "'")
    .replace(/&amp;/gi, "&");

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    // Broken JSON-LD is common and tells nothing; the page's other words are read all the same.
    return undefined;
  }
}

/** Without commas before closing brackets, comments between values and raw control characters inside strings. */
function repaired(json: string): string {
  const parts: string[] = [];
  let comma = "";
  // Each piece is a string, a comment, a comma, or all up to the next of those.
  for (const [piece] of json.matchAll(PIECES)) {
    const first = piece.charAt(0);
    if (first === "/" || piece.trim() === "") continue;
    if (first === ",") {
      comma = ",";
      continue;
    }
    if (first !== "}" && first !== "]") parts.push(comma);
    comma = "";
    parts.push(first === '"' ? piece.replace(CONTROL, " ") : piece);
  }
  return parts.join("");
}
