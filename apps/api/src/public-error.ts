import { isDatabaseUnavailable } from "@marque/db";
import type { ErrorCode, Fault } from "@marque/schema";
import { CallerError } from "./caller-error";

/** Seconds after which a caller may try again when the database is away or the process is busy. */
const RETRY_AFTER_SECONDS = 5;

/** What a caller may know of an error, whatever the transport. */
export interface PublicError {
  code: ErrorCode;
  message: string;
  faults: readonly Fault[];
  retryAfterSeconds: number | undefined;
  allowed: readonly string[];
}

/** What a caller may know of whatever was thrown. An unexpected error tells nothing of itself. */
export function publicError(error: unknown): PublicError {
  const { code, message, faults, retryAfterSeconds, allowed } = asCallerError(error);
  const after = retryAfterSeconds ?? (code === "unavailable" ? RETRY_AFTER_SECONDS : undefined);
  return { code, message, faults, retryAfterSeconds: after, allowed };
}

function asCallerError(error: unknown): CallerError {
  if (error instanceof CallerError) return error;
  return isDatabaseUnavailable(error)
    ? new CallerError("unavailable", "The database can't be reached. Try again in a moment.")
    : new CallerError("internal", "An unexpected error occurred");
}
