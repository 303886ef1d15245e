import { expect, test } from "vitest";
import { parseNearby } from "./parse-nearby";

test.each([
  ["overpass:https://overpass.example/api/interpreter", "https://overpass.example/api/interpreter"],
  ["overpass:http://10.0.0.5:8080/api/interpreter", "http://10.0.0.5:8080/api/interpreter"],
  [" overpass:http://[::1]:8080/api ", "http://[::1]:8080/api"],
  ["overpass:https://overpass/api/interpreter?from=us", "https://overpass/api/interpreter?from=us"],
])("%j is an Overpass API", (text, address) => {
  expect(parseNearby(text)?.href).toBe(address);
});

test.each(["", "  "])("%j is none", (text) => {
  expect(parseNearby(text)).toBeUndefined();
});

test.each([
  "https://overpass.example/api/interpreter",
  "overpass",
  "overpass:",
  "overpass:overpass.example",
  "overpass:ftp://overpass.example/",
  "overpass:https:///api",
  "overpass:https://user:secret@overpass.example/",
  "overpass:https://overpass.example/#top",
  "overpass:https://overpass.example/ api",
  "overpass:https:\\\\overpass.example\\",
  "overpass:https://overpass.example:99999/",
  "nominatim:https://overpass.example/",
  `overpass:https://overpass.example/${"a".repeat(2048)}`,
])("%j is refused in a sentence that says how it is written", (text) => {
  expect(() => parseNearby(text)).toThrow(/^must be "overpass:" and the http\(s\) address/);
});
