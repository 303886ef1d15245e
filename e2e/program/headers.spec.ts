import { expect, test } from "@playwright/test";
import { call } from "./call";
import { DOORS } from "./doors";
import { newBrand, OPERATIONS, uniqueId } from "./operations";

/** Sent by a caller, these would poison a log line, or are no id at all. */
const MALFORMED_IDS = ["two words", "a".repeat(1000), "semi;colon,\u00e9", ""];

for (const door of DOORS) {
  for (const { path, success, body } of OPERATIONS)
    test.describe(`POST ${path} at ${door.name}`, () => {
      test("keeps the caller's request id", async () => {
        const id = uniqueId("request");
        const answer = await call("POST", `${door.url()}${path}`, { json: body(), headers: { "x-request-id": id } });
        expect(answer.status, answer.text).toBe(success);
        expect(answer.headers.get("x-request-id")).toBe(id);
      });

      test("keeps the caller's request id in an error too", async () => {
        const id = uniqueId("request");
        const answer = await call("POST", `${door.url()}${path}`, { json: {}, headers: { "x-request-id": id } });
        expect(answer.status).toBe(400);
        expect(answer.headers.get("x-request-id")).toBe(id);
      });

      test("makes a request id of its own, another for each request", async () => {
        const answers = await Promise.all([1, 2].map(() => call("POST", `${door.url()}${path}`, { json: body() })));
        const ids = answers.map((answer) => answer.headers.get("x-request-id"));
        for (const id of ids) expect(id).toMatch(/^[\x21-\x7e]{8,}$/);
        expect(new Set(ids).size).toBe(2);
      });

      for (const id of MALFORMED_IDS)
        test(`replaces the malformed request id ${JSON.stringify(id.slice(0, 20))}`, async () => {
          const answer = await call("POST", `${door.url()}${path}`, { json: body(), headers: { "x-request-id": id } });
          expect(answer.status, answer.text).toBe(success);
          expect(answer.headers.get("x-request-id")).toMatch(/^[\x21-\x7e]{8,200}$/);
          expect(answer.headers.get("x-request-id")).not.toBe(id);
        });

      test("is never cached", async () => {
        const done = await call("POST", `${door.url()}${path}`, { json: body() });
        const refused = await call("POST", `${door.url()}${path}`, { json: {} });
        for (const answer of [done, refused]) expect(answer.headers.get("cache-control")).toContain("no-store");
      });
    });

  test(`the list at ${door.name} is never cached`, async () => {
    expect((await call("POST", `${door.url()}/brands`, { json: newBrand() })).status).toBe(201);
    const answer = await call("GET", `${door.url()}/brands`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });
}
