import { describeFaults, type ErrorCode, type Fault } from "@marque/schema";

export interface CallerErrorOptions extends ErrorOptions {
  /** What is wrong with which field, for `validation`. */
  faults?: readonly Fault[];
  /** Seconds after which the same call may work. */
  retryAfterSeconds?: number;
  /** What `Allow` lists, for `methodNotAllowed`. */
  allowed?: readonly string[];
}

/** What went wrong by what a caller asked. Its code says how each transport answers, and its message may be shown. */
export class CallerError extends Error {
  readonly faults: readonly Fault[];
  readonly retryAfterSeconds: number | undefined;
  readonly allowed: readonly string[];

  constructor(
    readonly code: ErrorCode,
    message: string,
    { faults = [], retryAfterSeconds, allowed = [], ...rest }: CallerErrorOptions = {},
  ) {
    // It is an answer and no fault of ours: nobody reads where it was thrown, and finding that out was an eighth of a 401.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message, rest);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "CallerError";
    this.faults = faults;
    this.retryAfterSeconds = retryAfterSeconds;
    this.allowed = allowed;
  }
}

/** What was sent does not fit: every fault, each with its path. */
export const invalid = (faults: readonly Fault[]): CallerError =>
  new CallerError("validation", describeFaults(faults), { faults });
