import { z } from "zod";

/** Every error that a caller can see: its status (RFC 9110) and its name in the body. */
export const ERRORS = {
  validation: { status: 400, error: "Validation Error" },
  unauthorized: { status: 401, error: "Unauthorized" },
  /** The web app's server said who is calling, and its word does not hold here: secrets differ, or clocks. */
  untrusted: { status: 401, error: "Unauthorized" },
  forbidden: { status: 403, error: "Forbidden" },
  /** A person who is in no workspace, or in none any more. */
  nowhere: { status: 403, error: "Forbidden" },
  notFound: { status: 404, error: "Not Found" },
  methodNotAllowed: { status: 405, error: "Method Not Allowed" },
  conflict: { status: 409, error: "Conflict" },
  preconditionFailed: { status: 412, error: "Precondition Failed" },
  payloadTooLarge: { status: 413, error: "Payload Too Large" },
  unsupportedMediaType: { status: 415, error: "Unsupported Media Type" },
  unprocessable: { status: 422, error: "Unprocessable Entity" },
  tooManyRequests: { status: 429, error: "Too Many Requests" },
  internal: { status: 500, error: "Internal Server Error" },
  unavailable: { status: 503, error: "Service Unavailable" },
} as const;
export type ErrorCode = keyof typeof ERRORS;

/** The body of every error answer: exactly these two fields. */
export const errorBody = z.strictObject({ error: z.string(), message: z.string() });
export type ErrorBody = z.infer<typeof errorBody>;
