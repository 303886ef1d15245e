import type { MessageCode } from "../../explain/say";
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
    throw new PageFailure("bot-wall", status, { code: "failure.bot-wall", params: { host } });
  if (!isSuccess(status)) throw new PageFailure("status", status, { code: codeOf(status), params: { host, status } });

  const type = parseMediaType(headers.get("content-type"));
  const fail = (code: "failure.file" | "failure.compression") =>
    new PageFailure("not-text", status, { code, params: { host } });
  if (!isReadable(type, accept)) throw fail("failure.file");
  if (answer.unreadable) throw fail("failure.compression");
  const charset = charsetOf(bytes, type.charset, { hostname: new URL(url).hostname, truncated });
  if (looksBinary(bytes, charset)) throw fail("failure.file");
  const text = await decodeText(bytes, charset, truncated);
  return { contentType: type.essence === "" ? sniffTextType(text, accept) : type.essence, text };
}

function codeOf(status: number): MessageCode {
  if (status === 404 || status === 410) return "failure.no-page";
  if (status === 401 || status === 403) return "failure.not-allowed";
  if (status === 429) return "failure.too-often";
  return status >= 500 ? "failure.server" : "failure.status";
}
