import { ApiError, apiError, ConnectionError, MarqueError, TimeoutError } from "./errors.js";
import type { PreparedRequest } from "./request.js";

/** How a request is sent. */
export interface Sending {
  fetch: typeof globalThis.fetch;
  /** For each try. */
  timeoutMilliseconds: number;
  /** Further tries after the first. */
  retries: number;
  /** The longest wait before a further try; who asks for more is told to the caller instead. */
  longestWaitMilliseconds: number;
}

/** What came back of a call. */
export interface Answer<T> {
  status: number;
  body: T;
  /** The entity tag, for `ifMatch`; only of what has one. */
  etag: string | undefined;
  requestId: string;
  /** Whether it is the first answer to the same idempotency key, given again. */
  isReplayed: boolean;
}

/** What a proxy answers for a server that is not there, besides what the server says itself. */
const PASSING = new Set([429, 502, 503, 504]);

/**
 * Sends a request until it is answered for good.
 * @param signal ends it, waits included; its reason is thrown.
 * @throws {MarqueError}
 */
export async function send(
  request: PreparedRequest,
  sending: Sending,
  signal: AbortSignal | undefined,
): Promise<Answer<unknown>> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await sendOnce(request, sending, signal);
    } catch (error) {
      signal?.throwIfAborted();
      const wait = waitBefore(error, tried);
      if (wait === undefined || tried >= sending.retries || wait > sending.longestWaitMilliseconds) throw error;
      await pause(wait, signal);
    }
  }
}

async function sendOnce(
  { method, url, headers, body, requestId }: PreparedRequest,
  { fetch, timeoutMilliseconds }: Sending,
  signal: AbortSignal | undefined,
): Promise<Answer<unknown>> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      // The API redirects nobody: whoever does is somebody else, and gets no token.
      redirect: "manual",
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    text = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    if (timeout.aborted) throw new TimeoutError(timeoutMilliseconds, requestId);
    throw new ConnectionError(`No answer from ${new URL(url).origin}`, requestId, { cause });
  }
  const answered = response.headers.get("x-request-id") ?? requestId;
  const parsed = parseJson(text);
  if (!response.ok) throw refusalOf(response, parsed, answered);
  if (text !== "" && parsed === undefined) throw new MarqueError("The answer is not JSON", answered);
  return {
    status: response.status,
    body: parsed,
    etag: response.headers.get("etag") ?? undefined,
    requestId: answered,
    isReplayed: response.headers.get("idempotency-replayed") === "true",
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page, or nothing.
    return undefined;
  }
}

function refusalOf({ status, statusText, headers }: Response, body: unknown, requestId: string): ApiError {
  const { error, message }: { error?: unknown; message?: unknown } =
    typeof body === "object" && body !== null ? body : {};
  return apiError({
    status,
    error: typeof error === "string" ? error : statusText,
    message: typeof message === "string" ? message : `The server answered ${status} ${statusText}`.trim(),
    requestId,
    retryAfterSeconds: secondsUntil(headers.get("retry-after")),
  });
}

/** `Retry-After` (RFC 9110 section 10.2.3): seconds, or a date. */
function secondsUntil(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

/** Milliseconds to wait before a further try; `undefined` when it would end the same. */
function waitBefore(error: unknown, tried: number): number | undefined {
  // From a half to the whole of 0.5 s, 1 s, 2 s…, so that callers who failed together do not come back together.
  const backoff = Math.min(8_000, 500 * 2 ** tried) * (0.5 + Math.random() / 2);
  if (error instanceof ConnectionError || error instanceof TimeoutError) return backoff;
  if (!(error instanceof ApiError)) return undefined;
  const { status, retryAfterSeconds } = error;
  // 409 with a time to wait: an earlier try of this very call is still under way.
  if (!PASSING.has(status) && !(status === 409 && retryAfterSeconds !== undefined)) return undefined;
  return retryAfterSeconds === undefined ? backoff : retryAfterSeconds * 1000;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", leave);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", leave, { once: true });
  });
}
