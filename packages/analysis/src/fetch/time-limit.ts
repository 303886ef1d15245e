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
  parent.throwIfAborted();
  if (milliseconds <= 0) throw late();
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(late()), milliseconds);
  const follow = () => controller.abort(parent.reason);
  parent.addEventListener("abort", follow, { once: true });
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(signal), ended]);
  } finally {
    clearTimeout(timer);
    parent.removeEventListener("abort", follow);
  }
}
