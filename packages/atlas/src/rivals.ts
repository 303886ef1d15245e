/** A category's brands by their primary domains, each with those of its rivals, nearest first. */
export type RivalsFile = Record<string, readonly string[]>;

/**
 * Reads a file of rivals: `away.com: monos.com rimowa.com`, a line for each brand, and `uscis.gov:` for one that has none.
 * Whether they exist, `check` tells.
 */
export function readRivals(text: string): { rivals: RivalsFile; faults: string[] } {
  const rivals: RivalsFile = {};
  const faults: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const [of = "", told] = line.endsWith(":") ? [line.slice(0, -1)] : line.split(": ");
    const domains = told?.split(" ") ?? [];
    const at = `line ${index + 1}`;
    if (of === line || domains.includes("")) faults.push(`${at}: must be a domain, a colon and others: ${line}`);
    else if (Object.hasOwn(rivals, of)) faults.push(`${at}: there is a line for ${of} already`);
    else if (new Set(domains).size < domains.length || domains.includes(of))
      faults.push(`${at}: a rival of ${of} stands twice, or is itself`);
    else rivals[of] = domains;
  }
  return { rivals, faults };
}
