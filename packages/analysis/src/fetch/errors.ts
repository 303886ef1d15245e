import type { Said } from "../explain/say";
import type { FailureReason, Refusal } from "./page";

/** The guard refused an address. */
export class GuardRefusal extends Error {
  override readonly name = "GuardRefusal";
  constructor(readonly reason: Refusal) {
    super(`the guard refused the address: ${reason}`);
  }
}

/** A name has no address. */
export class NameFailure extends Error {
  override readonly name = "NameFailure";
}

/** A time limit was reached. */
export class TimeLimitReached extends Error {
  override readonly name = "TimeLimitReached";
  constructor(
    readonly limit: "page" | "connect" | "analysis",
    readonly milliseconds: number,
  ) {
    super(`the ${limit} limit of ${milliseconds} ms was reached`);
  }
}

/** A page was answered, but can't be used. */
export class PageFailure extends Error {
  override readonly name = "PageFailure";
  constructor(
    readonly reason: FailureReason,
    /** What the site answered with, when it did. */
    readonly status: number | null,
    /** For a marketer. */
    readonly why: Said,
    options?: ErrorOptions,
  ) {
    super(why.code, options);
  }
}

/** The `code` of a system, TLS or undici error. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Whether an error means that the other side closed the connection. */
export const isBrokenOff = (error: unknown): boolean =>
  ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(errorCode(error));
