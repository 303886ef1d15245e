import { expect, test } from "vitest";
import { overviewQuery, readListView, writeListView } from "./list-address";

const read = (search: string) => readListView(new URLSearchParams(search));

test("the list as it is at first has no address, and asks for everything, newest first", () => {
  expect(writeListView(read(""))).toBe("");
  expect(overviewQuery(read(""))).toEqual({ limit: 100, sort: "-createdAt" });
});

test.each([
  ["page=99999", ""],
  ["state=nonsense&sort=nonsense", ""],
  // None at all can be meant.
  ["columns=", "?columns="],
  ["q=two+words&state=disabled&sort=name", "?q=two+words&state=disabled&sort=name"],
  ["columns=prompts,createdAt", "?columns=prompts,createdAt"],
])("%s is read as %s", (written, kept) => {
  expect(writeListView(read(written))).toBe(kept);
});

test.each([
  ["q=+Kestrel+", { q: "Kestrel" }],
  [`q=${"x".repeat(300)}`, { q: "x".repeat(200) }],
  ["q=++", {}],
  ["state=enabled", { enabled: true }],
  ["state=disabled", { enabled: false }],
])("%s asks the API for %o", (written, asked) => {
  expect(overviewQuery(read(written))).toEqual({ limit: 100, sort: "-createdAt", ...asked });
});
