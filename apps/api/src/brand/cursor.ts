import { brandId, timestamp } from "@marque/schema";
import { z } from "zod";
import { invalid } from "../caller-error";

/** Where a page of the list, newest first, ends. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

/** No time before the first brand could have been made, which PostgreSQL might not even have a word for. */
const createdAt = timestamp.refine((time) => time >= "1970");
const parts = z.tuple([createdAt, brandId]);

/** Opaque to callers: base64url of a JSON pair. */
export const encodeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString("base64url");

/** @throws {CallerError} `validation`, when it is not one that {@link encodeCursor} made. */
export function decodeCursor(cursor: string): Cursor {
  try {
    const [createdAt, id] = parts.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    return { createdAt: new Date(createdAt), id };
  } catch {
    throw invalid([{ path: "cursor", code: "cursor", params: {} }]);
  }
}
