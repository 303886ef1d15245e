import { ERRORS, type ErrorCode } from "@marque/schema";
import { initTRPC, TRPCError } from "@trpc/server";
import type { z } from "zod";
import type { Access, Call, Mutation, Query, Stream } from "../action/action";
import { execute, executeStream } from "../action/execute";
import { CallerError } from "../caller-error";
import { type PublicError, publicError } from "../public-error";

/** Our codes and tRPC's, both ways: its own faults are a path that is no procedure, or a body that is no JSON. */
const TRPC_CODES: Record<ErrorCode, TRPCError["code"]> = {
  validation: "BAD_REQUEST",
  unauthorized: "UNAUTHORIZED",
  untrusted: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  nowhere: "FORBIDDEN",
  notFound: "NOT_FOUND",
  methodNotAllowed: "METHOD_NOT_SUPPORTED",
  conflict: "CONFLICT",
  preconditionFailed: "PRECONDITION_FAILED",
  payloadTooLarge: "PAYLOAD_TOO_LARGE",
  unsupportedMediaType: "UNSUPPORTED_MEDIA_TYPE",
  unprocessable: "UNPROCESSABLE_CONTENT",
  tooManyRequests: "TOO_MANY_REQUESTS",
  internal: "INTERNAL_SERVER_ERROR",
  unavailable: "SERVICE_UNAVAILABLE",
};
const OUR_CODES = new Map<string, ErrorCode>([["PARSE_ERROR", "validation"]]);
for (const code of Object.keys(ERRORS).filter((each): each is ErrorCode => each in TRPC_CODES))
  if (!OUR_CODES.has(TRPC_CODES[code])) OUR_CODES.set(TRPC_CODES[code], code);

/** What a caller may know of an error that tRPC met: an act's, told in `cause`, or one of its own. */
export function publicErrorOf(error: TRPCError): PublicError {
  const code = OUR_CODES.get(error.code);
  const isOwn = error.cause === undefined || error.code === "PARSE_ERROR" || error.code === "BAD_REQUEST";
  return publicError(
    isOwn && code !== undefined && code !== "internal" && !(error.cause instanceof CallerError)
      ? new CallerError(code, error.message)
      : (error.cause ?? error),
  );
}

/** Whatever was thrown, with tRPC's code for it, so that the HTTP status fits; the error itself is its cause. */
export function toTrpcError(cause: unknown): TRPCError {
  const { code, message } = publicError(cause);
  return new TRPCError({ code: TRPC_CODES[code], message, cause });
}

const t = initTRPC
  .context<Call>()
  .meta<{ action: string }>()
  .create({
    // A comment line every 15 s keeps proxies from closing a quiet stream; the client tries again when nothing comes.
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
    errorFormatter: ({ shape, error, ctx }) => {
      const { code, message, faults } = publicErrorOf(error);
      return {
        message,
        code: shape.code,
        data: {
          code: TRPC_CODES[code],
          reason: code,
          httpStatus: ERRORS[code].status,
          error: ERRORS[code].error,
          faults,
          requestId: ctx?.requestId,
        },
      };
    },
  });

export const { router, createCallerFactory } = t;

/** Gives whatever an act threw tRPC's code for it. */
const procedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { code, message } = publicErrorOf(result.error);
  if (TRPC_CODES[code] === result.error.code) return result;
  throw new TRPCError({ code: TRPC_CODES[code], message, cause: result.error.cause ?? result.error });
});

/** Types an input for tRPC's clients, and lets it through: the action reads it, as it came. */
const asSent = <T>() => ({
  parse: (input: unknown): T => input as T,
});

/** A procedure of an action that reads. */
export const query = <A extends Access, I extends z.ZodType, O extends z.ZodType>(action: Query<A, I, O>) =>
  procedure
    .meta({ action: action.name })
    .input(asSent<z.input<I>>())
    .query(({ ctx, input, signal }) => execute(action, { ...ctx, signal }, input));

/** A procedure of an action that changes what is stored, or that costs too much to be asked for by a link. */
export const mutation = <A extends Access, I extends z.ZodType, O extends z.ZodType>(
  action: Query<A, I, O> | Mutation<A, I, O>,
) =>
  procedure
    .meta({ action: action.name })
    .input(asSent<z.input<I>>())
    .mutation(({ ctx, input, signal }) => execute(action, { ...ctx, signal }, input));

/** A procedure of an action that tells what happens as it happens. */
export const subscription = <A extends Access, I extends z.ZodType, O extends z.ZodType>(action: Stream<A, I, O>) =>
  procedure
    .meta({ action: action.name })
    .input(asSent<z.input<I>>())
    .subscription(({ ctx, input, signal }) => executeStream(action, { ...ctx, signal }, input));
