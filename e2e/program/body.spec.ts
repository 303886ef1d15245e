import { expect, test } from "@playwright/test";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { OPERATIONS } from "./operations";

const OTHER_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/xml",
  "application/jsonx",
  "nonsense",
];
const JSON_TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json;charset=UTF-8",
  "Application/JSON",
];

for (const door of DOORS)
  for (const { path, success, body } of OPERATIONS)
    test.describe(`POST ${path} at ${door.name}`, () => {
      for (const type of OTHER_TYPES)
        test(`answers 415 to ${type}`, async () => {
          const headers = { "content-type": type };
          expectError(await call("POST", `${door.url()}${path}`, { json: body(), headers }), "unsupportedMediaType");
        });

      for (const type of JSON_TYPES)
        test(`takes ${type}`, async () => {
          const headers = { "content-type": type };
          const answer = await call("POST", `${door.url()}${path}`, { json: body(), headers });
          expect(answer.status, answer.text).toBe(success);
        });

      test("answers 415 to a body without a type", async () => {
        const raw = Buffer.from(JSON.stringify(body()));
        expectError(await call("POST", `${door.url()}${path}`, { raw }), "unsupportedMediaType");
      });

      test("answers 413 to 2 MiB", async () => {
        const json = { ...body(), padding: "x".repeat(2 * 1024 * 1024) };
        expectError(await call("POST", `${door.url()}${path}`, { json }), "payloadTooLarge");
      });

      test("reads a body just under 1 MiB to its end", async () => {
        const json = { ...body(), padding: "x".repeat(1024 * 1024 - 1024) };
        expectError(
          await call("POST", `${door.url()}${path}`, { json }),
          "validation",
          "padding: is not a known field",
        );
      });
    });
