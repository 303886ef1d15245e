import { readFileSync } from "node:fs";

const EVERY_MILLISECONDS = 5;
/** Linux: nanoseconds at work, nanoseconds waiting for a processor, and turns, of this process' main thread. */
const SCHEDULING = "/proc/thread-self/schedstat";

function millisecondsWaited(): number {
  try {
    return Number(readFileSync(SCHEDULING, "utf8").split(" ")[1]) / 1e6;
  } catch {
    // Elsewhere nobody tells: waiting for a processor counts as being late.
    return 0;
  }
}

/**
 * How late timers are for what the main thread does itself: what it waits for a processor is taken off, where Linux tells
 * it. `monitorEventLoopDelay` counts that as well, and on a busy machine it is most of it.
 */
export function watchOwnLateness(): { stop(): { percentile(percent: number): number } } {
  const late: number[] = [];
  let due = performance.now() + EVERY_MILLISECONDS;
  let waited = millisecondsWaited();
  const timer = setInterval(() => {
    const [now, waitedNow] = [performance.now(), millisecondsWaited()];
    late.push(Math.max(0, now - due - (waitedNow - waited)));
    due = now + EVERY_MILLISECONDS;
    waited = waitedNow;
  }, EVERY_MILLISECONDS);
  return {
    stop() {
      clearInterval(timer);
      late.sort((one, other) => one - other);
      return {
        percentile: (percent) => late[Math.min(late.length - 1, Math.floor((late.length * percent) / 100))] ?? 0,
      };
    },
  };
}
