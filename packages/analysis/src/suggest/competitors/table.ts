import type { PageReading } from "../../facts";
import { type Own, squash } from "../own-names";
import { nameAt } from "./name";

const WIDEST = 8;

/**
 * The column heads beside the brand's own in a comparison table: `Feature | Acme | Foo | Bar` names Foo and Bar.
 * `headings` also holds h1–h3, which the facts hold too; what is no heading there is a table head.
 */
export function tableNames(reading: PageReading, own: Own, comparison: boolean): string[] {
  if (!comparison) return [];
  const titles = new Set(reading.facts.filter((fact) => fact.kind === "heading").map((fact) => fact.value));
  if (titles.size === 0) return [];
  const rows: string[][] = [[]];
  for (const heading of reading.headings) {
    if (titles.has(heading)) rows.push([]);
    else rows.at(-1)?.push(heading);
  }
  return rows
    .filter((row) => row.length <= WIDEST && row.some((head) => own.squashed.has(squash(head))))
    .flat()
    .flatMap((head) => {
      const name = nameAt("start", head);
      return name !== undefined && squash(name) === squash(head) ? [name] : [];
    });
}
