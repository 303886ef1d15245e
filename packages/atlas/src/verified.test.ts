import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { entriesOf } from "./entries";
import { makeBrand, makeCategory } from "./testing/made-category";
import { readVerified, type Verified, warningsOf, writeVerified } from "./verified";

const entries = entriesOf([
  makeCategory("lamps", {
    brands: [
      makeBrand("Sol", "sol.fr"),
      makeBrand("Nox", "nox.com"),
      makeBrand("Old", "old.com", { status: "retired" }),
    ],
  }),
]);
const today = new Date("2026-11-22T12:00:00Z");

test.each<[string, Verified, string[]]>([
  ["nobody looked yet", {}, ["2 of 2 domains were never verified: npm run atlas:verify"]],
  [
    "all is well",
    { "sol.fr": { verdict: "ok", date: "2026-11-20" }, "nox.com": { verdict: "blocked", date: "2025-11-23" } },
    [],
  ],
  [
    "a look is older than a year",
    { "sol.fr": { verdict: "ok", date: "2025-11-20" }, "nox.com": { verdict: "ok", date: "2026-01-01" } },
    ["1 domains were verified more than a year ago, sol.fr among them: npm run atlas:verify"],
  ],
  [
    "a domain is dead",
    { "sol.fr": { verdict: "ok", date: "2026-11-20" }, "nox.com": { verdict: "dead", date: "2026-11-20" } },
    ["1 domains were found moved, parked, dead or nameless, nox.com among them: npm run atlas:verify"],
  ],
])("when %s", (_, verified, warnings) => {
  expect(warningsOf(verified, entries, today)).toEqual(warnings);
});

test("looks are kept a line each, in the order of their domains", () => {
  const folder = mkdtempSync(join(tmpdir(), "verified-"));
  try {
    const file = pathToFileURL(join(folder, "verified.json"));
    expect(readVerified(file)).toEqual({});
    const verified: Verified = {
      "sol.fr": { verdict: "moved", date: "2026-11-22", to: "sol.com" },
      "nox.com": { verdict: "ok", date: "2026-11-22" },
    };
    writeVerified(verified, file);
    expect(readVerified(file)).toEqual(verified);
    expect(readFileSync(file, "utf8").split("\n")[1]).toBe('  "nox.com": {"verdict":"ok","date":"2026-11-22"},');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
