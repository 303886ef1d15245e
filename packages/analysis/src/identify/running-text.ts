import type { PageReading } from "../findings";
import type { SiteLabel } from "./site-label";
import { spelledIn } from "./spelled";

/** Running text shows how a name is written, not what it is. */
const RUNNING_TEXT = 0.15;
const MOST_RUNNING = 20;
const MOST_LINKS = 300;

/** Adds to the writings of a name, each with its weight, how the pages' texts write it. */
export function writeAsRunning(writings: Map<string, number>, readings: readonly PageReading[], site: SiteLabel): void {
  for (const name of writtenInText(readings, site)) writings.set(name, (writings.get(name) ?? 0) + RUNNING_TEXT);
}

/** How texts, headings, descriptions and links spell what the address says, in the order found; twenty at most. */
function writtenInText(readings: readonly PageReading[], site: SiteLabel): string[] {
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
