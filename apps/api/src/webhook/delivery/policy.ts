/** How often, when and how long an event is tried to be delivered. */
export interface DeliveryPolicy {
  /** Tries in all. */
  tries: number;
  /** From the first try to the second, before the spread; each pause is `factor` times the one before. */
  firstPauseMilliseconds: number;
  factor: number;
  /** Until the last byte of the answer. */
  timeoutMilliseconds: number;
  /** An endpoint that accepted nothing for so long is switched off. */
  patienceMilliseconds: number;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** 5 s, 25 s, 2 min, 10 min, 52 min, 4 h, 22 h: eight tries over some 27 hours, so that a night's outage loses nothing. */
export const DELIVERY_POLICY: DeliveryPolicy = {
  tries: 8,
  firstPauseMilliseconds: 5 * SECOND,
  factor: 5,
  timeoutMilliseconds: 10 * SECOND,
  patienceMilliseconds: 5 * DAY,
};

/** Of a pause, either way: what failed together is not tried together again. */
const SPREAD = 0.25;
/** An endpoint that wants to be left alone for longer is asked again all the same. */
const LONGEST_ASKED = DAY;

/**
 * How long until the next try, milliseconds; `undefined` when there is none.
 * @param tried how often it was tried, at least once.
 * @param asked the pause that the endpoint asked for (`Retry-After`).
 */
export function pauseAfter(
  { tries, firstPauseMilliseconds, factor }: DeliveryPolicy,
  tried: number,
  asked = 0,
  random = Math.random,
): number | undefined {
  if (tried >= tries) return undefined;
  const pause = firstPauseMilliseconds * factor ** (tried - 1) * (1 + SPREAD * (2 * random() - 1));
  return Math.max(pause, Math.min(asked, LONGEST_ASKED));
}
