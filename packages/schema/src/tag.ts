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
    .replace(/^-|-$/g, "");

/** A tag, stored in kebab-case, 1–50 characters. */
export const tag = text(50)
  .transform(toKebabCase)
  .refine((value) => value !== "", fault("tag"));
