const [QUOTE, BACKSLASH] = ['"', "\\"];

/**
 * Whether a JSON text opens more brackets inside each other than so many; strings don't count. Such a text costs a parser
 * ten times as much as any other of its length. One pass, also over what is no JSON.
 */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (isString) {
      if (letter === BACKSLASH) at += 1;
      else if (letter === QUOTE) isString = false;
    } else if (letter === QUOTE) isString = true;
    else if (letter === "{" || letter === "[") {
      depth += 1;
      if (depth > most) return true;
    } else if (letter === "}" || letter === "]") depth -= 1;
  }
  return false;
}
