import { readFileSync } from "node:fs";
import { createContract } from "@marque/schema";
import { expect, test } from "vitest";
import { checkRows } from "./read/check";
import { readText, rowsOf } from "./read/file";
import { SAMPLE } from "./sample";

const DOCS = new URL("../../../../docs/import.md", import.meta.url);

test("the sample is what the docs show, and can be imported", async () => {
  expect(readFileSync(DOCS, "utf8")).toContain(SAMPLE);
  const contract = createContract();
  const { privateHosts } = contract;
  const file = await readText(SAMPLE, { source: "sample", encoding: undefined, privateHosts });
  if (file.kind !== "table") throw new Error("it is no table");
  const checked = await checkRows(rowsOf(file, file.guess, privateHosts), contract, new AbortController().signal);
  expect(checked).toMatchObject({
    bad: [],
    repeats: [],
    good: [{ id: "acme" }, { id: "kestrel" }, { id: "ledgerly" }],
  });
});
