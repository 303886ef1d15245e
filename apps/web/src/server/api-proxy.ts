import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { closeWithoutReading, KEEP_ALIVE_MILLISECONDS } from "@marque/http";
import { ProxyServer } from "httpxy";
import { limitWait, type WaitLimits } from "./limit-wait";
import { forwardedFor, headersForApi, headersForCaller } from "./passed-headers";

/** Less than the API keeps them: it is this end that closes them, between requests. */
const IDLE_CONNECTION_MILLISECONDS = KEEP_ALIVE_MILLISECONDS - 5_000;
const KEEP_ALIVE = `timeout=${KEEP_ALIVE_MILLISECONDS / 1000}`;

/** Why there is no answer of the API: it was never asked, or it was and what came of it is not known. */
export type ProxyFailure = "unreachable" | "unanswered";

export interface ProxiedRequest {
  /** What stands after the API's root, as the caller wrote it, with the query: `/brands?limit=2`. */
  path: string;
  /** Goes in place of the caller's. */
  authorization?: string;
  limits: WaitLimits;
  /** Answers the caller when the API does not. */
  answerFailure: (response: ServerResponse, failure: ProxyFailure) => void;
}

/** Sends a request on to the API, and its answer back. Headers and path of the request are those for the API from then on. */
export type ApiProxy = (request: IncomingMessage, response: ServerResponse, proxied: ProxiedRequest) => void;

interface Passage extends ProxiedRequest {
  /** Something of it may have reached the API. */
  wasSent: boolean;
}

function targetOf(apiUrl: string) {
  const { protocol, hostname, port, pathname } = new URL(apiUrl);
  // Node connects to `::1`, and not to `[::1]`, as addresses of IP version 6 stand in a URL.
  return { protocol, hostname: hostname.replace(/^\[|\]$/g, ""), port, pathname: pathname.replace(/\/$/, "") };
}

/**
 * Passes requests on to the API, byte for byte: the path as it was written, the body as it comes in, the answer as it goes
 * out. Nothing is decided here.
 */
export function createApiProxy(apiUrl: string): ApiProxy {
  const target = targetOf(apiUrl);
  const kept = { keepAlive: true, timeout: IDLE_CONNECTION_MILLISECONDS };
  const agent = target.protocol === "https:" ? new HttpsAgent(kept) : new HttpAgent(kept);
  const proxy = new ProxyServer({ target, agent });
  const passages = new WeakMap<IncomingMessage, Passage>();

  // The request has its socket, and nothing was written yet.
  proxy.on("proxyReq", (onward, request, response) => {
    const passage = passages.get(request);
    if (passage === undefined) return;
    const sent = () => {
      passage.wasSent = true;
    };
    if (onward.socket?.connecting === true) onward.socket.once("connect", sent);
    else sent();
    limitWait(onward, { request, response }, passage.limits);
  });
  proxy.on("proxyRes", (answer, request, response) => {
    const isLast = /\bclose\b/i.test(answer.headers.connection ?? "");
    answer.headers = headersForCaller(answer.headers);
    // The API ends a connection whose body it will not read, and ours to the caller has to end for the same reason.
    if (isLast && !request.complete) closeWithoutReading(request, response);
    if (response.hasHeader("connection") || !response.shouldKeepAlive) answer.headers.connection = "close";
    else answer.headers["keep-alive"] = KEEP_ALIVE;
  });
  // After the answer has begun, an error is the API's refusing the rest of the body: it has said why already.
  proxy.on("error", (_error, request, response) => {
    if (request === undefined || response === undefined || !("headersSent" in response) || response.headersSent) return;
    const passage = passages.get(request);
    closeWithoutReading(request, response);
    passage?.answerFailure(response, passage.wasSent ? "unanswered" : "unreachable");
  });

  return (request, response, proxied) => {
    passages.set(request, { ...proxied, wasSent: false });
    request.headers = { ...headersForApi(request.headers), "x-forwarded-for": forwardedFor(request) };
    if (proxied.authorization !== undefined) request.headers.authorization = proxied.authorization;
    request.url = proxied.path;
    // It rejects when the caller's connection breaks, which ends the call and is nobody's fault here.
    proxy.web(request, response).catch(() => undefined);
  };
}
