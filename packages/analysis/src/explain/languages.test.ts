import { expect, test } from "vitest";
import german from "./messages.de.json" with { type: "json" };
import english from "./messages.en.json" with { type: "json" };
import spanish from "./messages.es.json" with { type: "json" };
import french from "./messages.fr.json" with { type: "json" };
import { countryParam, type Messages, sayIn } from "./say";

/** The slots of a message, of each of its plural forms. */
const slotsOf = (template: Messages[keyof Messages]) =>
  (typeof template === "string" ? [template] : Object.values(template)).map((words) =>
    [...words.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot).sort(),
  );
const shapeOf = (messages: Messages) =>
  Object.fromEntries(Object.entries(messages).map(([code, template]) => [code, slotsOf(template)]));

test.each([
  ["German", german],
  ["French", french],
  ["Spanish", spanish],
] satisfies [string, Messages][])("%s says everything that English does, with the same slots", (_, messages) => {
  expect(shapeOf(messages)).toEqual(shapeOf(english));
});

test("a message inside of another is said in the same language", () => {
  const params = { source: "source.title", page: "page.home" };
  expect(sayIn("en")("fact.other", params)).toBe("page title on the home page");
  expect(sayIn("de")("fact.other", params)).toBe("Seitentitel auf der Startseite");
  const why = { code: "failure.circle", params: { host: "acme.com" } } as const;
  expect(sayIn("fr")("problem.unread", { why })).toMatch(/^acme\.com redirige en boucle\. Réessayez/);
});

test("numbers and countries are written as the language writes them", () => {
  const limit = { host: "acme.com", count: 0.3 };
  expect(sayIn("en")("failure.page-limit", limit)).toContain("0.3 seconds");
  expect(sayIn("de")("failure.page-limit", limit)).toContain("0,3 Sekunden");
  // In French less than two is singular (CLDR plural rules).
  expect(sayIn("fr")("failure.page-limit", limit)).toContain("0,3 seconde ");
  const place = { market: "dentists", country: countryParam("DE") };
  expect(sayIn("en")("withheld.country", place)).toContain("in Germany");
  expect(sayIn("es")("withheld.country", place)).toContain("en Alemania");
});
