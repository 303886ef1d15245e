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

const movedTo =
  (host: string): Behaviour =>
  (request, response) =>
    redirectTo(301, `http://${host}${request.url ?? "/"}`, response);

/** Asks for consent before it lets anybody go on to the site. */
const askConsent: Behaviour = (request, response) => {
  if (request.url === "/robots.txt") return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end("<!doctype html><html lang=en><title>Before you continue to Harbour Lights</title><h1>Cookies</h1>");
};

/** A site that sends whoever comes without its cookie to where consent is asked for. */
const sendForConsent: Behaviour = (request, response) =>
  redirectTo(302, `http://ask-first.test/collect?continue=http://harbour-lights.test${request.url ?? "/"}`, response);

/**
 * `/?to=<URL>` leads there; a test passes the address of its own listener, and counts who comes. It redirects, or answers
 * with a page that moves on (`&by=refresh`) or has everything that a page links to there (`&by=links`).
 */
const leadInside: Behaviour = (request, response) => {
  const asked = new URL(request.url ?? "/", "http://private-redirect.test").searchParams;
  const to = asked.get("to") ?? "http://127.0.0.1:1/";
  const by = asked.get("by") ?? "redirect";
  // Header bytes are Latin-1; servers write UTF-8 into them.
  if (by === "redirect") return redirectTo(302, Buffer.from(to).toString("latin1"), response);
  const html = by === "refresh" ? refreshTo(to) : linksTo(to);
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(`<!doctype html><html lang=en><title>Inner Harbour</title>${html}`);
};

const inAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const refreshTo = (to: string): string => `<meta http-equiv="refresh" content="0; url=${inAttribute(to)}">`;

const linksTo = (to: string): string => {
  const href = `href="${inAttribute(to)}"`;
  const links = ["icon", "manifest", "canonical", "search", 'alternate" hreflang="de'].map(
    (rel) => `<link rel="${rel}" ${href}>`,
  );
  const pages = ["About us", "Imprint", "Contact", "Products", "Compare"].map((text) => `<a ${href}>${text}</a>`);
  return `${links.join("")}<img src="${inAttribute(to)}"><iframe src="${inAttribute(to)}"></iframe>${pages.join("")}`;
};

export const BEHAVIOURS: ReadonlyMap<string, Behaviour> = new Map([
  ["slow.test", drip],
  ["old-name.test", movedTo("acme.test")],
  ["brightwater.example", movedTo("brightwater.test")],
  ["brightwater.invalid", movedTo("www.brightwater.test")],
  ["harbour-lights.test", sendForConsent],
  ["ask-first.test", askConsent],
  ["private-redirect.test", leadInside],
]);
