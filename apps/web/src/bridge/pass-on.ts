import {
  Agent as HttpAgent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as overHttp,
  type ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as overHttps } from "node:https";
import { ERRORS, type ErrorBody } from "@marque/schema";
import { goesToApi, goesToCaller } from "./headers";
import { closeWithoutReading } from "./unread-body";

const httpAgent = new HttpAgent({ keepAlive: true });
const httpsAgent = new HttpsAgent({ keepAlive: true });

/** A moment: the API comes back by itself, or somebody starts it. */
const RETRY_AFTER_SECONDS = 5;

const keep = (headers: OutgoingHttpHeaders, passes: (name: string) => boolean): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => passes(name)));

function answerUnavailable(response: ServerResponse): void {
  const body: ErrorBody = {
    error: ERRORS.unavailable.error,
    message: "The API can't be reached. Try again in a moment.",
  };
  response.writeHead(ERRORS.unavailable.status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(RETRY_AFTER_SECONDS),
  });
  response.end(JSON.stringify(body));
}

/**
 * Passes a request on to the API, byte for byte: the path as it was written, the body as it comes in, the answer as it
 * goes out. Nothing is decided here. An API that does not answer is a 503 in the contract's own form.
 * @param path what stands after the API's root, encoded as the caller wrote it, with the query: `/brands?limit=2`
 */
export function passOn(request: IncomingMessage, response: ServerResponse, apiUrl: string, path: string): void {
  const api = new URL(apiUrl);
  const secure = api.protocol === "https:";
  const client = request.socket.remoteAddress;
  const forwardedFor = [request.headers["x-forwarded-for"], client].filter((each) => each !== undefined).join(", ");
  const onward = (secure ? overHttps : overHttp)({
    agent: secure ? httpsAgent : httpAgent,
    host: api.hostname,
    port: api.port,
    method: request.method,
    path: `${api.pathname.replace(/\/$/, "")}${path}`,
    headers: { ...keep(request.headers, goesToApi), "x-forwarded-for": forwardedFor },
  });
  onward.on("response", (answer) => {
    // The API ends a connection whose body it will not read, and ours to the caller has to end for the same reason.
    if (/\bclose\b/i.test(answer.headers.connection ?? "")) {
      closeWithoutReading(request, response);
    }
    response.writeHead(answer.statusCode ?? ERRORS.unavailable.status, keep(answer.headers, goesToCaller));
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  // After the answer has begun, an error here is the API's refusing the rest of the body: it has said why already.
  onward.on("error", () => {
    if (response.headersSent) return;
    closeWithoutReading(request, response);
    answerUnavailable(response);
  });
  response.on("close", () => response.writableFinished || onward.destroy());
  request.pipe(onward);
}
