import { wholeNumber } from "./whole-number";

/** For how long the secret before still works after a new one was made: a week at most, a day unless said otherwise. */
export const overlapHours = wholeNumber(0, 168).default(24);
