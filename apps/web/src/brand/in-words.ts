import type { Problem } from "@/trpc/problem";

/** What went wrong with a call, in a line: with the request's id where only the server's log can tell more. */
export const inWords = ({ status, message, requestId }: Problem): string =>
  status >= 500 && requestId !== undefined ? `${message} Request id: ${requestId}.` : message;
