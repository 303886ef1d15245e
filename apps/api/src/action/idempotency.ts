import { createHash } from "node:crypto";
import type { Transaction } from "@marque/db";
import { CallerError } from "../caller-error";

const DAY = 24 * 60 * 60 * 1000;
/** What is in flight ends within the time that an act may take. */
const IN_FLIGHT_SECONDS = 1;

/** An answer as it goes out, byte for byte, so that it can be kept and given again. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Absent from an answer without one. */
  body?: string | undefined;
  isReplayed?: true;
}

/** What marks a request that may come twice: the caller's own key, among its token's. */
export interface IdempotentRequest {
  tokenId: string;
  key: string;
}

/** JSON with every object's fields in the order of their names: the same for what means the same. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** SHA-256 of what was asked, 32 bytes. */
function hashOf(requested: unknown): Uint8Array<ArrayBuffer> {
  const hash = new Uint8Array(32);
  hash.set(createHash("sha256").update(canonicalJson(requested)).digest());
  return hash;
}

interface Requested extends IdempotentRequest {
  now: Date;
  /** What is asked: the same key with another is a mistake. */
  requested: unknown;
}

/**
 * Does an act once: its first answer is kept for 24 hours and given again. To be called within the act's own
 * transaction, so that the record stands exactly when the act does; a crash before the reply is healed by the retry.
 * @param act answers, or throws, and then nothing is kept.
 * @throws {CallerError} `conflict` while the same key is in flight, `unprocessable` when it came with another request.
 */
export async function withIdempotency(
  transaction: Transaction,
  { tokenId, key, now, requested }: Requested,
  act: () => Promise<Answer>,
): Promise<Answer> {
  // Held to the end of the transaction; the lock's number is the first 64 bits of a hash, as PostgreSQL's hash of text.
  const [lock] = await transaction.$queryRaw<{ held: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`${tokenId}:${key}`}, 0)) AS held`;
  if (lock?.held !== true)
    throw new CallerError("conflict", "A request with this Idempotency-Key is still in flight.", {
      retryAfterSeconds: IN_FLIGHT_SECONDS,
    });
  const requestHash = hashOf(requested);
  const where = { tokenId_key: { tokenId, key } };
  const kept = await transaction.idempotencyRecord.findUnique({ where });
  if (kept !== null && kept.expiresAt > now) {
    if (!Buffer.from(kept.requestHash).equals(requestHash))
      throw new CallerError("unprocessable", "This Idempotency-Key was used with another request.");
    return { status: kept.status, headers: headersOf(kept.headers), body: kept.body ?? undefined, isReplayed: true };
  }
  const answer = await act();
  const { status, headers, body = null } = answer;
  const record = { requestHash, status, headers, body, createdAt: now, expiresAt: new Date(now.getTime() + DAY) };
  await transaction.idempotencyRecord.upsert({ where, create: { tokenId, key, ...record }, update: record });
  return answer;
}

const headersOf = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
