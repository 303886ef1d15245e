import { type Fault, readFault } from "@marque/schema";
import { TRPCClientError } from "@trpc/client";

/** What went wrong with a call, in words for a person. */
export interface Problem {
  /** HTTP status of the API's answer; 0 when none came. */
  status: number;
  /** The API's code of the error; `undefined` when none came. */
  reason: string | undefined;
  /** A sentence: what happened and, where we know it, what to do. */
  message: string;
  /** The faults that belong to fields, by path: `domains.1`. */
  faults: Fault[];
  /** To find the call in the server's log. */
  requestId: string | undefined;
}

const UNREACHABLE = "Marque did not answer. Check the connection, then try again.";
const UNEXPECTED =
  "Marque met an error it did not expect. Try again; if it stays, give the request id to whoever runs it.";

/** Reads an error of a tRPC call. Whatever else was thrown counts as "no answer". */
export function problemOf(error: unknown): Problem {
  const answered = error instanceof TRPCClientError ? answerIn(error.data) : undefined;
  if (!(error instanceof Error) || answered === undefined)
    return { status: 0, reason: undefined, message: UNREACHABLE, faults: [], requestId: undefined };
  return { ...answered, message: answered.status === 500 ? UNEXPECTED : error.message };
}

const textOr = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** What the API wrote beside an error's message. Read by hand: every page reads errors, and few load the schemas. */
function answerIn(written: unknown): Omit<Problem, "message"> | undefined {
  if (typeof written !== "object" || written === null) return undefined;
  const { httpStatus, reason, faults, requestId }: Partial<Record<string, unknown>> = { ...written };
  if (typeof httpStatus !== "number") return undefined;
  const received = Array.isArray(faults) ? faults.map(readFault) : [];
  return {
    status: httpStatus,
    reason: textOr(reason),
    faults: received.filter((fault) => fault !== undefined),
    requestId: textOr(requestId),
  };
}

/**
 * The API does not believe this app's server who is calling: their secrets differ, or their clocks. It says nothing about
 * anybody's password or session.
 */
export const isUntrusted = ({ reason }: Problem): boolean => reason === "untrusted";

/** What was asked for may have been done, although no answer says so. */
export const isUncertain = ({ status }: Problem): boolean => status === 0 || status === 503;
