import type { AnswerOf, CallOf, Method, OperationOf, PathOf } from "./contract.js";
import type { RequestParts } from "./request.js";
import type { Answer } from "./send.js";

/** What any call may be told besides. */
export interface CallOptions extends Pick<RequestParts, "idempotencyKey" | "ifMatch"> {
  /** Ends the call, waits and further tries included. */
  signal?: AbortSignal;
}

/** Calls an operation by its method and path. */
export type Call = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  parts: CallOf<OperationOf<M, P>> & CallOptions,
) => Promise<Answer<AnswerOf<OperationOf<M, P>>>>;
