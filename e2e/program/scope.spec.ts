import { SCOPES } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { makeToken } from "../product/make-token";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { OPERATIONS } from "./operations";

const NEEDED = { "/brands": "brands:write", "/tools/analyze": "analyze" } as const;

for (const { path, success, body } of OPERATIONS)
  test(`POST ${path} takes a token with the scope ${NEEDED[path]} alone, and answers 403 to one with all others`, async () => {
    const needed = NEEDED[path];
    const [fitting, lacking] = [await makeToken([needed]), await makeToken(SCOPES.filter((each) => each !== needed))];
    for (const door of DOORS) {
      const send = (token: string) =>
        call("POST", `${door.url()}${path}`, { authorization: `Bearer ${token}`, json: body() });
      expect((await send(fitting)).status).toBe(success);
      expectError(await send(lacking), "forbidden", new RegExp(needed));
    }
  });
