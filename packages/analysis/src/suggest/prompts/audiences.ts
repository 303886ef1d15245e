import type { PageReading } from "../../facts";
import type { Language } from "../language/language";

const MOST = 6;
const LONGEST_IN_WORDS = 3;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whom the site says that it serves: `freelancers`, `small law firms`. Said ones first, then known ones met in its words. */
export function audiencesOf(readings: readonly PageReading[], language: Language): string[] {
  const said = readings
    .flatMap((reading) => reading.facts)
    .filter(({ kind }) => kind === "heading" || kind === "description" || kind === "title" || kind === "product")
    .map(({ value }) => value.toLowerCase());
  const lead = new RegExp(`\\b(?:${language.for.map(escaped).join("|")})\\s+([^|–—:;,.!?•·()]+)`, "giu");
  const found = new Set<string>();
  for (const words of said)
    for (const [, tail = ""] of words.matchAll(lead)) {
      const audience = audienceIn(tail, language);
      if (audience !== undefined) found.add(audience);
    }
  const all = said.join("\n");
  for (const known of language.audiences)
    if (new RegExp(`(?<![\\p{L}\\p{N}])${escaped(known)}(?![\\p{L}\\p{N}])`, "u").test(all)) found.add(known);
  return [...found].slice(0, MOST);
}

function audienceIn(tail: string, language: Language): string | undefined {
  const words = tail.trim().split(/\s+/u);
  const stop = words.findIndex((word) => language.stopwords.includes(word) || language.notAudience.includes(word));
  const kept = stop === -1 ? words : words.slice(0, stop);
  if (kept.length === 0 || kept.length > LONGEST_IN_WORDS) return undefined;
  if (kept.some((word) => !/^\p{L}[\p{L}'’-]+$/u.test(word) || language.junk.includes(word))) return undefined;
  const audience = kept.join(" ");
  // People come in the plural; other things that follow "for" (summer, running) are no audience.
  const last = kept.at(-1) ?? "";
  const plural =
    language.pluralEndings.some((ending) => last.endsWith(ending)) &&
    !language.singularEndings.some((ending) => last.endsWith(ending));
  return plural || language.audiences.includes(audience) ? audience : undefined;
}
