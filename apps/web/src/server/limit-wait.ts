import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";

/** The API is a step away; over a network a lost first packet is sent again after one second, and after three. */
const CONNECT_MILLISECONDS = 5_000;
/** An answer that has begun: streams of events carry a sign of life every 15 s (apps/api/src/trpc/init.ts). */
const SILENCE_MILLISECONDS = 60_000;

export interface WaitLimits {
  connect?: number;
  /** Until an answer begins, from when the request, or the last piece of its body, was sent on. */
  answer: number;
  silence?: number;
}

/** The API is there and says nothing. */
export class ApiSilentError extends Error {
  constructor(milliseconds: number) {
    super(`The API said nothing for ${milliseconds} ms`);
    this.name = "ApiSilentError";
  }
}

/**
 * Ends a request to the API that waits too long for it: to connect, for an answer, in the middle of one. What the caller
 * is slow to send or to read is not counted. The request must have its socket.
 * @param limits in milliseconds
 */
export function limitWait(
  onward: ClientRequest,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { connect = CONNECT_MILLISECONDS, answer, silence = SILENCE_MILLISECONDS }: WaitLimits,
): void {
  let timer: NodeJS.Timeout | undefined;
  const within = (milliseconds: number, isCallersTurn: () => boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isCallersTurn()) within(milliseconds, isCallersTurn);
      else onward.destroy(new ApiSilentError(milliseconds));
    }, milliseconds);
  };
  const untilAnswer = () => within(answer, () => !request.complete && !onward.writableNeedDrain);
  const whileAnswering = () => within(silence, () => response.writableNeedDrain);

  const begin = () => {
    untilAnswer();
    request.on("data", untilAnswer);
  };
  if (onward.socket?.connecting === true) {
    within(connect, () => false);
    onward.socket.once("connect", begin);
  } else begin();
  onward.once("response", (incoming) => {
    request.off("data", untilAnswer);
    whileAnswering();
    incoming.on("data", whileAnswering);
  });
  onward.once("close", () => clearTimeout(timer));
}
