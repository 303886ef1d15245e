import pLimit from "p-limit";
import { CallerError } from "./caller-error";

/** Does work when its turn has come. @throws {CallerError} `unavailable`, when too many wait already. */
export type LimitedWork = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so much work be done at a time, in order, and so much more wait. */
export function limitWork({ atATime, mostWaiting }: { atATime: number; mostWaiting: number }): LimitedWork {
  const turn = pLimit(atATime);
  return async (work) => {
    if (turn.activeCount + turn.pendingCount >= atATime + mostWaiting)
      throw new CallerError("unavailable", "Too much is asked at once. Try again in a moment.");
    return turn(work);
  };
}
