import type { Queryable, Transaction } from "@marque/db";

/** Runs an act of several statements in one transaction: a new one, or the one that the call already runs in. */
export const inTransaction = <T>(database: Queryable, act: (transaction: Transaction) => Promise<T>): Promise<T> =>
  "$transaction" in database ? database.$transaction(act) : act(database);
