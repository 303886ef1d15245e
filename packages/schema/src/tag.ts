import { fault } from "./fault";
import { text } from "./text";

/** `Running Shoes` → `running-shoes`: lower case, words of letters and digits joined by single hyphens. */
export const toKebabCase = (value: string): string =>
  value
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    // A run of anything else is one hyphen by now.
    .replace(/^-|-$/g, "")
    // What stood apart may stand together now, and be one character.
    .normalize("NFC");

const LONGEST_TAG = 50;

/** A tag, stored in kebab-case, 1–50 characters. */
export const tag = text(LONGEST_TAG)
  .transform(toKebabCase)
  .refine((value) => value !== "", fault("tag"))
  // Lower case can be longer, and what is stored must be fit to be sent again.
  .refine((value) => value.length <= LONGEST_TAG, fault("long", { count: LONGEST_TAG }));
