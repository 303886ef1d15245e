import { expect, test } from "vitest";
import { refusal } from "./testing/refusal";
import { tokenCreate } from "./token";

const REFUSED: readonly [name: string, value: unknown, message: string][] = [
  [
    "an unknown scope",
    { name: "ci", scopes: ["write"] },
    "scopes.0: must be one of brands:read, brands:write, analyze, audit:read",
  ],
  ["no scope", { name: "ci", scopes: [] }, "scopes: choose at least one"],
];

test.each(REFUSED)("a token is refused for %s", (_, value, message) => {
  expect(refusal(tokenCreate, value)).toBe(message);
});
