import { expect, test } from "vitest";
import { analysisInput } from "./contract";
import { refusal } from "./testing/refusal";

const WEBSITE = "website must be a valid domain or http(s) URL";
const fits = { website: "acme.com" };

const REFUSED: readonly [name: string, value: unknown, message: string][] = [
  ["a missing website", {}, "website: is required"],
  ["a website that is no string", { website: null }, "website: must be a string"],
  ["a website that is none", { website: "http://127.0.0.1" }, WEBSITE],
  ["an unknown field", { ...fits, site: "x" }, "site: is not a known field"],
  ["explain in the body", { ...fits, explain: true }, "explain: is not a known field"],
  ["a negative number", { ...fits, maxPrompts: -1 }, "maxPrompts: must be between 0 and 100"],
  ["a number over 100", { ...fits, maxPrompts: 101 }, "maxPrompts: must be between 0 and 100"],
  ["a broken number", { ...fits, maxCompetitors: 1.5 }, "maxCompetitors: must be a whole number"],
  ["a number in a string", { ...fits, maxCompetitors: "5" }, "maxCompetitors: must be a number"],
  ["null as a number", { ...fits, maxCompetitors: null }, "maxCompetitors: must be a number"],
  ["a name that is no string", { ...fits, brandName: 5 }, "brandName: must be a string"],
  ["a name of 201 characters", { ...fits, brandName: "a".repeat(201) }, "brandName: must be at most 200 characters"],
  [
    "a control character in the name",
    { ...fits, brandName: "Ac\u0007me" },
    "brandName: must not contain control characters",
  ],
  ["several faults at once", { website: "x", maxPrompts: 200 }, `${WEBSITE}; maxPrompts: must be between 0 and 100`],
];

test.each(REFUSED)("an analysis is refused for %s", (_, value, message) => {
  expect(refusal(analysisInput, value)).toBe(message);
});
