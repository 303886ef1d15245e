import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { CrossCheck } from "./cross-check";
import { type Entry, primaryDomain } from "./entries";

const SHORTEST_REASON = 15;

/** Why a brand's primary domain is right though outside lists tell others. */
const explanation = z.strictObject({
  reason: z.string().min(SHORTEST_REASON, "must say why"),
  /** The day on which somebody looked. */
  date: z.iso.date(),
  /** The domains that the lists told then: another one is to be looked at anew. */
  elsewhere: z.array(z.string()).min(1),
});
export type Explained = Record<string, z.infer<typeof explanation>>;

/** `explained-domains.json` as it stands, not yet checked. */
export const readExplained = (): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL("../explained-domains.json", import.meta.url)), "utf8"));

/** What is wrong with the explanations, whatever the outside lists say: one line for each fault. */
export function checkExplained(rows: unknown, entries: readonly Entry[]): string[] {
  const read = z.record(z.string(), explanation).safeParse(rows);
  if (!read.success)
    return read.error.issues.map(({ path, message }) => `explained-domains.json: ${path.join(" ")}: ${message}`);
  const primaries = new Set(entries.map(({ brand }) => primaryDomain(brand)));
  return Object.keys(read.data)
    .filter((domain) => !primaries.has(domain))
    .map((domain) => `explained-domains.json: ${domain} is no brand's primary domain`);
}

/**
 * The disagreements that nobody explained, and the explanations of nothing: one line each.
 *
 * @throws ZodError when a row has no reason, date or domains.
 */
export function openDisagreements({ disagreements }: CrossCheck, rows: unknown): string[] {
  const explained = z.record(z.string(), explanation).parse(rows);
  const open = disagreements.filter(
    ({ domain, elsewhere }) => !elsewhere.every((each) => explained[domain]?.elsewhere.includes(each)),
  );
  const disputed = new Set(disagreements.map(({ domain }) => domain));
  const idle = Object.keys(explained).filter((domain) => !disputed.has(domain));
  return [
    ...open.map(({ line }) => line),
    ...idle.map((domain) => `explained-domains.json: nobody disputes ${domain}`),
  ];
}
