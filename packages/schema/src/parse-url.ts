/**
 * An address by the WHATWG URL standard; `undefined` for what is none. Never throws.
 *
 * Not `URL.canParse`: once Node 20 has made its fast path of it, after some hundred thousand calls, that says false of
 * addresses with Latin-1 letters such as `https://straße.de/`. `URL.parse` came with Node 22.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
