import type { AppRouter } from "@marque/api/router";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/**
 * Subscriptions over Server-Sent Events, as tRPC's server writes them. In place of `httpSubscriptionLink`, which weighs
 * 5 KB on every page and dials again by itself: an analysis would be done anew that nobody asked for.
 *
 * @param url of the API's tRPC.
 */
export const eventSourceLink =
  (url: string): TRPCLink<AppRouter> =>
  () =>
  ({ op: { path, input } }) =>
    observable((observer) => {
      const source = new EventSource(`${url}/${path}?input=${encodeURIComponent(JSON.stringify(input))}`);
      const fail = (error: unknown) => {
        source.close();
        observer.error(TRPCClientError.from(error instanceof Error ? error : { error }));
      };
      source.addEventListener("connected", () => observer.next({ result: { type: "started" } }));
      source.addEventListener("message", ({ data }) => observer.next({ result: { data: JSON.parse(data) } }));
      source.addEventListener("serialized-error", ({ data }) => fail(JSON.parse(data)));
      source.addEventListener("return", () => {
        source.close();
        observer.complete();
      });
      source.addEventListener("error", () => fail(new Error("The connection was lost")));
      return () => source.close();
    });
