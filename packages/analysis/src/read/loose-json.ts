const WRAPPING = 40;
/** Further on than this, a comma isn't seen to end its list. */
const TRAILING = 200;

/**
 * Reads JSON as it stands in pages: in comments or CDATA, with trailing commas, raw line breaks inside strings.
 * `undefined` when it is no JSON even then.
 */
export function looseJson(source: string): unknown {
  // The wrapping stands in the first and last characters; looking for it further on would take long on hostile pages.
  const trimmed = source.trim();
  const start = trimmed.slice(0, WRAPPING).replace(/^(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/i, "");
  const unwrapped = (start + trimmed.slice(WRAPPING)).trim();
  const end = unwrapped.slice(-WRAPPING).replace(/(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?$|;$/, "");
  const bare = unwrapped.slice(0, -WRAPPING) + end;
  return parsed(bare) ?? parsed(repaired(bare));
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    // Broken JSON-LD is common and tells nothing; the page's other words are read all the same.
    return undefined;
  }
}

function repaired(json: string): string {
  let result = "";
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at);
    if (inString && character === "\\") {
      result += character + json.charAt(at + 1);
      at += 1;
      continue;
    }
    if (character === '"') inString = !inString;
    if (inString && character < " ") result += " ";
    else if (inString || character !== "," || !endsAfter(json, at + 1)) result += character;
  }
  return result;
}

/** Whether only white space and commas stand between here and a closing bracket. */
function endsAfter(json: string, from: number): boolean {
  let at = from;
  while (at < Math.min(json.length, from + TRAILING) && /[\s,]/.test(json.charAt(at))) at += 1;
  return json.charAt(at) === "}" || json.charAt(at) === "]";
}
