/** The middle of some figures: one slow run on a busy machine does not move it. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Rounds of several contenders in turn, so that all meet the same weather. Answers the median seconds of each. */
export async function race(
  contenders: Record<string, () => Promise<void>>,
  rounds: number,
): Promise<Record<string, number>> {
  const seconds = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries(contenders)) {
      const startedAt = performance.now();
      await run();
      seconds.get(name)?.push((performance.now() - startedAt) / 1000);
    }
  return Object.fromEntries([...seconds].map(([name, figures]) => [name, median(figures)]));
}
