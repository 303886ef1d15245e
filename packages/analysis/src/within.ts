/**
 * What work gives, or else something instead when it takes longer or the signal aborts. Work that can't be stopped goes
 * on unheard.
 */
export async function within<T>(milliseconds: number, signal: AbortSignal, work: Promise<T>, otherwise: T): Promise<T> {
  let stop = () => {};
  const late = new Promise<T>((resolve) => {
    stop = () => resolve(otherwise);
  });
  const timer = setTimeout(stop, Math.max(0, milliseconds));
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
