import { type BrandCalls, brandCalls } from "./brands.js";
import type { Call, CallOptions } from "./call.js";
import type {
  Analysis,
  AnalysisInput,
  AnalysisQuery,
  AuditEvent,
  AuditQuery,
  Market,
  MarketQuery,
} from "./contract.js";
import { prepareRequest, type RequestParts } from "./request.js";
import { type Sending, send } from "./send.js";

export interface MarqueOptions {
  /** The API's root: `http://localhost:4000`, or `/api/v1` on the web app's origin. */
  baseUrl: string;
  /** An access token, `mrq_…`. */
  token: string;
  /** For each try; 30,000 unless said otherwise. An analysis may take 20 s. */
  timeoutMilliseconds?: number;
  /** Further tries after the first, when no answer came or it was 429, 502, 503 or 504; 2 unless said otherwise. */
  retries?: number;
  /** The longest wait that a server may ask for before a further try; 60,000 unless said otherwise. */
  longestWaitMilliseconds?: number;
  /** In place of the platform's own. */
  fetch?: typeof globalThis.fetch;
}

/** A client of Marque's REST API. Its calls throw a `MarqueError`, or the reason of the signal that ended them. */
export class Marque {
  readonly brands: BrandCalls;
  /** Not shown by whatever prints the client. */
  readonly #token: string;
  readonly #baseUrl: string;
  readonly #sending: Sending;

  /** @throws {TypeError} an address or a token that no request could be made with. */
  constructor({
    baseUrl,
    token,
    timeoutMilliseconds = 30_000,
    retries = 2,
    longestWaitMilliseconds = 60_000,
    fetch = globalThis.fetch,
  }: MarqueOptions) {
    const { protocol, username, search, hash } = new URL(baseUrl);
    if (!/^https?:$/.test(protocol) || username !== "" || search !== "" || hash !== "")
      throw new TypeError("baseUrl must be an http(s) URL without credentials, query and fragment");
    // The platform's own error would quote it.
    if (!/^[\x21-\x7e]+$/.test(token)) throw new TypeError("token must be visible ASCII characters");
    this.#token = token;
    this.#baseUrl = baseUrl.replace(/\/+$/, "");
    this.#sending = { fetch, timeoutMilliseconds, retries, longestWaitMilliseconds };
    this.brands = brandCalls(this.call);
  }

  /** Calls any operation of the API by its method and path; the others are short for this. */
  readonly call: Call = async (method, path, { signal, ...parts }) => {
    // Of whatever operation it is, its parts are these at most; which of them, the compiler knows of known operations alone.
    const request = prepareRequest(this.#baseUrl, this.#token, method, path, parts as RequestParts);
    // That the body is what its type says is the server's word: both are made of the same schemas.
    return (await send(request, this.#sending, signal)) as never;
  };

  /** Suggests what to fill in about a brand, from its website. Takes up to 20 s; stores nothing. */
  async analyze(site: AnalysisInput, query: AnalysisQuery = {}, options: CallOptions = {}): Promise<Analysis> {
    return (await this.call("POST", "/tools/analyze", { body: site, query, ...options })).body;
  }

  /** The markets that a brand can be placed in, best first. */
  async markets(query: MarketQuery = {}, options: CallOptions = {}): Promise<Market[]> {
    return (await this.call("GET", "/markets", { query, ...options })).body.markets;
  }

  /** Who changed what, newest first, each page asked for when it is reached. The token needs `audit:read`. */
  async *auditEvents(query: AuditQuery = {}, options: CallOptions = {}): AsyncGenerator<AuditEvent, void, undefined> {
    let behind: AuditQuery | undefined = query;
    while (behind !== undefined) {
      const { events, nextCursor }: { events: AuditEvent[]; nextCursor: string | null } = (
        await this.call("GET", "/audit", { query: behind, ...options })
      ).body;
      yield* events;
      behind = nextCursor === null ? undefined : { ...query, cursor: nextCursor };
    }
  }
}
