import type { Poster } from "@marque/analysis";
import type { DeliveryError } from "@marque/schema";
import { Webhook } from "standardwebhooks";
import type { Message } from "./next-try";

/** What came of one try. */
export interface TryOutcome {
  /** What the endpoint answered; `null` when it didn't. */
  status: number | null;
  /** `null` when it was accepted. */
  error: DeliveryError | null;
  milliseconds: number;
  retryAfterMilliseconds: number | undefined;
}

export interface SendOptions {
  now: Date;
  signal: AbortSignal;
  timeoutMilliseconds: number;
}

const USER_AGENT = "Marque-Webhooks/0.1";

/**
 * Sends an event by Standard Webhooks (https://www.standardwebhooks.com): signed with every secret that holds, over what is
 * sent, its id and the time of this try. Any 2xx means accepted.
 * @throws the signal's reason, nothing else.
 */
export async function send(
  poster: Poster,
  { eventId, url, payload, secrets }: Message,
  { now, signal, timeoutMilliseconds }: SendOptions,
): Promise<TryOutcome> {
  const begun = performance.now();
  const outcome = (status: number | null, error: DeliveryError | null, retryAfterMilliseconds?: number) => ({
    status,
    error,
    milliseconds: Math.round(performance.now() - begun),
    retryAfterMilliseconds,
  });
  if (secrets.length === 0) return outcome(null, "secret-unreadable");
  const headers = {
    "content-type": "application/json",
    "webhook-id": eventId,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(eventId, now, payload)).join(" "),
  };
  const request = { body: payload, headers, userAgent: USER_AGENT, signal, milliseconds: timeoutMilliseconds };
  const answer = await poster.post(url, request);
  if (!answer.answered) return outcome(null, answer.reason);
  const { status, retryAfterMilliseconds } = answer;
  if (status >= 200 && status < 300) return outcome(status, null);
  return outcome(status, status >= 300 && status < 400 ? "redirect" : "status", retryAfterMilliseconds);
}
