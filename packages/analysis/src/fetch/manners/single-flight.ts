import { rejection } from "../wire/time-limit";

/** Somebody who waits for a piece of work, until they leave. */
export interface Waiter {
  /** Aborts when they leave. */
  signal: AbortSignal;
  /** When they will have left at the latest, on the world's clock, milliseconds. */
  deadlineAt: number;
}

/** All who wait for a piece of work, as it knows them. */
export interface Waiters {
  /** Aborts when the last has left. */
  signal: AbortSignal;
  /** When the last will have left, as far as is known now: others may join. */
  deadlineAt(): number;
}

/** Work under way. */
export interface SharedWork<P, T> {
  /** How far it has come; the work keeps it up to date. */
  progress: P;
  result: Promise<T>;
}

/**
 * Joins the work of a key, which is begun unless it is under way already. The result rejects with what the work throws,
 * or with the reason of the waiter's signal as soon as it aborts.
 *
 * @throws the reason of the waiter's signal, when it has aborted.
 */
export type SingleFlight<P, T> = (
  key: string,
  waiter: Waiter,
  begin: (waiters: Waiters) => SharedWork<P, T>,
) => SharedWork<P, T>;

interface Flight<P, T> {
  work: SharedWork<P, T>;
  waiters: Set<Waiter>;
  leave: AbortController;
}

/** Lets whoever wants the same at the same time have it done once. What is finished is forgotten. */
export function createSingleFlight<P, T>(): SingleFlight<P, T> {
  const underWay = new Map<string, Flight<P, T>>();

  function start(key: string, first: Waiter, begin: (waiters: Waiters) => SharedWork<P, T>): Flight<P, T> {
    const waiters = new Set([first]);
    const leave = new AbortController();
    const deadlineAt = () => Math.max(...[...waiters].map((waiter) => waiter.deadlineAt));
    const shared = { waiters, leave, work: begin({ signal: leave.signal, deadlineAt }) };
    underWay.set(key, shared);
    const forget = () => {
      if (underWay.get(key) === shared) underWay.delete(key);
    };
    leave.signal.addEventListener("abort", forget, { once: true });
    // With both, so that no second promise rejects unheard.
    shared.work.result.then(forget, forget);
    return shared;
  }

  async function waitFor({ work, waiters, leave }: Flight<P, T>, waiter: Waiter): Promise<T> {
    waiters.add(waiter);
    try {
      return await Promise.race([work.result, rejection(waiter.signal)]);
    } finally {
      waiters.delete(waiter);
      if (waiters.size === 0) leave.abort(new Error("nobody waits any more"));
    }
  }

  return (key, waiter, begin) => {
    waiter.signal.throwIfAborted();
    const shared = underWay.get(key) ?? start(key, waiter, begin);
    return { progress: shared.work.progress, result: waitFor(shared, waiter) };
  };
}
