import { ValidationError } from "../errors";

/** 1–255 visible ASCII characters. @throws {ValidationError} */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && /^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw new ValidationError([{ path: "Idempotency-Key", message: "must be 1-255 visible ASCII characters" }]);
}
