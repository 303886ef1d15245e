import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { parseUrl } from "@marque/schema";
import type { FetchingOptions } from "../../src/fetch";
import { listen } from "../../testing/made-site";
import type { EgressCase, Step } from "./read-cases";

/** Plays every site of a case on the loopback, and notes which addresses were to be dialled. */
export interface ScriptedSite extends AsyncDisposable {
  dial: NonNullable<FetchingOptions["dial"]>;
  /** The literal addresses, in order. */
  dialled: string[];
  /** What the page at an address links to; `undefined` when it redirects, or ends the chain. */
  linkedFrom(url: string): string | undefined;
}

const REDIRECT = /^(30[12378])\b/;
/** No header carries them (RFC 9110 section 5.5): a redirect to such an address is played by a page that links to it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NOT_IN_HEADERS = /[\u0000-\u0008\u000a-\u001f\u007f]/;

function redirectStatus({ via, to }: Step): number | undefined {
  const status = REDIRECT.exec(via)?.[1];
  return status === undefined || NOT_IN_HEADERS.test(to) ? undefined : Number(status);
}

export async function playCase({ input, chain }: EgressCase): Promise<ScriptedSite> {
  const steps = stepsByAddress(input, chain);
  const dialled: string[] = [];
  const answer = (protocol: string) => (request: IncomingMessage, response: ServerResponse) =>
    play(steps.get(`${protocol}//${request.headers.host}${request.url}`), request, response);
  // One for each scheme: the request itself doesn't tell them apart.
  const plain = await listen(createServer(answer("http:")), []);
  const secure = await listen(createServer(answer("https:")), []);
  return {
    dialled,
    dial(options, callback) {
      dialled.push(options.hostname);
      // TLS is left out: the guard has decided by now.
      const { address, port } = (options.protocol === "https:" ? secure : plain).target;
      const socket = connect(port, address);
      socket.once("connect", () => callback(null, socket)).once("error", (error) => callback(error, null));
    },
    linkedFrom(url) {
      const step = steps.get(url);
      if (step === undefined || redirectStatus(step) !== undefined) return undefined;
      // As written when it is whole, so that the fetcher judges what the page says and not what was made of it.
      return parseUrl(step.to) === undefined ? (parseUrl(step.to, url)?.href ?? step.to) : step.to;
    },
    async [Symbol.asyncDispose]() {
      await plain[Symbol.asyncDispose]();
      await secure[Symbol.asyncDispose]();
    },
  };
}

/** Which step is taken from which address. */
function stepsByAddress(input: string, chain: readonly Step[]): Map<string, Step> {
  const steps = new Map<string, Step>();
  let at = input.trim();
  let base: string | undefined;
  for (const step of chain) {
    // An address that nobody can read has no page to go on from.
    const url = parseUrl(at, base);
    if (url === undefined) break;
    url.hash = "";
    // The fetcher asks without the root's dot.
    url.hostname = url.hostname.replace(/\.$/, "");
    if (!steps.has(url.href)) steps.set(url.href, step);
    base = url.href;
    at = step.to;
  }
  return steps;
}

function play(step: Step | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (step === undefined) {
    if (request.url === "/robots.txt") response.writeHead(404).end();
    else page(response, "<p>hello");
    return;
  }
  const status = redirectStatus(step);
  // Header bytes are Latin-1; servers write UTF-8 into them.
  if (status !== undefined) response.writeHead(status, { location: Buffer.from(step.to).toString("latin1") }).end();
  else page(response, markup(step));
}

function page(response: ServerResponse, html: string): void {
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8" })
    .end(`<!doctype html><title>Acme</title>${html}`);
}

function markup({ via, to }: Step): string {
  const address = to.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  if (/refresh/i.test(via)) return `<meta http-equiv="refresh" content="0; url=${address}">`;
  const rel = /\brel=["']?([a-z-]+)/i.exec(via)?.[1];
  if (rel === undefined) return `<a href="${address}">On</a>`;
  return `<link rel="${rel}"${/hreflang/i.test(via) ? ' hreflang="de"' : ""} href="${address}">`;
}
