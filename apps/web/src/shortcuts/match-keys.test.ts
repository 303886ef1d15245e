import { expect, test } from "vitest";
import { matchKeys } from "./match-keys";

const ALL = ["g b", "g t", "?", "mod+k", "b"];
const press = (key: string, held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test.each([
  ["a key alone", press("?"), "", { state: "hit", keys: "?" }],
  ["the first of two", press("g"), "", { state: "begun", pressed: "g" }],
  ["the second of two, before the key alone", press("b"), "g", { state: "hit", keys: "g b" }],
  ["in capitals", press("B"), "g", { state: "hit", keys: "g b" }],
  ["another beginning after a beginning", press("g"), "g", { state: "begun", pressed: "g" }],
  ["something else after a beginning", press("?"), "g", { state: "hit", keys: "?" }],
  ["with Ctrl", press("k", { ctrlKey: true }), "", { state: "hit", keys: "mod+k" }],
  ["with ⌘", press("k", { metaKey: true }), "", { state: "hit", keys: "mod+k" }],
  ["Ctrl with a key that means something alone", press("b", { ctrlKey: true }), "", { state: "none" }],
  ["with Alt", press("?", { altKey: true }), "", { state: "none" }],
  ["a key that means nothing", press("x"), "", { state: "none" }],
])("%s", (_, pressed, before, expected) => {
  expect(matchKeys(pressed, before, ALL)).toEqual(expected);
});
