import { parseUrl } from "@marque/schema";

const SCHEME = "overpass:";
/** Read differently by different programs, or not at all. */
const AMBIGUOUS = /[\s\p{C}\\]/u;
const LONGEST = 2048;

/**
 * Reads where the operator has nearby businesses looked up: `overpass:https://overpass.example/api/interpreter`. Empty text
 * means nowhere.
 *
 * @throws Error with a sentence that says how it is written.
 */
export function parseNearby(text: string): URL | undefined {
  const written = text.trim();
  if (written === "") return undefined;
  const address = written.startsWith(SCHEME) ? written.slice(SCHEME.length) : "";
  const url = /^https?:\/\/[^/]/i.test(address) && !AMBIGUOUS.test(address) ? parseUrl(address) : undefined;
  const isFit = url !== undefined && url.username === "" && url.password === "" && url.hash === "";
  if (!isFit || written.length > LONGEST)
    throw new Error(
      'must be "overpass:" and the http(s) address of an Overpass API, without user name or fragment, like overpass:https://overpass.example/api/interpreter',
    );
  return url;
}
