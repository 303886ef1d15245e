import { createHash } from "node:crypto";
import { Prisma, type Queryable } from "@marque/db";
import { ConflictError, UnprocessableError } from "./errors";

const DAY = 24 * 60 * 60 * 1000;

/** An answer that can be kept and given again. */
export interface Answer {
  status: number;
  body: unknown;
  replayed?: true;
}

/** What makes two requests the same: operation, query and body. 32 bytes. */
export function requestHash(operation: string, query: unknown, body: unknown): Uint8Array<ArrayBuffer> {
  const hash = new Uint8Array(32);
  hash.set(
    createHash("sha256")
      .update(JSON.stringify([operation, query, body]))
      .digest(),
  );
  return hash;
}

/** A request that may come twice. */
export interface Repeatable {
  tokenId: string;
  key: string;
  hash: Uint8Array<ArrayBuffer>;
}

/**
 * Does an act once: its first answer is kept for 24 hours and given again. To be called within the act's own
 * transaction, so that the record stands exactly when the act does; a crash before the reply is healed by the retry.
 * @param act answers with a status below 500, or throws, and then nothing is kept.
 * @throws {ConflictError} the same key is still in flight.
 * @throws {UnprocessableError} the key came back with another request.
 */
export async function onlyOnce(
  transaction: Queryable,
  { tokenId, key, hash }: Repeatable,
  now: Date,
  act: () => Promise<Answer>,
): Promise<Answer> {
  // Held to the end of the transaction; the lock's number is the first 64 bits of a hash, as PostgreSQL's hash of text.
  const [lock] = await transaction.$queryRaw<{ held: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`${tokenId}:${key}`}, 0)) AS held`;
  if (lock?.held !== true) throw new ConflictError("A request with this Idempotency-Key is still in flight.");
  const kept = await transaction.idempotencyRecord.findUnique({ where: { tokenId_key: { tokenId, key } } });
  if (kept !== null && kept.expiresAt > now) {
    if (!Buffer.from(kept.requestHash).equals(hash))
      throw new UnprocessableError("This Idempotency-Key was used with another request.");
    return { status: kept.status, body: kept.body, replayed: true };
  }
  const answer = await act();
  const record = {
    requestHash: hash,
    status: answer.status,
    body: answer.body === undefined ? Prisma.JsonNull : JSON.parse(JSON.stringify(answer.body)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAY),
  };
  await transaction.idempotencyRecord.upsert({
    where: { tokenId_key: { tokenId, key } },
    create: { tokenId, key, ...record },
    update: record,
  });
  return answer;
}

/** Removes records past their day. */
export const forgetExpired = (database: Queryable, now: Date) =>
  database.idempotencyRecord.deleteMany({ where: { expiresAt: { lte: now } } });
