import type { IncomingMessage, ServerResponse } from "node:http";
import { closeWithoutReading } from "@marque/http";
import { ERRORS, type ErrorCode } from "@marque/schema";
import { parseCookie } from "cookie";
import { answerJson } from "./answer-json";
import { failureMessage, setRetryAfter } from "./api-failure";
import type { ApiProxy } from "./api-proxy";
import { sameOrigin } from "./same-origin";

const PREFIX = /^\/api(?=\/trpc\/)/;

/** The path and query for the API, as the caller wrote them; `undefined` for what is no call of a procedure. */
export const trpcPath = (url: string): string | undefined => (PREFIX.test(url) ? url.replace(PREFIX, "") : undefined);

/** Who asks, and what this server tells the API about them. */
export interface People<Person> {
  /** The person whom a session cookie names. */
  signedIn(cookies: { get(name: string): { value: string } | undefined }): Promise<Person | undefined>;
  /** A token in the person's name, made for each call and never shown to the browser. */
  internalToken(person: Person): Promise<string>;
}

/** tRPC's names of those errors that this server answers by itself. */
const TRPC_CODES = {
  unauthorized: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  unavailable: "SERVICE_UNAVAILABLE",
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Answers with an error as tRPC's clients read it. */
function answerTrpcError(response: ServerResponse, ours: keyof typeof TRPC_CODES, message: string): void {
  const { status: httpStatus, error } = ERRORS[ours];
  const data = { code: TRPC_CODES[ours], httpStatus, error, faults: [] };
  answerJson(response, httpStatus, { error: { code: -32603, message, data } });
}

function cookiesOf({ headers }: IncomingMessage) {
  const cookies = parseCookie(headers.cookie ?? "");
  return {
    get(name: string) {
      const value = cookies[name];
      return value === undefined ? undefined : { value };
    },
  };
}

/**
 * The browser's way to the API: what it calls, batches and subscriptions alike, goes on with a token of the person signed
 * in, who never sees it.
 */
export const trpcRequests =
  <Person>(proxy: ApiProxy, limitsOf: (path: string) => { answer: number }, people: People<Person>) =>
  async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const refuse = (ours: keyof typeof TRPC_CODES, message: string) => {
      closeWithoutReading(request, response);
      answerTrpcError(response, ours, message);
    };
    if (!sameOrigin(request)) return refuse("forbidden", "This call came from another site.");
    const person = await people.signedIn(cookiesOf(request));
    if (person === undefined) return refuse("unauthorized", "You are signed out. Sign in again.");
    proxy(request, response, {
      path,
      authorization: `Bearer ${await people.internalToken(person)}`,
      limits: limitsOf(path),
      answerFailure: (to, failure) =>
        answerTrpcError(setRetryAfter(to), "unavailable", failureMessage(request, failure)),
    });
  };
