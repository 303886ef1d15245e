import { fault } from "./fault";
import { toKebabCase } from "./kebab-case";
import { text } from "./text";

const LONGEST_TAG = 50;

/** A tag, stored in kebab-case, 1–50 characters. */
export const tag = text(LONGEST_TAG)
  .transform(toKebabCase)
  .refine((value) => value !== "", fault("tag"))
  // Lower case can be longer, and what is stored must be fit to be sent again.
  .refine((value) => value.length <= LONGEST_TAG, fault("long", { count: LONGEST_TAG }));
