import { expect, test } from "vitest";
import { readAsked, streamOf } from "./export-file";

test.each([
  ["kind=brands&format=csv&q=&enabled=", { kind: "brands", format: "csv" }],
  ["kind=prompts&format=json&q=acme&enabled=false", { kind: "prompts", format: "json", q: "acme", enabled: false }],
  ["kind=tokens&format=csv", undefined],
  ["", undefined],
])("%s", (parameters, asked) => {
  expect(readAsked(new URLSearchParams(parameters))).toEqual(asked);
});

test("a file comes part by part, each asked for when the one before was taken", async () => {
  const asked: string[] = [];
  const stream = streamOf({ format: "csv" }, { text: "a\r\n", nextCursor: "1" }, async (cursor) => {
    asked.push(cursor);
    return { text: `${cursor}\r\n`, nextCursor: cursor === "1" ? "2" : null };
  });
  const reader = stream.getReader();
  const take = async () => new TextDecoder("utf-8", { ignoreBOM: true }).decode((await reader.read()).value);
  expect(await take()).toBe("\ufeffa\r\n");
  expect(asked).toEqual([]);
  expect([await take(), await take()]).toEqual(["1\r\n", "2\r\n"]);
  expect(asked).toEqual(["1", "2"]);
  expect((await reader.read()).done).toBe(true);
});

test("a file whose part fails breaks off, and does not end as if it were whole", async () => {
  const stream = streamOf({ format: "json" }, { text: "[", nextCursor: "1" }, () => Promise.reject(new Error("away")));
  await expect(new Response(stream).text()).rejects.toThrow("away");
});
