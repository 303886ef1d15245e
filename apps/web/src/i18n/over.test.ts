import { expect, test } from "vitest";
import { over } from "./over";

test("what one language does not say is said in the other, and nothing else is", () => {
  const english = { save: "Save", dialog: { title: "Remove?", act: "Remove" }, list: { none: "Nothing yet" } };
  const german = { dialog: { title: "Entfernen?" }, list: "no group", unknown: "?" };
  expect(over(english, german)).toEqual({
    save: "Save",
    dialog: { title: "Entfernen?", act: "Remove" },
    list: { none: "Nothing yet" },
  });
});
