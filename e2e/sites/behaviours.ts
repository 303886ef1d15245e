import type { IncomingMessage, ServerResponse } from "node:http";

/** A site that is made of what it does rather than of pages. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Between two drips; far below any idle timeout, so that only a deadline on the whole ends it. */
const DRIP_MILLISECONDS = 250;

/** A head at once, then a few bytes at a time for as long as somebody listens. */
const drip: Behaviour = (_request, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.write("<!doctype html><html lang=en><head><title>Slow Harbour</title></head><body>");
  const timer = setInterval(() => response.write("<p>still pouring</p>"), DRIP_MILLISECONDS);
  response.once("close", () => clearInterval(timer));
};

const redirectTo = (status: 301 | 302, location: string, response: ServerResponse): void => {
  response.writeHead(status, { location, "content-length": "0" }).end();
};

const moved: Behaviour = (request, response) => redirectTo(301, `http://acme.test${request.url ?? "/"}`, response);

/** `/?to=<URL>` leads there; a test passes the address of its own listener, and counts who comes. */
const leadInside: Behaviour = (request, response) => {
  const to = new URL(request.url ?? "/", "http://private-redirect.test").searchParams.get("to");
  redirectTo(302, to ?? "http://127.0.0.1:1/", response);
};

export const BEHAVIOURS: ReadonlyMap<string, Behaviour> = new Map([
  ["slow.test", drip],
  ["old-name.test", moved],
  ["private-redirect.test", leadInside],
]);
