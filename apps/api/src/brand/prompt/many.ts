import type { BrandPrompt } from "@marque/schema";
import { promptNotFound } from "./check";

/** Those that were meant, in the brand's order. @throws {CallerError} `notFound`: one of them is not the brand's. */
export function pickPrompts(all: readonly BrandPrompt[], ids: readonly string[]): BrandPrompt[] {
  const known = new Set(all.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw promptNotFound(missing);
  const wanted = new Set(ids);
  return all.filter(({ id }) => wanted.has(id));
}
