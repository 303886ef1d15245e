import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Findings, PageKind } from "../../src/findings";
import { readPage } from "../../src/read/read-page";
import { madeFindings } from "../made-findings";

const site = z.strictObject({
  host: z.string(),
  language: z.string().nullable(),
  country: z.string().nullable(),
  town: z.string().nullable(),
});
export type LocatedSite = z.infer<typeof site>;

const folder = fileURLToPath(new URL(".", import.meta.url));
const KINDS: readonly PageKind[] = ["home", "legal"];

/** For tests: where made sites are, as a reader of them would say. The blind ones were fixed before the engine was written. */
export const labelsOf = (set: "made" | "blind"): LocatedSite[] =>
  z.array(site).parse(JSON.parse(readFileSync(`${folder}labels.${set}.json`, "utf8")));

/** The pages of a made site, read for real. */
export function findingsOf({ host }: LocatedSite): Findings {
  const pages = KINDS.flatMap((kind) => {
    const file = `${folder}pages/${host}/${kind}.html`;
    const url = `https://${host}/${kind === "home" ? "" : kind}`;
    return existsSync(file) ? [readPage({ url, text: readFileSync(file, "utf8") }, kind)] : [];
  });
  return madeFindings(host, { pages });
}
