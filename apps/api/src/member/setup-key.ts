import { randomBytes } from "node:crypto";
import type { Transaction } from "@marque/db";
import { hashSecret } from "../identity/token-secret";

const HOURS_24 = 24 * 60 * 60 * 1000;

/** Nobody owns anything yet: the first person may still set up. */
export const needsSetUp = async (transaction: Transaction): Promise<boolean> => (await transaction.user.count()) === 0;

/** A new one-time key for the set-up link, good for a day; the ones before it are gone. Stored as SHA-256. */
export async function createSetupKey(transaction: Transaction, now: Date): Promise<string> {
  const key = randomBytes(24).toString("base64url");
  await transaction.setupKey.deleteMany();
  await transaction.setupKey.create({
    data: { hash: hashSecret(key), createdAt: now, expiresAt: new Date(now.getTime() + HOURS_24) },
  });
  return key;
}

/** Uses a key up. `false` when it is unknown, used or expired; of two calls at once one gets it. */
export async function useSetupKey(transaction: Transaction, key: string, now: Date): Promise<boolean> {
  const { count } = await transaction.setupKey.deleteMany({ where: { hash: hashSecret(key), expiresAt: { gt: now } } });
  return count > 0;
}
