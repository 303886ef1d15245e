import { shownHost } from "../describe-failure";
import { PageFailure } from "../errors";
import type { Limits } from "../limits";
import type { Accept } from "../page";
import { isBotWall, mayBeBotWall } from "./bot-wall";
import { charsetOf, decodeText } from "./decode-text";
import { type Answer, type Headers, locationOf } from "./exchange";
import { isReadable, looksBinary, parseMediaType, sniffTextType } from "./media-type";

/** A page's text, and what it says it is. */
export interface PageText {
  contentType: string;
  text: string;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** How many bytes of an answer are worth reading: none of a film, little of an error. */
export function wantedBytes(status: number, headers: Headers, accept: Accept, limits: Limits): number {
  if (locationOf(status, headers) !== undefined) return 0;
  if (mayBeBotWall(status)) return limits.errorBytes;
  if (!isSuccess(status)) return 0;
  if (!isReadable(parseMediaType(headers.get("content-type")), accept)) return 0;
  return accept === "text" ? limits.textBytes : limits.pageBytes;
}

/**
 * Makes a page's text of an answer.
 *
 * @throws PageFailure `bot-wall`, `status` or `not-text`.
 */
export async function readAnswer(url: string, answer: Answer, accept: Accept): Promise<PageText> {
  const { status, headers, bytes, truncated } = answer;
  const host = shownHost(url);
  if (isBotWall(status, headers, mayBeBotWall(status) ? bytes.toString("latin1") : ""))
    throw new PageFailure("bot-wall", status, `${host} shows programs a challenge instead of the page.`);
  if (!isSuccess(status)) throw new PageFailure("status", status, describeStatus(status, host));

  const type = parseMediaType(headers.get("content-type"));
  const fail = (what: string) =>
    new PageFailure("not-text", status, `${host} answered with ${what} instead of a page.`);
  if (!isReadable(type, accept)) throw fail("a file");
  if (answer.unreadable) throw fail("a compression that can't be read");
  const charset = charsetOf(bytes, type.charset, { hostname: new URL(url).hostname, truncated });
  if (looksBinary(bytes, charset)) throw fail("a file");
  const text = await decodeText(bytes, charset, truncated);
  return { contentType: type.essence === "" ? sniffTextType(text, accept) : type.essence, text };
}

function describeStatus(status: number, host: string): string {
  if (status === 404 || status === 410) return `${host} has no such page (status ${status}).`;
  if (status === 401 || status === 403) return `${host} doesn't let programs read this page (status ${status}).`;
  if (status === 429) return `${host} is asked too often right now (status 429).`;
  if (status >= 500) return `${host} has a problem of its own right now (status ${status}).`;
  return `${host} didn't answer with a page (status ${status}).`;
}
