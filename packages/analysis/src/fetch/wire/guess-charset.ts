import { isAscii } from "node:buffer";
import { WORLD } from "@marque/lexicon";
import { declaredCharset } from "./declared-charset";

/** Browsers hear a page's word as late as this too, when they have to begin anew for it. */
const LATE_BYTES = 64 * 1024;
/** Enough letters to tell charsets apart, and few enough to count. */
const SAMPLE_BYTES = 64 * 1024;
const HTML_TAG = /<html\s[^>]{0,500}/gi;
const LANG = /\slang\s{0,9}=\s{0,9}["']?([a-z-]{1,35})/i;
/** How ISO-2022-JP turns to Japanese: its bytes are all ASCII, so they pass for UTF-8. */
const TO_JAPANESE = ["\u001b$@", "\u001b$B"];

/** Where and how a text was found. */
export interface Found {
  /** Its country counts when nothing else tells. */
  hostname: string;
  /** Whether the last letter may be halved. */
  truncated: boolean;
}

/**
 * The charset of a page that declares none where it should: UTF-8 when it reads as that, else what the page's later
 * words, its language or its country stand for (HTML standard, "determining the character encoding", last step).
 */
export function guessCharset(bytes: Buffer, { hostname, truncated }: Found): string {
  const late = bytes.subarray(0, LATE_BYTES);
  const start = late.toString("latin1");
  if (TO_JAPANESE.some((turn) => start.includes(turn))) return "iso-2022-jp";
  // Where it begins, no letter is halved: in all these charsets an ASCII letter before ends what came before it.
  const from = firstBeyondAscii(bytes);
  if (from === undefined) return "utf-8";
  const sample = bytes.subarray(from, from + SAMPLE_BYTES);
  const isCut = truncated || from + SAMPLE_BYTES < bytes.length;
  if (isMostlyUtf8(sample, isCut)) return "utf-8";
  const candidates = charsetsOf(languageIn(start), hostname.slice(hostname.lastIndexOf(".") + 1));
  return declaredCharset(late) ?? leastDamaged(sample, candidates);
}

function languageIn(start: string): string | undefined {
  for (const [tag] of start.matchAll(HTML_TAG)) {
    const language = LANG.exec(tag)?.[1];
    if (language !== undefined) return language.toLowerCase();
  }
  return undefined;
}

/** One damaged letter does not make a page another charset's; of another's letters hardly one passes for UTF-8. */
function isMostlyUtf8(sample: Buffer, isCut: boolean): boolean {
  const text = new TextDecoder().decode(sample, { stream: isCut });
  const damaged = damageOf(text);
  return damaged === 0 || beyondAscii(text) - damaged > damaged;
}

function charsetsOf(language: string | undefined, suffix: string): string[] {
  const subtags = language?.split("-") ?? [];
  // `zh-hant-tw`, `zh-hant`, `zh`: the longest that is known.
  const tags = subtags.map((_, index) => subtags.slice(0, subtags.length - index).join("-"));
  const known = tags.flatMap((tag) => WORLD.charsets.find(({ languages }) => languages.includes(tag)) ?? [])[0];
  const place = known ?? WORLD.charsets.find(({ suffixes }) => suffixes.includes(suffix));
  return place?.charsets ?? ["windows-1252"];
}

function firstBeyondAscii(bytes: Buffer): number | undefined {
  for (let from = 0; from < bytes.length; from += SAMPLE_BYTES) {
    const part = bytes.subarray(from, from + SAMPLE_BYTES);
    // Forty times as fast as looking at each byte here.
    if (!isAscii(part)) return from + part.findIndex((byte) => byte > 0x7f);
  }
  return undefined;
}

const damageOf = (text: string): number => countUnits(text, (unit) => unit === 0xfffd);

/** Letters outside ASCII: of a surrogate pair, the first half counts. */
const beyondAscii = (text: string): number =>
  countUnits(text, (unit) => unit > 0x7f && !(unit >= 0xdc00 && unit <= 0xdfff));

/** How many UTF-16 code units of a text are of a kind. */
function countUnits(text: string, isCounted: (unit: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (isCounted(text.charCodeAt(at))) count += 1;
  return count;
}

function leastDamaged(sample: Buffer, candidates: string[]): string {
  const judged = candidates.map((charset) => ({ charset, damage: damageOf(new TextDecoder(charset).decode(sample)) }));
  return judged.toSorted((a, b) => a.damage - b.damage)[0]?.charset ?? "windows-1252";
}
