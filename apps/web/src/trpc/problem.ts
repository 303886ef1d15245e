import { type Fault, receivedFault } from "@marque/schema";
import { TRPCClientError } from "@trpc/client";
import { z } from "zod";

const errorData = z.object({
  httpStatus: z.number(),
  reason: z.string().optional(),
  error: z.string().optional(),
  faults: z.array(receivedFault).optional(),
  requestId: z.string().optional(),
});

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
  const answered = error instanceof TRPCClientError ? errorData.safeParse(error.data) : undefined;
  if (!(error instanceof Error) || answered?.success !== true)
    return { status: 0, reason: undefined, message: UNREACHABLE, faults: [], requestId: undefined };
  const { httpStatus, reason, faults = [], requestId } = answered.data;
  return { status: httpStatus, reason, message: httpStatus === 500 ? UNEXPECTED : error.message, faults, requestId };
}

/**
 * The API does not believe this app's server who is calling: their secrets differ, or their clocks. It says nothing about
 * anybody's password or session.
 */
export const isUntrusted = ({ reason }: Problem): boolean => reason === "untrusted";
