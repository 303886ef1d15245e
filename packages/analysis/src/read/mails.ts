import type { PageKind } from "../facts";
import type { Block } from "./blocks";
import type { FactList } from "./fact-list";

/** RFC 5322's dot-atoms before the sign, a domain after it; quoted local parts aren't written in imprints. */
const ADDRESS =
  /[a-z0-9_+-]+(?:\.[a-z0-9_+-]+){0,5}(?:@| ?\[at\] ?| ?\(at\) ?)(?:[a-z0-9-]+(?:\.| ?\[dot\] ?| ?\(dot\) ?)){1,4}[a-z]{2,24}/giu;

/** Addresses in plain text, on the pages where an owner gives them. */
export function addMails(blocks: readonly Block[], kind: PageKind, facts: FactList): void {
  const anywhere = kind === "legal" || kind === "contact" || kind === "about";
  for (const { text, region } of blocks) {
    if (!anywhere && region !== "footer") continue;
    for (const [found] of text.slice(0, 1000).matchAll(ADDRESS)) {
      const address = found
        .toLowerCase()
        .replace(/ ?[[(]at[\])] ?/, "@")
        .replace(/ ?[[(]dot[\])] ?/g, ".");
      facts.add("mail", address, kind === "legal" ? "imprint" : `${kind} page`, text);
    }
  }
}
