const DAY = 24 * 60 * 60 * 1000;

/** A session that was last seen before this is over. */
export const staleSince = (now: Date): Date => new Date(now.getTime() - 30 * DAY);
