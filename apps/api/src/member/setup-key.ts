import type { Queryable } from "@marque/db";
import { createLinkKey, hashLinkKey } from "../identity/link-key";

const HOURS_24 = 24 * 60 * 60 * 1000;

/** Nobody owns anything yet: the first person may still set up. */
export const needsSetUp = async (database: Queryable): Promise<boolean> => (await database.user.count()) === 0;

/** Lets one at a time make set-up links, or set up: of two at once the second finds what the first did. */
export async function alone(transaction: Queryable): Promise<void> {
  await transaction.$executeRaw`LOCK TABLE "SetupKey" IN EXCLUSIVE MODE`;
}

/** A new one-time key for the set-up link, good for a day; the ones before it are gone. Stored as SHA-256. */
export async function createSetupKey(transaction: Queryable, now: Date): Promise<string> {
  const { key, hash } = createLinkKey();
  await transaction.setupKey.deleteMany();
  await transaction.setupKey.create({
    data: { hash, createdAt: now, expiresAt: new Date(now.getTime() + HOURS_24) },
  });
  return key;
}

/** Whether a key opens the set-up: known, not used and not too old. */
export const holdsSetupKey = async (database: Queryable, key: string, now: Date): Promise<boolean> =>
  (await database.setupKey.count({ where: { hash: hashLinkKey(key), expiresAt: { gt: now } } })) > 0;

/** Uses a key up. `false` when it is unknown, used or expired; of two calls at once one gets it. */
export async function useSetupKey(transaction: Queryable, key: string, now: Date): Promise<boolean> {
  const { count } = await transaction.setupKey.deleteMany({
    where: { hash: hashLinkKey(key), expiresAt: { gt: now } },
  });
  return count > 0;
}
