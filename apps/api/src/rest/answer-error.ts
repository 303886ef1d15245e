import { closeWithoutReading } from "@marque/http";
import { ERRORS, type ErrorBody } from "@marque/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import { CallerError } from "../caller-error";
import { TooManyRequestsError } from "../limits/limiter";
import { publicError } from "../public-error";
import { BODY_LIMIT } from "./json-body";
import { rateLimitHeaders } from "./rate-limit-headers";
import { leavesBodyUnread } from "./unread-body";

/** Fastify's own errors among ours. */
function fromFastify(error: unknown): CallerError | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new CallerError("payloadTooLarge", `Request body must be at most ${BODY_LIMIT} bytes`);
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
    case "FST_ERR_CTP_INVALID_JSON_BODY":
      return new CallerError("validation", "Request body must be valid JSON");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
    // Of QUERY, which no path answers: Fastify looks at the type before it looks for a route.
    case "FST_ERR_ROUTE_MISSING_CONTENT_TYPE":
      return new CallerError("unsupportedMediaType", "Content-Type must be application/json");
    case "FST_ERR_BAD_URL":
    case "FST_ERR_MAX_PARAM_LENGTH":
      return new CallerError("notFound", "No such path");
    default:
      return undefined;
  }
}

/** Whether what was thrown is only that the caller has gone, which ends the work for them. */
const hasLeft = (error: unknown, reply: FastifyReply): boolean =>
  reply.raw.destroyed && error instanceof Error && [error.name, causeName(error)].includes("AbortError");

const causeName = ({ cause }: Error): string | undefined => (cause instanceof Error ? cause.name : undefined);

/** REST's one translator: whatever was thrown becomes a status and the two fields of the error body. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, retryAfterSeconds, allowed } = publicError(fromFastify(error) ?? error);
  const { status, error: name } = ERRORS[code];
  // Who is turned away is many at once, and no fault of ours.
  if (error instanceof CallerError && status === 503) request.log.warn("turned away: the process is busy");
  else if (hasLeft(error, reply)) request.log.info("the caller left before the answer");
  else if (status >= 500) request.log.error({ err: error }, "request failed");
  if (code === "unauthorized") reply.header("www-authenticate", "Bearer");
  if (retryAfterSeconds !== undefined) reply.header("retry-after", String(retryAfterSeconds));
  if (error instanceof TooManyRequestsError) reply.headers(rateLimitHeaders(error.standing));
  if (allowed.length > 0) reply.header("allow", allowed.join(", "));
  if (leavesBodyUnread(request.raw)) closeWithoutReading(request.raw, reply.raw);
  const body: ErrorBody = { error: name, message };
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}
