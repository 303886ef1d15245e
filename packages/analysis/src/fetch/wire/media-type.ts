import type { Accept } from "../page";

/** A `Content-Type`, read. */
export interface MediaType {
  /** Lower case, without parameters; empty when none was sent. */
  essence: string;
  charset: string | undefined;
}

/** For the `Accept` header. */
export const ACCEPT_HEADERS: Record<Accept, string> = {
  html: "text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.5",
  json: "application/manifest+json,application/json,*/*;q=0.5",
  text: "text/plain,application/xml,text/xml;q=0.9,*/*;q=0.5",
};

const READABLE: Record<Accept, RegExp> = {
  html: /^(|text\/(html|plain|xml)|application\/(xhtml\+xml|xml))$/,
  // Servers that don't know `.webmanifest` send it as text or bytes; browsers read it all the same.
  json: /^(|application\/(.+\+)?json|text\/(json|plain)|application\/octet-stream)$/,
  text: /^(|text\/(plain|xml)|application\/(.+\+)?xml)$/,
};

/** Bytes to look for what a file is. */
const SNIFF_BYTES = 1024;
/** The share of NULs from which what begins like markup is no page. */
const MOST_NULS = 0.1;
/** How PDF, PNG, GIF, JPEG, zip, gzip, RIFF (WebP), RAR, 7z and web fonts begin, in Latin-1. */
const MAGIC = [
  "%PDF-",
  "\x89PNG",
  "GIF8",
  "\xff\xd8\xff",
  "PK\x03\x04",
  "\x1f\x8b",
  "RIFF",
  "Rar!",
  "7z\xbc\xaf",
  "wOFF",
  "wOF2",
];

/** No type that anybody sends is longer; the headers of an answer may have 64 KB. */
const MOST_LETTERS = 1000;

export function parseMediaType(header: string): MediaType {
  const [essence = "", ...parameters] = header.slice(0, MOST_LETTERS).split(";");
  return { essence: essence.trim().toLowerCase(), charset: parameters.map(charsetIn).find(Boolean) };
}

/** `utf-8` of `charset="utf-8"`, also when the quotes are not in their places. */
function charsetIn(parameter: string): string | undefined {
  const equals = parameter.indexOf("=");
  if (parameter.slice(0, Math.max(0, equals)).trim().toLowerCase() !== "charset") return undefined;
  const value = parameter.slice(equals + 1).trim();
  return value.replace(/^"\s*/, "").split(/["\s]/, 1)[0];
}

/** Whether a page of this type is worth reading; a page without a type may be. */
export const isReadable = ({ essence }: MediaType, accept: Accept): boolean => READABLE[accept].test(essence);

/** Whether bytes are an image, an archive or the like, whatever their header says. */
export function looksBinary(bytes: Buffer, charset: string): boolean {
  const start = bytes.subarray(0, SNIFF_BYTES);
  const text = start.toString("latin1");
  if (MAGIC.some((magic) => text.startsWith(magic))) return true;
  // Every second byte of English UTF-16 is NUL; a page of another charset may hold a stray one, which browsers ignore.
  const nuls = start.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0);
  return !charset.startsWith("utf-16") && nuls > (text.trimStart().startsWith("<") ? start.length * MOST_NULS : 0);
}

/** The type of a text that came without one. */
export function sniffTextType(text: string, accept: Accept): string {
  if (accept === "json") return "application/json";
  if (!text.trimStart().startsWith("<")) return "text/plain";
  return accept === "text" ? "application/xml" : "text/html";
}
