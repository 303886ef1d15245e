import { ERRORS, type ErrorBody } from "@marque/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import { BusyError } from "../errors";
import { type PublicError, publicError } from "../trpc/init";
import { MethodNotAllowedError } from "./http-errors";
import { BODY_LIMIT } from "./json-body";
import { closeWithoutReading, leavesBodyUnread } from "./unread-body";

/** Seconds after which a caller may try again when the database is away or the process is busy. */
const RETRY_AFTER_SECONDS = "5";

/** Fastify's own errors among ours. */
function fromFastify(error: unknown): PublicError | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return { code: "payloadTooLarge", message: `Request body must be at most ${BODY_LIMIT} bytes` };
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
    case "FST_ERR_CTP_INVALID_JSON_BODY":
      return { code: "validation", message: "Request body must be valid JSON" };
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return { code: "unsupportedMediaType", message: "Content-Type must be application/json" };
    case "FST_ERR_BAD_URL":
    case "FST_ERR_MAX_PARAM_LENGTH":
      return { code: "notFound", message: "No such path" };
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
  const shown = fromFastify(error) ?? publicError(error);
  const { status, error: name } = ERRORS[shown.code];
  // Who is turned away is many at once, and no fault of ours.
  if (error instanceof BusyError) request.log.warn("turned away: the process is busy");
  else if (hasLeft(error, reply)) request.log.info("the caller left before the answer");
  else if (status >= 500) request.log.error({ err: error }, "request failed");
  if (shown.code === "unauthorized") reply.header("www-authenticate", "Bearer");
  if (shown.code === "unavailable") reply.header("retry-after", RETRY_AFTER_SECONDS);
  if (error instanceof MethodNotAllowedError) reply.header("allow", error.allowed.join(", "));
  if (leavesBodyUnread(request.raw)) closeWithoutReading(request.raw, reply);
  const body: ErrorBody = { error: name, message: shown.message };
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}
