import type { AppRouter } from "@marque/api/router";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { isUntrusted, problemOf } from "./problem";
import type { SignInGate } from "./sign-in-gate";

/** Set in a call's context by who asks whether somebody is signed in: it must not wait for the answer to itself. */
export const UNGATED = "ungated";

/**
 * Holds a call that was refused for want of a session until somebody signed in again, and then makes it anew: whoever
 * made it notices nothing, and what was typed is sent after all.
 */
export const signInLink =
  (gate: SignInGate): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let ended = false;
      let hangUp = () => {};
      const ask = () => {
        const call = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: async (error) => {
            const problem = problemOf(error);
            // Who isn't believed there is as signed in as before.
            const isSignedOut = problem.status === 401 && !isUntrusted(problem) && op.context[UNGATED] !== true;
            const again = isSignedOut && (await gate.wait());
            if (ended) return;
            if (again) ask();
            else observer.error(error);
          },
        });
        hangUp = () => call.unsubscribe();
      };
      ask();
      return () => {
        ended = true;
        hangUp();
      };
    });
