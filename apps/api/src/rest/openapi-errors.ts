import { ERRORS, type ErrorCode, errorBody } from "@marque/schema";
import type { ZodOpenApiResponseObject } from "zod-openapi";
import { errorHeaders } from "./openapi-headers";

const errorSchema = errorBody.meta({ id: "Error", description: "The body of every error answer." });

/** What each error that a program can meet may say. */
const MESSAGES: Readonly<Partial<Record<ErrorCode, string>>> = {
  validation: 'name: is required; domains.1: "foo" is not a valid domain',
  unauthorized: "A valid access token is required.",
  forbidden: "The access token lacks the scope brands:write.",
  notFound: 'Brand "acme" does not exist.',
  methodNotAllowed: "This path answers GET, HEAD, OPTIONS",
  conflict: 'Brand "acme" already exists.',
  preconditionFailed: 'Brand "acme" was changed since it was read.',
  payloadTooLarge: "Request body must be at most 1048576 bytes",
  unsupportedMediaType: "Content-Type must be application/json",
  unprocessable: "This Idempotency-Key was used with another request.",
  tooManyRequests: "Too many requests: 60000 in 60 seconds are allowed.",
  internal: "An unexpected error occurred",
  unavailable: "Too much is asked at once. Try again in a moment.",
};

const CODES = Object.keys(MESSAGES).filter((code): code is ErrorCode => code in ERRORS);
const bodyOf = (code: ErrorCode) => ({ error: ERRORS[code].error, message: MESSAGES[code] });

const named = (code: ErrorCode): ZodOpenApiResponseObject => ({
  id: ERRORS[code].error.replaceAll(" ", ""),
  description: ERRORS[code].error,
  headers: errorHeaders(ERRORS[code].status),
  content: { "application/json": { schema: errorSchema, example: bodyOf(code) } },
});

/** Made once: the document knows two mentions of one answer by their being the same object. */
const NAMED = new Map<number, ZodOpenApiResponseObject>(CODES.map((code) => [ERRORS[code].status, named(code)]));

const OTHER: ZodOpenApiResponseObject = {
  id: "Refusal",
  description: "Any other refusal: its status says which, its body why.",
  headers: errorHeaders("default"),
  content: {
    "application/json": {
      schema: errorSchema,
      examples: Object.fromEntries(CODES.map((code) => [code, { value: bodyOf(code) }])),
    },
  },
};

/** A refusal as the document describes it, by its status, and any other than those named. */
export const errorResponse = (status: number | "default"): ZodOpenApiResponseObject =>
  (status === "default" ? undefined : NAMED.get(status)) ?? OTHER;
