import { nameKey } from "@marque/schema";
import type { PageReading } from "../../findings";
import type { Own } from "../own-names";
import { nameAt } from "./name";

const WIDEST = 8;

/**
 * The column heads beside the brand's own in the tables of a comparison page: `Feature | Acme | Foo | Bar` names Foo and Bar.
 * `headings` also holds h1–h3, which the facts hold too; what is no heading there is a table head.
 */
export function tableNames(reading: PageReading, own: Own): string[] {
  const titles = new Set(reading.facts.filter((fact) => fact.kind === "heading").map((fact) => fact.value));
  if (titles.size === 0) return [];
  const rows: string[][] = [[]];
  for (const heading of reading.headings) {
    if (titles.has(heading)) rows.push([]);
    else rows.at(-1)?.push(heading);
  }
  return rows
    .filter((row) => row.length <= WIDEST && row.some((head) => own.squashed.has(nameKey(head))))
    .flat()
    .flatMap((head) => {
      const name = nameAt("start", head);
      return name !== undefined && nameKey(name) === nameKey(head) ? [name] : [];
    });
}
