import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { OPERATIONS } from "./operations";

/** Of the right shape, with a checksum that holds, and yet nobody's. */
const UNKNOWN = "mrq_00000000000000000000000000000000000000000002CZclj";

const REFUSED: readonly { name: string; authorization: () => string | null }[] = [
  { name: "no Authorization header", authorization: () => null },
  { name: "the scheme alone", authorization: () => "Bearer" },
  { name: "the token without a scheme", authorization: () => product.token },
  { name: "another scheme", authorization: () => `Basic ${product.token}` },
  { name: "two tokens", authorization: () => `Bearer ${product.token} ${product.token}` },
  { name: "a tab in place of the space", authorization: () => `Bearer\t${product.token}` },
  { name: "the token in quotes", authorization: () => `Bearer "${product.token}"` },
  { name: "a token that is no token", authorization: () => "Bearer secret" },
  { name: "an unknown token", authorization: () => `Bearer ${UNKNOWN}` },
  { name: "a token with its last character changed", authorization: () => `Bearer ${product.token.slice(0, -1)}-` },
  { name: "a token in another case", authorization: () => `Bearer ${product.token.toUpperCase()}` },
  { name: "a very long token", authorization: () => `Bearer mrq_${"a".repeat(6000)}` },
];

const ACCEPTED: readonly { name: string; authorization: () => string }[] = [
  { name: "bearer in lower case", authorization: () => `bearer ${product.token}` },
  { name: "BEARER in upper case", authorization: () => `BEARER ${product.token}` },
  { name: "several spaces", authorization: () => `Bearer    ${product.token}` },
];

/** What would be refused with another status, were the caller known. */
const FAULTY: readonly { name: string; raw: string; type: string }[] = [
  { name: "400 for a body that does not fit", raw: "{}", type: "application/json" },
  { name: "400 for a body that is no JSON", raw: "{", type: "application/json" },
  { name: "413 for a body that is too large", raw: "x".repeat(2 * 1024 * 1024), type: "application/json" },
  { name: "415 for a body of another type", raw: "<a/>", type: "application/xml" },
];

for (const door of DOORS)
  for (const { path, success, body } of OPERATIONS)
    test.describe(`POST ${path} at ${door.name}`, () => {
      for (const { name, authorization } of REFUSED)
        test(`answers 401 to ${name}`, async () => {
          const answer = await call("POST", `${door.url()}${path}`, { authorization: authorization(), json: body() });
          expectError(answer, "unauthorized");
          expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer\b/);
        });

      for (const { name, authorization } of ACCEPTED)
        test(`takes ${name}`, async () => {
          const answer = await call("POST", `${door.url()}${path}`, { authorization: authorization(), json: body() });
          expect(answer.status, answer.text).toBe(success);
        });

      for (const { name, raw, type } of FAULTY)
        test(`answers 401 before ${name}`, async () => {
          const headers = { "content-type": type };
          const answer = await call("POST", `${door.url()}${path}`, { authorization: null, raw, headers });
          expectError(answer, "unauthorized");
        });
    });
