import { expect, test } from "vitest";
import { bodyOf, curlOf, DEFAULTS } from "./request";

test("what is the default, or empty, is not sent", () => {
  expect(bodyOf({ ...DEFAULTS, website: " acme.com ", brandName: "  " })).toEqual({ website: "acme.com" });
  expect(bodyOf({ ...DEFAULTS, website: "acme.com", maxPrompts: 0 })).toEqual({ website: "acme.com", maxPrompts: 0 });
});

test("the command is one that a shell takes as it is meant", () => {
  const request = {
    ...DEFAULTS,
    website: "acme.com",
    brandName: "Ben & Jerry's",
    market: "ice-cream",
    about: "ice, cold",
  };
  expect(curlOf(request, "https://marque.example.com").split(" \\\n  ")).toEqual([
    "curl 'https://marque.example.com/api/v1/tools/analyze?market=ice-cream&about=ice%2C+cold'",
    '-H "Authorization: Bearer $MARQUE_TOKEN"',
    "-H 'Content-Type: application/json'",
    `-d '{"website":"acme.com","brandName":"Ben & Jerry'\\''s"}'`,
  ]);
});
