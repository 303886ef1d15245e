import { parseUrl } from "@marque/schema";
import { Parser } from "htmlparser2";
import type { PageText } from "../wire/read-answer";

/** A page that refreshes itself later is one to be read, not a way to another. */
const MOST_SECONDS = 5;
/** Where a page's head is looked for. */
const HEAD_LENGTH = 64 * 1024;
const HTML = /^(text\/html|application\/xhtml\+xml)$/;
/** The elements that may stand before a page's content; any other begins it. */
const HEAD_ELEMENTS = new Set("html head meta title link base script style noscript template".split(" "));
/** The HTML standard's "shared declarative refresh steps": seconds, then `;` or `,` or a space, then `url=` if one likes. */
const REFRESH =
  /^\s*(?:(?<seconds>\d{1,9})(?:\.[\d.]*)?|\.[\d.]*)(?:\s*[;,]\s*|\s+)(?:url\s*=\s*)?(?<target>(?!url\s*=\s*$)\S.*)$/is;

/** Where a page sends its visitors on to within a few seconds, by a `<meta http-equiv="refresh">` in its head. */
export function refreshTarget({ contentType, text }: PageText, url: string): URL | undefined {
  if (!HTML.test(contentType)) return undefined;
  const start = text.slice(0, HEAD_LENGTH);
  // Almost no page has one: the rest are spared a parse.
  if (!/refresh/i.test(start)) return undefined;
  const { content, base } = readHead(start);
  const target = content === undefined ? undefined : targetOf(content);
  if (target === undefined) return undefined;
  const document = base === undefined ? undefined : parseUrl(base, url);
  const refresh = parseUrl(target, document?.href ?? url);
  if (refresh === undefined) return undefined;
  refresh.hash = "";
  return refresh;
}

/** The address in a refresh's `content`, as written; `undefined` when it comes too late or is none. */
function targetOf(content: string): string | undefined {
  const { seconds = "0", target = "" } = REFRESH.exec(content)?.groups ?? {};
  if (Number(seconds) > MOST_SECONDS) return undefined;
  const quote = /^["']/.exec(target)?.[0];
  const written = quote === undefined ? target : target.slice(1).split(quote)[0];
  return written?.trim() || undefined;
}

/** The first refresh and the first base address of a page's head. What stands in `<noscript>` is for others than us. */
function readHead(text: string): { content: string | undefined; base: string | undefined } {
  let content: string | undefined;
  let base: string | undefined;
  let hidden = 0;
  let ended = false;
  const hides = (name: string): boolean => name === "noscript" || name === "template";
  const parser = new Parser({
    onopentag(name, { "http-equiv": equivalent = "", content: written, href }) {
      if (!HEAD_ELEMENTS.has(name)) ended ||= hidden === 0;
      if (hides(name)) hidden += 1;
      if (hidden > 0 || ended) return;
      if (name === "base") base ??= href;
      if (name === "meta" && equivalent.trim().toLowerCase() === "refresh") content ??= written;
    },
    onclosetag(name) {
      if (hides(name)) hidden -= 1;
      if (name === "head") ended = true;
    },
  });
  parser.end(text);
  return { content, base };
}
