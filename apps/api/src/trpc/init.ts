import type { Analyzer } from "@marque/analysis";
import { type Database, isDatabaseUnavailable, type Queryable } from "@marque/db";
import { describeFaults, ERRORS, type ErrorCode, type Fault, faults } from "@marque/schema";
import { initTRPC, TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { CallerError, ForbiddenError, UnauthorizedError, ValidationError } from "../errors";
import type { Actor, Permission } from "../identity/actor";
import { may, refusal } from "../identity/actor";
import type { WebCaller } from "../identity/authenticate-web";

/** What the procedures work with, made once at start. */
export interface Services {
  database: Database;
  analyzer: Analyzer;
  now: () => Date;
}

/** What one call works with. */
export interface Context {
  services: Services;
  /** The database, or the transaction that an idempotent call runs in. */
  database: Queryable;
  caller: WebCaller | Actor | undefined;
  requestId: string;
}

/** What a caller may know of an error. */
export interface PublicError {
  code: ErrorCode;
  message: string;
  faults?: readonly Fault[];
}

/** tRPC's own codes (a path that is no procedure, a body that is no JSON) among ours. */
const FROM_TRPC: Partial<Record<TRPCError["code"], ErrorCode>> = {
  PARSE_ERROR: "validation",
  BAD_REQUEST: "validation",
  NOT_FOUND: "notFound",
  METHOD_NOT_SUPPORTED: "methodNotAllowed",
  PAYLOAD_TOO_LARGE: "payloadTooLarge",
  UNSUPPORTED_MEDIA_TYPE: "unsupportedMediaType",
};

/** What a caller may know of whatever was thrown. An unexpected error tells nothing of itself. */
export function publicError(error: unknown): PublicError {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  if (cause instanceof ValidationError) return { code: cause.code, message: cause.message, faults: cause.faults };
  if (cause instanceof CallerError) return { code: cause.code, message: cause.message };
  if (isDatabaseUnavailable(cause))
    return { code: "unavailable", message: "The database can't be reached. Try again in a moment." };
  if (error instanceof TRPCError) {
    if (error.code === "BAD_REQUEST" && cause instanceof ZodError) {
      const found = faults(cause);
      return { code: "validation", message: describeFaults(found), faults: found };
    }
    const code = FROM_TRPC[error.code];
    if (code !== undefined) return { code, message: error.message };
  }
  return { code: "internal", message: "An unexpected error occurred" };
}

const TRPC_CODES: Record<ErrorCode, TRPCError["code"]> = {
  validation: "BAD_REQUEST",
  unauthorized: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
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

const t = initTRPC.context<Context>().create({
  // A comment line every 15 s keeps proxies from closing a quiet stream; the client tries again when nothing comes.
  sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
  errorFormatter: ({ shape, error, ctx }) => {
    const shown = publicError(error);
    return {
      message: shown.message,
      code: shape.code,
      data: {
        code: TRPC_CODES[shown.code],
        httpStatus: ERRORS[shown.code].status,
        error: ERRORS[shown.code].error,
        faults: shown.faults ?? [],
        requestId: ctx?.requestId,
      },
    };
  },
});

export const { router, createCallerFactory } = t;

/** Gives whatever a verb threw tRPC's code for it, so that the HTTP status fits; the error itself stays its cause. */
const translated = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { code, message } = publicError(result.error);
  if (TRPC_CODES[code] === result.error.code) return result;
  throw new TRPCError({ code: TRPC_CODES[code], message, cause: result.error.cause ?? result.error });
});

/** Called by the web app's server itself, before anybody is signed in. */
export const webProcedure = translated.use(({ ctx, next }) => {
  if (ctx.caller?.kind !== "web") throw new UnauthorizedError("Only the web app may call this.");
  return next();
});

/** Called by a person who is signed in, whatever the role. */
export const personProcedure = translated.use(({ ctx, next }) => {
  if (ctx.caller?.kind !== "user") throw new UnauthorizedError("Sign in first.");
  return next({ ctx: { actor: ctx.caller } });
});

/** Called by whoever has the permission in the workspace, by role or by scope. Checked before the input is read. */
export const procedureFor = (permission: Permission) =>
  translated.use(({ ctx, next }) => {
    const { caller } = ctx;
    if (caller === undefined || caller.kind === "web") throw new UnauthorizedError("Sign in first.");
    if (!may(caller, permission)) throw new ForbiddenError(refusal(caller, permission));
    return next({ ctx: { actor: caller } });
  });
