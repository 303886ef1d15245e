/** What a robots.txt allows a program, by RFC 9309. */
export type PathRules = (pathAndQuery: string) => boolean;

interface Rule {
  /** The parts of the pattern between its stars; the first stands at the path's beginning. */
  parts: string[];
  /** Whether the pattern ends with `$`: the last part stands at the path's end. */
  toEnd: boolean;
  /** In octets: of the rules that match, the longest counts (section 2.2.2). */
  length: number;
  allow: boolean;
}

/**
 * A rule with stars may cost the length of a path, one without a blink. A file with more of them than this is written to
 * be slow, and those that are left over don't count.
 */
const MOST_RULES_WITH_STARS = 1000;
/** In letters: no address that is asked for has more than 2048, and a pattern may write each as `%41`. */
const LONGEST_PATTERN = 3 * 2048;

/**
 * Reads a robots.txt for one program.
 *
 * @param text without its last line when that was cut off: half a path would forbid too much.
 * @param token the program's name there, or `*` for one that has none.
 */
export function readRules(text: string, token: string): PathRules {
  const rules = rulesFor(text, token.toLowerCase()).sort(
    (a, b) => b.length - a.length || Number(b.allow) - Number(a.allow),
  );
  return (pathAndQuery) => {
    const path = normalize(pathAndQuery).replaceAll("*", "%2A").replaceAll("$", "%24");
    // The longest first, `Allow` before `Disallow`: whichever matches first decides.
    return rules.find((rule) => matches(rule, path))?.allow ?? true;
  };
}

/** The rules of the groups that name a program, else of those for everybody (section 2.2.1). */
function rulesFor(text: string, token: string): Rule[] {
  const own: Rule[] = [];
  const everybody: Rule[] = [];
  let isNamed = false;
  let group = { own: false, everybody: false };
  let inRules = false;
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const [key, value] = readLine(line);
    if (key === "user-agent") {
      // Rules end a list of agents; other lines, such as sitemaps, end nothing.
      if (inRules) group = { own: false, everybody: false };
      inRules = false;
      const agent = /^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? value;
      group.own ||= agent === token;
      group.everybody ||= agent === "*";
      isNamed ||= group.own;
    } else if (key === "allow" || key === "disallow") {
      inRules = true;
      if (value === "" || !(group.own || group.everybody)) continue;
      const pattern = value.replace(/\*{2,}/g, "*");
      if (pattern.length > LONGEST_PATTERN) continue;
      const rule = readRule(pattern, key === "allow");
      if (group.own) own.push(rule);
      if (group.everybody) everybody.push(rule);
    }
  }
  return capped(isNamed ? own : everybody);
}

/** A line's key in lower case and its value, both empty when it has none. */
function readLine(line: string): [string, string] {
  const colon = line.indexOf(":");
  if (colon < 0) return ["", ""];
  const comment = line.indexOf("#");
  if (comment >= 0 && comment < colon) return ["", ""];
  const value = line.slice(colon + 1, comment < 0 ? undefined : comment);
  return [line.slice(0, colon).trim().toLowerCase(), value.trim()];
}

function readRule(written: string, allow: boolean): Rule {
  const pattern = normalize(written);
  const toEnd = pattern.endsWith("$");
  // Anywhere else a `$` is itself, and written as paths have it.
  const parts = (toEnd ? pattern.slice(0, -1) : pattern).replaceAll("$", "%24").split("*");
  return { parts, toEnd, length: pattern.length, allow };
}

function capped(rules: Rule[]): Rule[] {
  let withStars = 0;
  return rules.filter(({ parts }) => parts.length === 1 || ++withStars <= MOST_RULES_WITH_STARS);
}

/** Stars take as little as they can, so that no path is looked through twice. */
function matches({ parts, toEnd }: Rule, path: string): boolean {
  const [start = "", ...rest] = parts;
  if (!path.startsWith(start)) return false;
  const last = toEnd ? rest.pop() : undefined;
  let from = start.length;
  for (const part of rest) {
    const at = path.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  if (!toEnd) return true;
  return last === undefined ? path.length === from : path.length - last.length >= from && path.endsWith(last);
}

/**
 * One spelling for what means the same (section 2.2.2): letters beyond ASCII percent-encoded, letters that need no
 * encoding not encoded.
 */
const normalize = (text: string): string =>
  text.replace(/[^\x21-\x7e]+|%[0-9a-f]{2}/gi, (run) => {
    if (!run.startsWith("%")) return encodeURIComponent(run.toWellFormed());
    const letter = String.fromCharCode(Number.parseInt(run.slice(1), 16));
    return /[a-z0-9._~-]/i.test(letter) ? letter : run.toUpperCase();
  });
