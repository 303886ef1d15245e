/** What the path `/brands/…` can't hold as it is: our own page, and the two names that browsers resolve as folders. */
const TAKEN = new Set(["new", ".", ".."]);

/** Where a brand's page is. `!` never stands in an id, so it marks the few ids that need a way around. */
export const brandHref = (id: string): string => `/brands/${TAKEN.has(id) ? `!${id}` : encodeURIComponent(id)}`;

/** The id that a segment of the path stands for; `undefined` when it was never made by {@link brandHref}. */
export function brandIdOf(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).replace(/^!/, "");
  } catch (cause) {
    if (cause instanceof URIError) return undefined;
    throw cause;
  }
}
