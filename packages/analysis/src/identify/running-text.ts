import type { PageReading } from "../facts";
import type { Candidate } from "./candidates";
import type { SiteLabel } from "./site-label";
import { spelledIn } from "./spelled";

/** Running text shows how a name is written, not what it is. */
const RUNNING_TEXT = 0.15;
const MOST_RUNNING = 20;
const MOST_LINKS = 300;

/** Adds to a name how the pages' texts write it. */
export function writeAsRunning(candidate: Candidate, readings: readonly PageReading[], site: SiteLabel): void {
  for (const name of writtenInText(readings, site))
    candidate.writings.set(name, (candidate.writings.get(name) ?? 0) + RUNNING_TEXT);
}

/** How texts, headings, descriptions and links spell what the address says, in the order found; twenty at most. */
export function writtenInText(readings: readonly PageReading[], site: SiteLabel): string[] {
  const texts = readings.flatMap((reading) => [
    reading.text,
    ...reading.headings,
    ...reading.facts.filter(({ kind }) => kind === "description" || kind === "keywords").map(({ value }) => value),
    ...new Set(reading.links.slice(0, MOST_LINKS).map(({ text }) => text)),
  ]);
  const found: string[] = [];
  for (const text of texts) {
    if (found.length >= MOST_RUNNING) break;
    found.push(...spelledIn(text, site));
  }
  return found.slice(0, MOST_RUNNING);
}
