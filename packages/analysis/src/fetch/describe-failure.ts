import { displayHostname, parseUrl } from "@marque/schema";
import type { MessageCode, Said } from "../explain/say";
import { errorCode, GuardRefusal, NameFailure, PageFailure, TimeLimitReached } from "./errors";
import type { FailedPage } from "./page";

export type Failure = Pick<FailedPage, "reason" | "refusal" | "status" | "why">;

/** The hostname of an address, as people read it; else a message's code for it. */
export const shownHost = (url: string): string =>
  displayHostname(parseUrl(url)?.hostname ?? "") || ("failure.address" satisfies MessageCode);

const TLS = /^(ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH|INVALID_CA)/;

/** What errors of the network mean, by their codes. */
const NETWORK: ReadonlyMap<string, [reason: Failure["reason"], code: MessageCode]> = new Map([
  ["UND_ERR_CONNECT_TIMEOUT", ["timeout", "failure.connect-timeout"]],
  ["ETIMEDOUT", ["timeout", "failure.connect-timeout"]],
  ["UND_ERR_HEADERS_TIMEOUT", ["timeout", "failure.answer-timeout"]],
  ["ECONNREFUSED", ["unreachable", "failure.refused"]],
  ["EAI_AGAIN", ["unreachable", "failure.look-up"]],
  ["ECONNRESET", ["unreachable", "failure.broken-off"]],
  ["EPIPE", ["unreachable", "failure.broken-off"]],
  ["UND_ERR_SOCKET", ["unreachable", "failure.broken-off"]],
  ["ENETUNREACH", ["unreachable", "failure.no-route"]],
  ["EHOSTUNREACH", ["unreachable", "failure.no-route"]],
]);

/** The one translator of what went wrong at an address into a reason, and what to say of it. */
export function describeFailure(error: unknown, url: string): Failure {
  const host = shownHost(url);
  if (error instanceof PageFailure) {
    const refusal = error.cause instanceof GuardRefusal ? { refusal: error.cause.reason } : {};
    return { reason: error.reason, ...refusal, status: error.status, why: error.why };
  }
  const failed = (reason: Failure["reason"], code: MessageCode): Failure => ({
    reason,
    status: null,
    why: { code, params: { host } },
  });
  if (error instanceof GuardRefusal) return { ...failed("blocked", codeOf(error)), refusal: error.reason };
  if (error instanceof NameFailure) return failed("no-such-host", "failure.no-such-host");
  if (error instanceof TimeLimitReached) return { reason: "timeout", status: null, why: describeLimit(error, host) };
  const code = errorCode(error);
  if (TLS.test(code)) return failed("tls", "failure.tls");
  return failed(...(NETWORK.get(code) ?? (["unreachable", "failure.nonsense"] as const)));
}

function codeOf({ reason }: GuardRefusal): MessageCode {
  if (reason === "scheme_not_allowed") return "failure.scheme";
  if (reason === "port_not_allowed") return "failure.port";
  if (reason === "credentials_in_url") return "failure.credentials";
  if (reason === "invalid_url" || reason === "ambiguous_character") return "failure.no-address";
  return "failure.not-public";
}

function describeLimit({ limit, milliseconds }: TimeLimitReached, host: string): Said {
  if (limit === "analysis") return { code: "failure.analysis-limit", params: { host } };
  const seconds = Math.round(milliseconds / 100) / 10;
  return { code: `failure.${limit}-limit`, params: { host, count: seconds } };
}
