import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type MadeSite, makeSite, makeTcpSite } from "../made-site";

/** For tests and measurements: a server that does what no analysis wishes for. */
export interface HostileServer {
  /** What it does, in words. */
  does: string;
  listen(): Promise<MadeSite & { authority?: string }>;
  answer: ExpectedAnswer;
  /** The public name that it is reached under, by https; servers without one are private hosts and reached without. */
  name?: string;
  /** Only a time limit ends it. */
  endless?: boolean;
}

/** What an analysis should say of it. */
export interface ExpectedAnswer {
  /** `Acme` when its page could be used; `host` when the name had to be made of the hostname; `any` when both are fine. */
  name: "Acme" | "host" | "any";
  /** Part of the problem's sentence; `null` when there is none to tell. */
  problem: RegExp | null | "any";
}

export const READ: ExpectedAnswer = { name: "Acme", problem: null };
export const unread = (problem: RegExp): ExpectedAnswer => ({ name: "host", problem });

export const HTML = { "content-type": "text/html; charset=utf-8" };
const SENTENCES = "<p>Acme makes fountain pens and ink for people who write letters by hand.</p>\n".repeat(40);
/** The beginning of a page that says whose it is: some 3,000 bytes. */
export const BEGINNING = `<!doctype html><html lang="en"><head><title>Acme | Fountain pens</title>
<meta property="og:site_name" content="Acme"></head><body><h1>Fountain pens</h1>
${SENTENCES}`;

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** Over HTTP; `/robots.txt` is absent unless the server does something to it. */
export const http =
  (respond: Respond, robots?: Respond): HostileServer["listen"] =>
  () =>
    makeSite(
      (request, response) => {
        // So that what is left of a connection after the answer is a leak.
        response.setHeader("connection", "close");
        if (request.url !== "/robots.txt") respond(request, response);
        else if (robots === undefined) response.writeHead(404).end();
        else robots(request, response);
      },
      { robots: true },
    );

/** By hand: whoever asks is answered with these bytes, or with what a function does to the socket. */
export const raw =
  (answer: string | Buffer | ((socket: Socket) => void)): HostileServer["listen"] =>
  () =>
    makeTcpSite((socket) =>
      socket.once("data", (request) => {
        if (request.includes("GET /robots.txt ")) socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n");
        else if (typeof answer === "function") answer(socket);
        else socket.end(answer);
      }),
    );

const SUBPAGES = ["About us", "Imprint", "Contact", "Products", "Compare", "Alternatives", "Privacy", "Pricing"]
  .map((text) => `<a href="/${text.toLowerCase().replace(" ", "-")}">${text}</a>`)
  .join(" ");

/** A home page that reads well, and what its server does to whoever follows its links. */
export const home =
  (respond: Respond): Respond =>
  (request, response) =>
    (request.url === "/" ? page(`${BEGINNING}<footer>${SUBPAGES}</footer>`) : respond)(request, response);

export const page =
  (html: string | Buffer, headers: Record<string, string> = {}): Respond =>
  (_, response) => {
    response.writeHead(200, { ...HTML, ...headers }).end(html);
  };

interface Sink {
  write(bytes: Buffer | string): boolean;
  on(event: "drain" | "close", listener: () => void): unknown;
  readonly destroyed: boolean;
}

/** Writes as fast as it is read, for as long as somebody reads. */
export function pour(sink: Sink, bytes: string): void {
  const chunk = Buffer.from(bytes.repeat(Math.ceil(65_536 / bytes.length)));
  const more = () => {
    while (!sink.destroyed && sink.write(chunk));
  };
  sink.on("drain", more);
  more();
}

/** Writes one piece a second, for as long as somebody listens. */
export function drip(sink: Sink, pieces: Iterable<string>): void {
  const next = pieces[Symbol.iterator]();
  const timer = setInterval(() => {
    const { done, value } = next.next();
    if (done === true) clearInterval(timer);
    else sink.write(value);
  }, 1000);
  sink.on("close", () => clearInterval(timer));
}

export function* forever(piece: string): Generator<string> {
  for (;;) yield piece;
}
