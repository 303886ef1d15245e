import { expect, test } from "vitest";
import { z } from "zod";
import { brandFields } from "./contract";
import { faults } from "./fault";
import { describeFaults, faultInWords, issueInWords } from "./fault-words";
import { readFault } from "./read-fault";

test("a fault is a code with what its words need, and no sentence", () => {
  const parsed = brandFields.safeParse({ id: "a/b", name: "n".repeat(201), domains: ["foo"], brand: 1 });
  expect(parsed.success ? [] : faults(parsed.error)).toEqual([
    { path: "id", code: "id", params: {} },
    { path: "name", code: "long", params: { count: 200 } },
    { path: "domains.0", code: "domain", params: { value: "foo" } },
    { path: "brand", code: "unknown", params: {} },
  ]);
});

test("forms that a schema validates say the same words", () => {
  const field = z.strictObject({ name: brandFields.shape.name });
  for (const name of [undefined, "", "a\u0000", 5]) {
    const told = field.safeParse({ name });
    const shown = field.safeParse({ name }, { error: issueInWords });
    if (told.success || shown.success) throw new Error("the name was taken");
    expect(shown.error.issues.map(({ message }) => `name: ${message}`).join()).toBe(describeFaults(faults(told.error)));
  }
});

test("what was sent stands in quotation marks, numbers decide between one and many", () => {
  expect(faultInWords({ code: "domain", params: { value: 'a"b' } })).toBe('"a\\"b" is not a valid domain');
  expect(faultInWords({ code: "few", params: { count: 1 } })).toBe("must have at least 1 entry");
  expect(faultInWords({ code: "few", params: { count: 2 } })).toBe("must have at least 2 entries");
});

test("a code of a newer server is told as a refusal", () => {
  const received = readFault({ path: "name", code: "of-tomorrow", params: { count: 1 } });
  expect(received === undefined ? undefined : describeFaults([received])).toBe("name: is not valid");
});

test.each([
  [null],
  ["name"],
  [{ path: 1, code: "empty", params: {} }],
  [{ path: "name", code: "empty", params: { x: {} } }],
])("%j is no fault", (value) => {
  expect(readFault(value)).toBeUndefined();
});
