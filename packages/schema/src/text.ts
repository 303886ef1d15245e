import { z } from "zod";
import { fault } from "./fault";

/** C0, DEL and C1 control characters, U+2028 and U+2029, and surrogates left alone (never text that a person meant to send). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const REFUSED_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Surrogate}/u;

/**
 * One line of text: NFC (Unicode TR 15), trimmed, `1` to `max` UTF-16 code units after trimming, no control characters.
 * The check for control characters runs on what was sent, so a trailing line feed is refused rather than trimmed away.
 */
export const text = (max: number) =>
  z
    .string()
    .refine((value) => !REFUSED_CHARACTERS.test(value), { ...fault("control"), abort: true })
    .transform((value) => value.normalize("NFC").trim())
    .pipe(z.string().min(1).max(max))
    .meta({ minLength: 1, maxLength: max });
