/** What was typed does not fit; the message says what would. */
export class UsageError extends Error {}
