import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { passOn } from "./pass-on";

/** The REST API under this app's own address, so that one public host is enough. */
const PREFIX = /^\/api\/v1(?=[/?]|$)/;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The path and query for the API, as the caller wrote them; `undefined` for what is not the API's. */
export function restPath(url: string): string | undefined {
  if (!PREFIX.test(url)) return undefined;
  const rest = url.replace(PREFIX, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

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
 * Stands before Next and takes what is the API's. A route handler comes too late for that: Next redirects doubled slashes,
 * answers a path that does not decode with a 500, writes `%20` in a query anew as `+`, and reads bodies to their end.
 *
 * Next lets nobody at its server, so this asks Node for it (`http.server.request.start`, in Node's documentation of
 * `diagnostics_channel`), which hands it over with the first request, before Next has heard of that.
 */
export function standBeforeNext(apiUrl: string): void {
  const taken = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("server" in message)) return;
    const { server } = message;
    if (!(server instanceof Server) || taken.has(server)) return;
    taken.add(server);
    const listeners = server.listeners("request");
    server.removeAllListeners("request");
    const route: Listener = (request, response) => {
      const path = restPath(request.url ?? "/");
      if (path !== undefined) return passOn(request, response, apiUrl, path);
      // Next would answer a bare 500: there is no such page, and its page for that says so.
      if (!decodes(request.url ?? "/")) request.url = "/not-found";
      for (const listener of listeners) listener.call(server, request, response);
    };
    server.on("request", route);
  });
}
