import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Entry } from "./entries";

/** Written by `npm run atlas:verify`, where there is an internet. */
export const VERIFIED_FILE = new URL("../verified.json", import.meta.url);

/**
 * What was found at a domain: the brand's page; a redirect to a domain that is not the brand's; a page that offers the
 * name for sale; nothing; nothing again on another day; a page that isn't shown to programs; a page without the brand's
 * name.
 */
export const VERDICTS = ["ok", "moved", "parked", "unanswered", "dead", "blocked", "nameless"] as const;
export type Verdict = (typeof VERDICTS)[number];

const record = z.strictObject({
  verdict: z.enum(VERDICTS),
  /** The day of the last look. */
  date: z.iso.date(),
  /** Where it leads, of a domain that moved. */
  to: z.string().optional(),
});
export type VerifiedRecord = z.infer<typeof record>;
/** By domain. */
const verifiedFile = z.record(z.string(), record);
export type Verified = z.infer<typeof verifiedFile>;

/**
 * The looks so far; none before the first.
 *
 * @throws ZodError when the file is not of its shape.
 */
export const readVerified = (file: URL = VERIFIED_FILE): Verified =>
  existsSync(file) ? verifiedFile.parse(JSON.parse(readFileSync(file, "utf8"))) : {};

/** Writes the looks by domain, a line each, so that two shards' files merge line by line. */
export function writeVerified(verified: Verified, file: URL = VERIFIED_FILE): void {
  const lines = Object.entries(verified)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([domain, found]) => `  ${JSON.stringify(domain)}: ${JSON.stringify(found)}`);
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}

const OLDEST_DAYS = 365;
const TO_LOOK_AT: ReadonlySet<Verdict> = new Set(["moved", "parked", "dead", "nameless"]);

/** What the looks so far don't cover: domains never looked at or more than a year ago, and those found wanting. */
export function warningsOf(verified: Verified, entries: readonly Entry[], today: Date): string[] {
  const domains = entries.flatMap(({ brand }) => (brand.status === undefined ? brand.domains : []));
  const oldest = new Date(today.getTime() - OLDEST_DAYS * 24 * 60 * 60 * 1000)
    .toISOString()
    .slice(0, "2026-11-22".length);
  const known = domains.flatMap((domain) => {
    const found = verified[domain];
    return found === undefined ? [] : [{ domain, ...found }];
  });
  const old = known.filter(({ date }) => date < oldest);
  const wanting = known.filter(({ verdict }) => TO_LOOK_AT.has(verdict));
  const line = (some: readonly { domain: string }[], what: string) =>
    some.length === 0 ? [] : [`${some.length} domains ${what}, ${some[0]?.domain} among them: npm run atlas:verify`];
  const never = domains.length - known.length;
  return [
    ...(never === 0 ? [] : [`${never} of ${domains.length} domains were never verified: npm run atlas:verify`]),
    ...line(old, "were verified more than a year ago"),
    ...line(wanting, "were found moved, parked, dead or nameless"),
  ];
}
