import type { PageOutcome } from "./page";
import type { Redirect } from "./surroundings";

/** The steps that led to where a page was found, or to where it failed. */
export const redirectsOf = (page: PageOutcome): Redirect[] =>
  page.redirects.map((from, index) => ({ from, to: page.redirects[index + 1] ?? page.url }));
