import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import {
  answerMalformed,
  closeWithoutReading,
  KEEP_ALIVE_MILLISECONDS,
  REQUEST_MILLISECONDS,
  watchConnections,
} from "@marque/http";
import { answerError } from "./answer-json";
import { forwardedFor } from "./passed-headers";
import { restPath } from "./rest-requests";
import { trpcPath } from "./trpc-requests";

type PathListener = (request: IncomingMessage, response: ServerResponse, path: string) => unknown;

export interface Listeners {
  rest: PathListener;
  trpc: PathListener;
  /** Next's: the pages and their files, and signing in. */
  pages: RequestListener;
}

/** Reading a page, and sending a form of one. */
const PAGE_METHODS = ["GET", "HEAD", "POST"];
const ALLOWED = [...PAGE_METHODS, "OPTIONS"].join(", ");

function decodes(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ""));
    return true;
  } catch {
    // URIError, the only thing that it throws: half of a character, or a `%` alone
    return false;
  }
}

/**
 * Answers what no page does. Next renders a page for whatever method it is asked by, but answers `TRACE` with a bare 500, and
 * so it does with what is asked of the server as a whole (`OPTIONS *`).
 */
function answersUnserved(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "GET", url } = request;
  if (method === "OPTIONS") response.writeHead(204, { allow: ALLOWED }).end();
  else if (!PAGE_METHODS.includes(method) || url === "*") {
    closeWithoutReading(request, response);
    answerError(response.setHeader("allow", ALLOWED), "methodNotAllowed", `Pages answer ${ALLOWED}`);
  } else return false;
  return true;
}

/**
 * The web app's one HTTP server. It sends what is the API's on to the API, and everything else to Next, whose own router
 * comes too late for the former: it redirects doubled slashes, answers a path that does not decode with a 500, writes `%20`
 * in a query anew as `+`, and reads bodies to their end. Not yet listening.
 *
 * `Upgrade` is ignored: nobody listens for it, so Node hands such requests over like any other (RFC 9110 section 7.8).
 * @param stopping aborted when the process was told to stop
 */
export function createWebServer({ rest, trpc, pages }: Listeners, stopping: AbortSignal): Server {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MILLISECONDS, requestTimeout: REQUEST_MILLISECONDS });
  const connections = watchConnections(server, stopping);
  server.on("clientError", (error, socket) => {
    if (!connections.finishesUnderWay(socket)) answerMalformed(error, socket);
  });
  server.on("request", (request, response) => {
    const url = request.url ?? "/";
    const asRest = restPath(url);
    if (asRest !== undefined) return rest(request, response, asRest);
    const asCall = trpcPath(url);
    if (asCall !== undefined) return trpc(request, response, asCall);
    if (answersUnserved(request, response)) return undefined;
    // Next believes what a caller says of it, and pages that sign people in pass it on.
    request.headers["x-forwarded-for"] = forwardedFor(request);
    // There is no such page, and Next's page for that says so.
    if (!decodes(url)) request.url = "/not-found";
    return pages(request, response);
  });
  return server;
}
