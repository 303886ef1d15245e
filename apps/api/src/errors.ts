import type { ErrorCode, Fault } from "@marque/schema";
import { describeFaults } from "@marque/schema";

/** What can go wrong by what a caller asked. Each transport translates it in one place; its message may be shown. */
export abstract class CallerError extends Error {
  abstract readonly code: ErrorCode;
}

/** What was sent does not fit, by a rule that needs more than the schema to know. */
export class ValidationError extends CallerError {
  readonly code = "validation";
  constructor(readonly faults: readonly Fault[]) {
    super(describeFaults(faults));
  }
}

/** Nobody is known to be calling. */
export class UnauthorizedError extends CallerError {
  readonly code = "unauthorized";
}

/** The caller is known and may not. */
export class ForbiddenError extends CallerError {
  readonly code = "forbidden";
}

/** No such thing in this workspace. */
export class NotFoundError extends CallerError {
  readonly code = "notFound";
}

/** What was asked collides with what is there. */
export class ConflictError extends CallerError {
  readonly code = "conflict";
}

/** `If-Match` does not hold: somebody else changed it. */
export class PreconditionFailedError extends CallerError {
  readonly code = "preconditionFailed";
}

/** Too much is asked of this process at once; a moment later it may be fine. */
export class BusyError extends CallerError {
  readonly code = "unavailable";
}

/** An idempotency key came back with another body. */
export class UnprocessableError extends CallerError {
  readonly code = "unprocessable";
}
