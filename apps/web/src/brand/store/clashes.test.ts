import { expect, test } from "vitest";
import { changedFields, clashingFields, rebase } from "./clashes";

const FIELDS = ["name", "domains"] as const;
const base = { name: "Acme", domains: ["acme.com"] };

test.each([
  ["nobody changed it", base, base, []],
  ["only the person did", { ...base, name: "Mine" }, base, []],
  ["only somebody else did", base, { ...base, name: "Theirs" }, []],
  ["both did, otherwise", { ...base, name: "Mine" }, { ...base, name: "Theirs" }, ["name"]],
  ["both did, the same", { ...base, name: "Ours" }, { ...base, name: "Ours" }, []],
  ["each changed another field", { ...base, name: "Mine" }, { ...base, domains: ["acme.de"] }, []],
  [
    "a list in another order is another list",
    { ...base, domains: ["b", "a"] },
    { ...base, domains: ["a", "b"] },
    ["domains"],
  ],
])("clashes: %s", (_, typed, stored, clashes) => {
  expect(clashingFields(base, typed, stored, [...FIELDS])).toEqual(clashes);
});

test("what a person wrote is laid on what is stored", () => {
  const written = rebase(base, { ...base, name: "Mine" }, { name: "Acme", domains: ["acme.de"] }, [...FIELDS]);
  expect(written).toEqual({ name: "Mine", domains: ["acme.de"] });
  expect(changedFields(base, written, [...FIELDS])).toEqual(["name", "domains"]);
});
