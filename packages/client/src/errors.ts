/** What went wrong with a call, whatever it was. */
export class MarqueError extends Error {
  override name = "MarqueError";
  /** The call's id, which stands in the server's log when the call reached it. */
  readonly requestId: string;

  constructor(message: string, requestId: string, options?: ErrorOptions) {
    super(message, options);
    this.requestId = requestId;
  }
}

/** No answer came: the server is not there, or the connection broke. What was asked may have been done all the same. */
export class ConnectionError extends MarqueError {
  override name = "ConnectionError";
}

/** No answer came in time. What was asked may have been done all the same. */
export class TimeoutError extends MarqueError {
  override name = "TimeoutError";
  readonly milliseconds: number;

  constructor(milliseconds: number, requestId: string) {
    super(`No answer within ${milliseconds} ms`, requestId);
    this.milliseconds = milliseconds;
  }
}

export interface Refusal {
  status: number;
  /** The error's name in the body: `Validation Error`. */
  error: string;
  message: string;
  requestId: string;
  /** From `Retry-After`: seconds after which the same call may work. */
  retryAfterSeconds: number | undefined;
}

/** The server answered that it won't, or can't. Its subclasses say which. */
export class ApiError extends MarqueError {
  override name = "ApiError";
  readonly status: number;
  readonly error: string;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, error, message, requestId, retryAfterSeconds }: Refusal) {
    super(message, requestId);
    this.status = status;
    this.error = error;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 400: the body, the path or the query does not fit; the message names every field. */
export class ValidationError extends ApiError {
  override name = "ValidationError";
}
/** 401: the token is unknown, expired or revoked. */
export class UnauthorizedError extends ApiError {
  override name = "UnauthorizedError";
}
/** 403: the token lacks the scope. */
export class ForbiddenError extends ApiError {
  override name = "ForbiddenError";
}
/** 404: there is no such thing in this workspace. */
export class NotFoundError extends ApiError {
  override name = "NotFoundError";
}
/** 409: the id is taken, or the same idempotency key is in flight. */
export class ConflictError extends ApiError {
  override name = "ConflictError";
}
/** 412: `ifMatch` does not hold; somebody changed it since. */
export class PreconditionFailedError extends ApiError {
  override name = "PreconditionFailedError";
}
/** 422: an idempotency key came back with another body. */
export class UnprocessableError extends ApiError {
  override name = "UnprocessableError";
}
/** 429: over the quota. */
export class TooManyRequestsError extends ApiError {
  override name = "TooManyRequestsError";
}
/** 500 and above. */
export class ServerError extends ApiError {
  override name = "ServerError";
}
/** 503: overloaded, or its database is away. */
export class UnavailableError extends ServerError {
  override name = "UnavailableError";
}

const CLASSES: Readonly<Record<number, typeof ApiError>> = {
  400: ValidationError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  422: UnprocessableError,
  429: TooManyRequestsError,
  503: UnavailableError,
};

/** The error of a refusal, by its status. */
export function apiError(refusal: Refusal): ApiError {
  const Class = CLASSES[refusal.status] ?? (refusal.status >= 500 ? ServerError : ApiError);
  return new Class(refusal);
}
