import messages from "./messages.en.json" with { type: "json" };

/** What can be said: one sentence or part of one for each code, in each language that has a file. */
export type MessageCode = keyof typeof messages;

const isCode = (text: string): text is MessageCode => Object.hasOwn(messages, text);

/**
 * Puts a message into words: `{host}` stands for a parameter. A parameter that is itself a code (`page.home`) is said in
 * words as well; a list is joined with commas. A slot without a parameter is left out.
 */
export function say(
  code: MessageCode,
  params: Readonly<Record<string, string | number | readonly string[]>> = {},
): string {
  return messages[code].replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = params[slot] ?? "";
    if (typeof value === "string") return isCode(value) ? messages[value] : value;
    return typeof value === "number" ? String(value) : value.join(", ");
  });
}

/** `1 page`, `3 pages`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
