import { expect, test } from "@playwright/test";
import { makeExpiredToken } from "../product/make-token";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { OPERATIONS } from "./operations";

test("a token that has expired is answered 401 by every operation, at both doors", async () => {
  const authorization = `Bearer ${await makeExpiredToken()}`;
  for (const door of DOORS)
    for (const { path, body } of OPERATIONS) {
      const answer = await call("POST", `${door.url()}${path}`, { authorization, json: body() });
      expectError(answer, "unauthorized");
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer\b/);
    }
});
