import { type BrandPrompt, type Prompt, sameText } from "@marque/schema";
import { CallerError } from "../../caller-error";

/** Named one by one; the rest is counted. */
const MOST_NAMED = 3;

/** What never was, what another brand has and what is gone are the same to a caller. */
export const promptNotFound = (id: string) => new CallerError("notFound", `Prompt "${id}" does not exist.`);

/** @throws {CallerError} `conflict`: a text is there already, in whatever case; the message says which, with its id. */
export function refuseRepeats(others: readonly BrandPrompt[], written: readonly Pick<Prompt, "prompt">[]): void {
  const texts = new Set(written.map(({ prompt }) => sameText(prompt)));
  const repeated = others.filter(({ prompt }) => texts.has(sameText(prompt)));
  if (repeated.length === 0) return;
  const named = repeated
    .slice(0, MOST_NAMED)
    .map(({ prompt, id }) => `Prompt "${prompt}" already exists, with the id ${id}.`);
  const more = repeated.length - named.length;
  throw new CallerError("conflict", [...named, ...(more > 0 ? [`So do ${more} more.`] : [])].join(" "));
}
