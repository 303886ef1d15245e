import { expect, test } from "@playwright/test";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { newBrand, uniqueId } from "./operations";

const BAD_KEYS: readonly { name: string; key: string }[] = [
  { name: "empty", key: "" },
  { name: "256 characters", key: "k".repeat(256) },
  { name: "a space inside", key: "two words" },
  { name: "not ASCII", key: "cl\u00e9" },
];

for (const door of DOORS)
  test.describe(`Idempotency-Key at ${door.name}`, () => {
    const create = (key: string, json: unknown) =>
      call("POST", `${door.url()}/brands`, { json, headers: { "idempotency-key": key } });

    test("gives the first answer again, and says so", async () => {
      const key = uniqueId("key");
      const input = newBrand();
      const first = await create(key, input);
      expect(first.status).toBe(201);
      expect(first.headers.get("idempotency-replayed")).toBeNull();
      const again = await create(key, input);
      expect(again.status).toBe(201);
      expect(again.headers.get("idempotency-replayed")).toBe("true");
      expect(again.body).toEqual(first.body);
    });

    test("gives a conflict again too", async () => {
      const taken = newBrand();
      expect((await create(uniqueId("key"), taken)).status).toBe(201);
      const key = uniqueId("key");
      expectError(await create(key, taken), "conflict", `Brand "${taken.id}" already exists.`);
      const again = await create(key, taken);
      expectError(again, "conflict", `Brand "${taken.id}" already exists.`);
      expect(again.headers.get("idempotency-replayed")).toBe("true");
    });

    test("answers 422 when the key comes back with another body, and stores nothing of it", async () => {
      const key = uniqueId("key");
      expect((await create(key, newBrand())).status).toBe(201);
      const other = newBrand();
      expectError(await create(key, other), "unprocessable");
      expectError(await call("GET", `${door.url()}/brands/${other.id}`), "notFound");
    });

    test("keeps no validation failure: the mended request goes through under the same key", async () => {
      const key = uniqueId("key");
      const input = newBrand();
      expectError(await create(key, { ...input, name: "" }), "validation");
      expect((await create(key, input)).status).toBe(201);
    });

    test("keeps no refusal for want of a token", async () => {
      const headers = { "idempotency-key": uniqueId("key") };
      const json = newBrand();
      expectError(await call("POST", `${door.url()}/brands`, { authorization: null, json, headers }), "unauthorized");
      expect((await call("POST", `${door.url()}/brands`, { json, headers })).status).toBe(201);
    });

    test("of twenty at once under one key, one creates and none doubles", async () => {
      const key = uniqueId("key");
      const input = newBrand();
      const answers = await Promise.all(Array.from({ length: 20 }, () => create(key, input)));
      const made = answers.filter(
        ({ status, headers }) => status === 201 && headers.get("idempotency-replayed") === null,
      );
      expect(made).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status === 201)) expect(answer.body).toEqual(made[0]?.body);
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expectError(answer, "conflict");
        expect(answer.text).not.toContain("already exists");
      }
    });

    for (const { name, key } of BAD_KEYS)
      test(`answers 400 to a key that is ${name}`, async () => {
        expectError(await create(key, newBrand()), "validation", /idempotency-key/i);
      });
  });
