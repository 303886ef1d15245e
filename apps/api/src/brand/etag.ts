import { type Brand, brandETag } from "@marque/schema";
import { CallerError } from "../caller-error";

/**
 * Whether one of the tags of `If-Match` is the brand's, by strong comparison, or it is `*` (RFC 9110 section 13.1.1).
 * @throws {CallerError} `preconditionFailed` when none is.
 */
export function requireMatch(ifMatch: string | undefined, brand: Pick<Brand, "id" | "updatedAt">): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  if (ifMatch.split(",").some((tag) => tag.trim() === brandETag(brand))) return;
  throw new CallerError("preconditionFailed", `Brand "${brand.id}" was changed since it was read.`);
}
