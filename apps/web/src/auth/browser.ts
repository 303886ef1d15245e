/** The browser that a request came from, as far as the API wants to know. */
export interface Browser {
  /** What it says of itself (RFC 9110 section 10.1.5). */
  agent: string | undefined;
  /** The addresses that it came over, for the API to find out which of them to believe. */
  forwardedFor: string | undefined;
}

/** @param headers of the browser's request. */
export const browserOf = (headers: { get(name: string): string | null }): Browser => ({
  agent: headers.get("user-agent") ?? undefined,
  forwardedFor: headers.get("x-forwarded-for") ?? undefined,
});
