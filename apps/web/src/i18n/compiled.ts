import compile from "icu-minify/compile";
import type { Locale } from "./locales";

interface Words {
  [key: string]: string | Words;
}

const known = new Map<Locale, Words>();

/** React sends plain objects to the browser, and icu-minify makes them without a prototype. */
const plain = (compiled: unknown) => JSON.parse(JSON.stringify(compiled));

const compileAll = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, word]) => [
      key,
      typeof word === "string" ? plain(compile(word)) : compileAll(word),
    ]),
  ) as Words;

/**
 * Messages with their ICU syntax parsed already, so that browsers need no parser (8 KB of JavaScript on every page). What
 * reads them is chosen in `next.config.ts` by an alias. Each language's once for each process.
 */
export function compiled<T extends Words>(locale: Locale, messages: T): T {
  const made = known.get(locale) ?? compileAll(messages);
  known.set(locale, made);
  return made as T;
}
