/** A signal that ends at the latest after a time. */
export interface LimitedSignal {
  signal: AbortSignal;
  /** Lets go of the timer and the parent: the signal ends no more. */
  release(): void;
}

/** A signal that ends with its parent, or after so many milliseconds with what `late` makes, whichever comes first. */
export function limitSignal(parent: AbortSignal, milliseconds: number, late: () => Error): LimitedSignal {
  parent.throwIfAborted();
  if (milliseconds <= 0) throw late();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(late()), milliseconds);
  const follow = () => controller.abort(parent.reason);
  parent.addEventListener("abort", follow, { once: true });
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      parent.removeEventListener("abort", follow);
    },
  };
}

/**
 * Does work that ends with its parent or after so many milliseconds, whichever comes first, even if it pays no heed to
 * the signal it is given.
 *
 * @throws the parent's reason, what `late` makes, or what the work throws.
 */
export async function withTimeLimit<T>(
  parent: AbortSignal,
  milliseconds: number,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, release } = limitSignal(parent, milliseconds, late);
  const ended = rejection(signal);
  try {
    return await Promise.race([work(signal), ended]);
  } finally {
    release();
  }
}

/** Rejects with a signal's reason when it ends. */
export const rejection = (signal: AbortSignal): Promise<never> =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
