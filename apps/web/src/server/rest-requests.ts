import type { IncomingMessage, ServerResponse } from "node:http";
import { answerError } from "./answer-json";
import { failureMessage, setRetryAfter } from "./api-failure";
import type { ApiProxy } from "./api-proxy";

/** The REST API under this app's own address, so that one public host is enough. */
const PREFIX = /^\/api\/v1(?=[/?]|$)/;

/** The path and query for the API, as the caller wrote them; `undefined` for what is not the API's. */
export function restPath(url: string): string | undefined {
  if (!PREFIX.test(url)) return undefined;
  const rest = url.replace(PREFIX, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** An API whose answer does not come is a 503 in the contract's own form. */
function answerFailure(request: IncomingMessage, path: string) {
  const { "idempotency-key": key } = request.headers;
  return (response: ServerResponse, failure: Parameters<typeof failureMessage>[1]) => {
    const message = failureMessage(request, failure);
    const isSafe = key !== undefined && failure === "unanswered" && !path.startsWith("/mcp");
    const advice = " The same request with the same Idempotency-Key is safe.";
    answerError(setRetryAfter(response), "unavailable", isSafe ? `${message}${advice}` : message);
  };
}

/** Passes REST requests (and those of models, over MCP) on as they came: the API knows whose token they carry. */
export const restRequests =
  (proxy: ApiProxy, limitsOf: (path: string) => { answer: number }) =>
  (request: IncomingMessage, response: ServerResponse, path: string): void =>
    proxy(request, response, { path, limits: limitsOf(path), answerFailure: answerFailure(request, path) });
