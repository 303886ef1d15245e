import type { Fact, PageReading } from "../findings";
import { NAME_SCORE } from "../weights";
import { candidatesOf, newCandidate } from "./candidates";
import { type Mention, mentionsOf } from "./mentions";
import { writeAsRunning } from "./running-text";
import { bestOf } from "./score";
import type { SiteLabel } from "./site-label";
import { bestWriting, isCapitals, isSmall } from "./writing";

const LONGEST_NAME = 200;

/** The name found, with the mentions that gave it; none when the address alone did. */
export interface FoundName {
  name: string;
  mentions: Mention[];
}

/** Finds the name that most of the pages' facts agree on. */
export function findBrandName(
  readings: readonly PageReading[],
  manifestFacts: readonly Fact[],
  site: SiteLabel,
): FoundName {
  const candidates = candidatesOf(mentionsOf(readings, manifestFacts), readings, site);
  const best = bestOf(candidates, readings, site, NAME_SCORE.addressAlone);
  const written = best === undefined ? "" : oneLine(bestWriting(best, site));
  if (best === undefined || written === "") return { name: nameOfAddress(readings, site), mentions: [] };
  return { name: written, mentions: [...best.mentions].sort((one, other) => other.weight - one.weight) };
}

/** The address's word, written as the pages' texts write it: `Acme Tools` of acmetools.com. */
function nameOfAddress(readings: readonly PageReading[], site: SiteLabel): string {
  const address = newCandidate(site.key);
  writeAsRunning(address.writings, readings, site);
  // Texts shout, and addresses stand in them; only a writing of its own tells how the name is written.
  for (const name of address.writings.keys()) if (isCapitals(name) || isSmall(name)) address.writings.delete(name);
  const written = address.writings.size === 0 ? "" : oneLine(bestWriting(address, site));
  return written || oneLine(site.titled) || site.label;
}

const oneLine = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Surrogate}\u2028\u2029\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/\p{Surrogate}/gu, "")
    .trim();
