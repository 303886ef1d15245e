import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import german from "../../messages/de";
import english from "../../messages/en";
import spanish from "../../messages/es";
import french from "../../messages/fr";
import type { Locale } from "./locales";
import type { Words } from "./over";

const LANGUAGES: [locale: Locale, words: Words][] = [
  ["de", german],
  ["fr", french],
  ["es", spanish],
];

/** Every message by its path: `team.role.owner`. */
const messagesIn = (words: Words, before = ""): [path: string, message: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[before + key, value]] : messagesIn(value, `${before}${key}.`),
  );

/** What a message takes from outside: its arguments and its tags. */
const takenBy = (message: string): string[] => {
  const found = [...message.matchAll(/\{(\w+)\s*[,}]|<(\w+)>/g)].map(([, argument, tag]) => argument ?? `<${tag}>`);
  return [...new Set(found)].sort();
};

const inEnglish = new Map(messagesIn(english));

test.each(LANGUAGES)("%s says no more than English does, with the same arguments, and can be read", (locale, words) => {
  const errors: string[] = [];
  for (const [path, message] of messagesIn(words)) {
    const original = inEnglish.get(path);
    expect([path, original === undefined ? undefined : takenBy(message)]).toEqual([path, takenBy(original ?? "")]);
    const translate = createTranslator({
      locale,
      messages: { message },
      // Nothing is given to it: of what it then complains about, what can't be read at all counts.
      onError: ({ code, message: told }) => code === "INVALID_MESSAGE" && errors.push(`${path}: ${told}`),
    });
    translate("message");
  }
  expect(errors).toEqual([]);
});

test.each(LANGUAGES)("%s says everything that is written", (_, words) => {
  const said = new Set(messagesIn(words).map(([path]) => path));
  expect([...inEnglish.keys()].filter((path) => !said.has(path))).toEqual([]);
});
