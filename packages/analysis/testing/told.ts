import { sayIn } from "../src/explain/say";
import type { PageOutcome } from "../src/fetch";

/** For tests: what came of a page, with why it could not be had in English. */
export function told(page: PageOutcome): PageOutcome & { message: string } {
  return { ...page, message: page.ok ? "" : sayIn("en")(page.why.code, page.why.params) };
}
