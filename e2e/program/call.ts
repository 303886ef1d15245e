import { product } from "../product/address";

export interface CallOptions {
  /** The credentials; a token with every scope unless said otherwise, none when `null`. */
  authorization?: string | null;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, in place of `json`; bytes without a content type, unless `headers` has one. */
  raw?: string | Uint8Array<ArrayBuffer>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body read as JSON; `undefined` when there is none or when it is no JSON. */
  body: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // whoever asks for `body` finds out; `text` has what was sent
  }
};

/** One call as a program makes it: the whole URL, no redirects followed, nothing thrown for an error status. */
export async function call(method: string, url: string, options: CallOptions = {}): Promise<Answer> {
  const { authorization = `Bearer ${product.token}`, json, raw, headers } = options;
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: {
      ...(authorization === null ? {} : { authorization }),
      ...(typeof body !== "string" ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}
