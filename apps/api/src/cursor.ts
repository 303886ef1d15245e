import type { z } from "zod";
import { invalid } from "./caller-error";

/** Where a page ends, opaque to callers: base64url of JSON. */
export const encodeCursor = (position: readonly (string | number | boolean | null)[]): string =>
  Buffer.from(JSON.stringify(position)).toString("base64url");

/** @throws {CallerError} `validation`, when it is not one that {@link encodeCursor} made of such a position. */
export function decodeCursor<T>(position: z.ZodType<T>, cursor: string): T {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw invalid([{ path: "cursor", code: "cursor", params: {} }]);
  }
}
