import { expect, test } from "vitest";
import { createFaultWords, type FaultWords } from "./fault-words";
import german from "./faults.de.json" with { type: "json" };
import english from "./faults.en.json" with { type: "json" };
import spanish from "./faults.es.json" with { type: "json" };
import french from "./faults.fr.json" with { type: "json" };

/** Every way to say a code, by the form that chooses it. */
const formsOf = (template: FaultWords[keyof FaultWords]): Record<string, string> =>
  typeof template === "string" ? { other: template } : { ...template };
const paramsOf = (words: string): string[] => [...words.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort();

/** The codes of a language with, for each of their forms, the params that its words name. */
const shapeOf = (words: FaultWords) =>
  Object.fromEntries(
    Object.entries(words).map(([code, template]) => [
      code,
      Object.fromEntries(Object.entries(formsOf(template)).map(([form, said]) => [form, paramsOf(said)])),
    ]),
  );

test.each([
  ["German", german],
  ["French", french],
  ["Spanish", spanish],
] satisfies [string, FaultWords][])("%s says every fault, with the same params", (_, words) => {
  expect(shapeOf(words)).toEqual(shapeOf(english));
});

test("one and many are told apart by the language's own rule", () => {
  // In French none is singular (CLDR plural rules).
  const inFrench = createFaultWords("fr", french).faultInWords({ code: "few", params: { count: 0 } });
  expect(inFrench).toBe("doit avoir au moins 0 entrée");
  const inGerman = createFaultWords("de", german).faultInWords({ code: "few", params: { count: 2 } });
  expect(inGerman).toBe("muss mindestens 2 Einträge haben");
});
