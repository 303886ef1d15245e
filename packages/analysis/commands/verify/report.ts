import { type BrandEntry, brandLine, type Verdict } from "@marque/atlas/data-files";
import type { Verification } from "./verify-domains";

/** In the order of a person's work; `ok` needs none. */
const SECTIONS: readonly { verdict: Verdict; heading: string; says: string }[] = [
  { verdict: "moved", heading: "Moved", says: "leads to a domain that is not among the brand's" },
  { verdict: "parked", heading: "Parked", says: "offers the name for sale or shows a server's first page" },
  { verdict: "dead", heading: "Dead", says: "gave no answer on two days" },
  { verdict: "nameless", heading: "Nameless", says: "shows a page without the brand's name: look who is there" },
  { verdict: "blocked", heading: "Blocked", says: "is not shown to programs: look in a browser" },
  { verdict: "unanswered", heading: "Unanswered", says: "gave no answer today: run again on another day" },
];

/**
 * The report of a run, in Markdown: what was found of each domain that is not as it should be, with the line to paste
 * over the brand's where the finding says what it should be.
 *
 * @param title what was looked at: `shard 3/12`.
 * @param brandAt the brand that has a domain.
 */
export function reportOf(
  title: string,
  found: readonly Verification[],
  brandAt: (domain: string) => BrandEntry | undefined,
): string {
  const count = (verdict: Verdict) => found.filter(({ record }) => record.verdict === verdict).length;
  const summary = ["ok", ...SECTIONS.map(({ verdict }) => verdict)] as const;
  const sections = SECTIONS.flatMap(({ verdict, heading, says }) => {
    const those = found.filter(({ record }) => record.verdict === verdict);
    return those.length === 0
      ? []
      : ["", `## ${heading}: ${says}`, "", ...those.flatMap((each) => rowsOf(each, brandAt))];
  });
  return [
    `# Domains of the atlas, ${title}`,
    "",
    `${found.length} looked at: ${summary.map((verdict) => `${count(verdict)} ${verdict}`).join(", ")}.`,
    ...sections,
    "",
  ].join("\n");
}

function rowsOf({ domain, brand, record, message }: Verification, brandAt: (domain: string) => BrandEntry | undefined) {
  const detail = record.to === undefined ? (message ?? "") : `→ ${record.to}`;
  const mended = mend(brand, domain, record.verdict, record.to, brandAt);
  return [
    `- ${domain} (${brand.name}) ${detail}`.trimEnd(),
    ...(mended === undefined ? [] : ["", "  ```yaml", `  ${brandLine(mended)}`, "  ```", ""]),
  ];
}

/** The brand's line as the finding suggests it; `undefined` when a person has to look first. */
function mend(
  brand: BrandEntry,
  domain: string,
  verdict: Verdict,
  to: string | undefined,
  brandAt: (domain: string) => BrandEntry | undefined,
): BrandEntry | undefined {
  const others = brand.domains.filter((each) => each !== domain);
  if (verdict === "moved" && to !== undefined) {
    const heir = brandAt(to);
    if (heir === undefined)
      return { ...brand, domains: brand.domains[0] === domain ? [to, ...brand.domains] : brand.domains };
    return brand.domains[0] === domain ? { ...brand, status: "merged", successor: heir.domains[0] } : undefined;
  }
  if (verdict !== "parked" && verdict !== "dead") return undefined;
  if (others.length > 0) return { ...brand, domains: others };
  return { ...brand, status: "retired" };
}
