import { partId } from "./brand-entry";

/** Which brands of a part, by their primary domains, are in each scope of its questions. */
export type Scopes = Readonly<Record<string, readonly string[]>>;
/** By the part's id. */
export type ScopesFile = Record<string, Scopes>;

const HEADING = /^\[(?<id>[^[\]]+)\]$/;
const SCOPE = /^(?<scope>[^: ]+):(?<brands>(?: [^ ]+)*)$/;

/**
 * Reads a file of scopes: `[whiskies]`, below it `bourbon: jimbeam.com fourroses.com`, and `shops:` for one that no brand is
 * in. Whether they exist, `check` tells.
 */
export function readScopes(text: string): { scopes: ScopesFile; faults: string[] } {
  const read = new Map<string, Map<string, string[]>>();
  const faults: string[] = [];
  let under: Map<string, string[]> | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const say = (what: string) => faults.push(`line ${index + 1}: ${what}`);
    const id = HEADING.exec(line)?.groups?.id;
    if (id !== undefined) {
      if (read.has(id)) say(`there is a heading ${id} already`);
      under = new Map();
      read.set(id, under);
      continue;
    }
    const { scope = "", brands = "" } = SCOPE.exec(line)?.groups ?? {};
    const domains = brands === "" ? [] : brands.slice(1).split(" ");
    if (!partId.safeParse(scope).success) say(`must be a scope, a colon and domains: ${line}`);
    else if (under === undefined) say(`stands under no heading: ${line}`);
    else if (under.has(scope)) say(`there is a line for ${scope} already`);
    else if (new Set(domains).size < domains.length) say(`a brand stands twice in ${scope}`);
    else under.set(scope, domains);
  }
  return {
    scopes: Object.fromEntries([...read].map(([id, scopes]) => [id, Object.fromEntries(scopes)])),
    faults,
  };
}
