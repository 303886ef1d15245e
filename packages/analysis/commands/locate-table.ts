// pnpm locate:table: the made sites of testing/located-sites, where they are found to be, and why.
import { sayIn } from "../src/explain/say";
import { type Claim, claimsOf } from "../src/findings";
import { localityOf } from "../src/locality";
import { locate } from "../src/locate/locate";
import { findingsOf, labelsOf } from "../testing/located-sites/read-sites";

const whyOf = (claims: readonly Claim[]) =>
  claims.map(({ reason }) => sayIn("en")(reason.code, reason.params)).join("; ");
const FIELDS = ["language", "country", "town"] as const;
const rows: string[] = [
  "| site | field | expected | found | share | evidence |",
  "| --- | --- | --- | --- | --- | --- |",
];
const right = { made: 0, blind: 0 };
for (const set of ["made", "blind"] as const)
  for (const label of labelsOf(set)) {
    const found = locate(findingsOf(label));
    const locality = localityOf(found);
    for (const field of FIELDS) {
      const claims = claimsOf(found, field);
      const why = whyOf(claims);
      const share = claims.reduce((sum, { weight }) => sum + weight, 0);
      const isRight = locality[field] === label[field];
      if (isRight) right[set] += 1;
      const shown = `${locality[field] ?? "–"}${isRight ? "" : " **wrong**"}`;
      rows.push(
        `| ${set}: ${label.host} | ${field} | ${label[field] ?? "–"} | ${shown} | ${share.toFixed(2)} | ${why} |`,
      );
    }
    rows.push(`| ${set}: ${label.host} | reach | | ${locality.reach ?? "–"} | | ${whyOf(claimsOf(found, "reach"))} |`);
  }
process.stdout.write(`${rows.join("\n")}\n\n`);
for (const set of ["made", "blind"] as const)
  process.stdout.write(`${set}: ${right[set]} of ${labelsOf(set).length * FIELDS.length} right\n`);
