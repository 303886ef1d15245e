import type { IncomingMessage, ServerResponse } from "node:http";
import type { ProxyFailure } from "./api-proxy";

/** A moment: the API comes back by itself, or somebody starts it. */
const RETRY_AFTER_SECONDS = 5;

const READS_ONLY = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/**
 * What is true when the API's answer did not come. A change that was sent may have been made, although nobody heard of it.
 * @param request as the caller sent it
 */
export function failureMessage({ method = "GET" }: IncomingMessage, failure: ProxyFailure): string {
  if (failure === "unreachable") return "The API can't be reached. Nothing was changed. Try again in a moment.";
  return READS_ONLY.has(method)
    ? "The API did not answer. Try again in a moment."
    : "The API's answer did not come. What was asked for may have been done: look before you try again.";
}

/** When to come again. */
export const setRetryAfter = (response: ServerResponse): ServerResponse =>
  response.setHeader("retry-after", String(RETRY_AFTER_SECONDS));
