import { invalid } from "../caller-error";

/** 1–255 visible ASCII characters. @throws {CallerError} `validation` */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && /^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw invalid([{ path: "Idempotency-Key", code: "idempotency-key", params: {} }]);
}
