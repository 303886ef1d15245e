import places from "./charsets-by-place.json";
import { declaredCharset } from "./declared-charset";

/** Browsers hear a page's word as late as this too, when they have to begin anew for it. */
const LATE_BYTES = 64 * 1024;
/** Enough letters to tell charsets apart, and few enough to count. */
const SAMPLE_BYTES = 64 * 1024;
const LANG = /<html[^>]{0,500}?\slang\s*=\s*["']?([a-z-]+)/i;
/** How ISO-2022-JP turns to Japanese: its bytes are all ASCII, so they pass for UTF-8. */
const TO_JAPANESE = ["\u001b$@", "\u001b$B"];
const REPLACEMENT = /\ufffd/g;
const BEYOND_ASCII = /\P{ASCII}/gu;

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
  const start = bytes.toString("latin1", 0, LATE_BYTES);
  if (TO_JAPANESE.some((turn) => start.includes(turn))) return "iso-2022-jp";
  // Where it begins, no letter is halved: in all these charsets an ASCII letter before ends what came before it.
  const from = bytes.findIndex((byte) => byte > 0x7f);
  if (from < 0) return "utf-8";
  const sample = bytes.subarray(from, from + SAMPLE_BYTES);
  const isCut = truncated || from + SAMPLE_BYTES < bytes.length;
  if (isMostlyUtf8(sample, isCut)) return "utf-8";
  const candidates = charsetsOf(LANG.exec(start)?.[1]?.toLowerCase(), hostname.slice(hostname.lastIndexOf(".") + 1));
  return declaredCharset(start) ?? leastDamaged(sample, candidates);
}

/** One damaged letter does not make a page another charset's; of another's letters hardly one passes for UTF-8. */
function isMostlyUtf8(sample: Buffer, isCut: boolean): boolean {
  const text = new TextDecoder().decode(sample, { stream: isCut });
  const damaged = damageOf(text);
  return damaged === 0 || (text.match(BEYOND_ASCII)?.length ?? 0) - damaged > damaged;
}

function charsetsOf(language: string | undefined, suffix: string): string[] {
  const subtags = language?.split("-") ?? [];
  // `zh-hant-tw`, `zh-hant`, `zh`: the longest that is known.
  const tags = subtags.map((_, index) => subtags.slice(0, subtags.length - index).join("-"));
  const known = tags.flatMap((tag) => places.find(({ languages }) => languages.includes(tag)) ?? [])[0];
  const place = known ?? places.find(({ suffixes }) => suffixes.includes(suffix));
  return place?.charsets ?? ["windows-1252"];
}

const damageOf = (text: string): number => text.match(REPLACEMENT)?.length ?? 0;

function leastDamaged(sample: Buffer, candidates: string[]): string {
  const judged = candidates.map((charset) => ({ charset, damage: damageOf(new TextDecoder(charset).decode(sample)) }));
  return judged.toSorted((a, b) => a.damage - b.damage)[0]?.charset ?? "windows-1252";
}
