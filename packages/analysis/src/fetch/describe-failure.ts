import { displayHostname, parseUrl } from "@marque/schema";
import { errorCode, GuardRefusal, NameFailure, PageFailure, TimeLimitReached } from "./errors";
import type { FailedPage } from "./page";

export type Failure = Pick<FailedPage, "reason" | "refusal" | "status" | "message">;

/** The hostname of an address, as people read it. */
export const shownHost = (url: string): string => displayHostname(parseUrl(url)?.hostname ?? "") || "The address";

const seconds = (milliseconds: number): string => {
  const rounded = Math.round(milliseconds / 100) / 10;
  return rounded === 1 ? "1 second" : `${rounded} seconds`;
};

const TLS = /^(ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH|INVALID_CA)/;

/** The one translator of what went wrong at an address into a reason and a sentence. */
export function describeFailure(error: unknown, url: string): Failure {
  const host = shownHost(url);
  if (error instanceof PageFailure) {
    const refusal = error.cause instanceof GuardRefusal ? { refusal: error.cause.reason } : {};
    return { reason: error.reason, ...refusal, status: error.status, message: error.message };
  }
  const failed = (reason: Failure["reason"], message: string): Failure => ({ reason, status: null, message });
  if (error instanceof GuardRefusal)
    return { ...failed("blocked", describeRefusal(error, host)), refusal: error.reason };
  if (error instanceof NameFailure) return failed("no-such-host", `${host} can't be reached: there is no such host.`);
  if (error instanceof TimeLimitReached) return failed("timeout", describeLimit(error, host));
  const code = errorCode(error);
  if (TLS.test(code)) return failed("tls", `${host} can't be read: it has no valid certificate for https.`);
  switch (code) {
    case "UND_ERR_CONNECT_TIMEOUT":
    case "ETIMEDOUT":
      return failed("timeout", `${host} took too long to accept a connection.`);
    case "UND_ERR_HEADERS_TIMEOUT":
      return failed("timeout", `${host} took too long to answer.`);
    case "ECONNREFUSED":
      return failed("unreachable", `${host} can't be reached: it accepts no connections.`);
    case "EAI_AGAIN":
      return failed("unreachable", `${host} can't be reached: its name can't be looked up right now.`);
    case "ECONNRESET":
    case "EPIPE":
    case "UND_ERR_SOCKET":
      return failed("unreachable", `${host} can't be read: it broke off the connection.`);
    case "ENETUNREACH":
    case "EHOSTUNREACH":
      return failed("unreachable", `${host} can't be reached: no way leads to it.`);
    default:
      return failed("unreachable", `${host} can't be read: its answer makes no sense.`);
  }
}

function describeRefusal({ reason }: GuardRefusal, host: string): string {
  if (reason === "scheme_not_allowed") return `${host} can't be read: only http and https addresses are.`;
  if (reason === "port_not_allowed") return `${host} can't be read: only the ports 80 and 443 are.`;
  if (reason === "credentials_in_url") return `${host} can't be read: the address holds a user name or password.`;
  if (reason === "invalid_url" || reason === "ambiguous_character") return "The address is not a valid one.";
  return `${host} can't be read: it is not on the public internet.`;
}

function describeLimit({ limit, milliseconds }: TimeLimitReached, host: string): string {
  if (limit === "page") return `${host} took longer than ${seconds(milliseconds)} to answer.`;
  if (limit === "connect") return `${host} took longer than ${seconds(milliseconds)} to accept a connection.`;
  return `${host} was not read: the time for the whole analysis was over.`;
}
