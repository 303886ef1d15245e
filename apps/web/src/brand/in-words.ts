import type { Problem } from "@/trpc/problem";

/** What went wrong with a call, in a line: with the request's id where only the server's log can tell more. */
export const inWords = ({ status, message, requestId }: Problem): string =>
  status >= 500 && requestId !== undefined ? `${message} Request id: ${requestId}.` : message;

/** What was asked for may have been done, although no answer says so. */
export const isUncertain = ({ status }: Problem): boolean => status === 0 || status === 503;

/** Why a change was not saved, or may have been: said where saving it again does no harm. */
export const saveFailureInWords = (problem: Problem): string =>
  problem.status === 0
    ? "Marque's answer did not come: this may have been saved. Check the connection, and save it again to be sure."
    : inWords(problem);
