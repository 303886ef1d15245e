/** Bounds the processor time of some work after the other. */
export interface ProcessorBudget {
  /** Begins anew for the next work. */
  start(milliseconds: number): void;
  stop(): void;
}

/**
 * Node 20 tells processor time of the whole process alone. A thread has used no more than that: one that was kept waiting
 * by a busy machine goes on, and one that spins is over its budget, the sooner the busier the other threads are.
 */
export function createProcessorBudget(onOver: () => void): ProcessorBudget {
  let current: NodeJS.Timeout | undefined;
  const start = (milliseconds: number) => {
    clearTimeout(current);
    const before = process.cpuUsage();
    const timer = setTimeout(() => {
      // A process that is behind hears of its timers before it hears that the work was done long ago.
      setImmediate(() => {
        if (current !== timer) return;
        const { user, system } = process.cpuUsage(before);
        const left = milliseconds - (user + system) / 1000;
        if (left <= 0) onOver();
        else start(left);
      });
    }, milliseconds);
    current = timer;
  };
  return {
    start,
    stop() {
      clearTimeout(current);
      current = undefined;
    },
  };
}
