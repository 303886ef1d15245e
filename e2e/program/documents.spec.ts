import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { call } from "./call";

for (const path of ["/healthz", "/readyz"])
  test(`GET ${path} answers 200 without a token`, async () => {
    const answer = await call("GET", `${product.apiUrl}${path}`, { authorization: null });
    expect(answer.status, answer.text).toBe(200);
  });

for (const [origin, url] of [
  ["the API's own root", () => product.apiUrl],
  ["the web app's origin", () => `${product.webUrl}/api/v1`],
] as const)
  test.describe(origin, () => {
    test("describes itself in OpenAPI 3.1, the documented answers by name and the rest under default", async () => {
      const answer = await call("GET", `${url()}/openapi.json`, { authorization: null });
      expect(answer.status).toBe(200);
      const refusals = (...statuses: string[]) => Object.fromEntries(statuses.map((each) => [each, expect.anything()]));
      expect(answer.body).toMatchObject({
        openapi: expect.stringMatching(/^3\.1\.\d+$/),
        paths: {
          "/brands": {
            post: {
              requestBody: { required: true, content: { "application/json": { schema: expect.anything() } } },
              responses: expect.objectContaining(refusals("201", "400", "401", "409", "500", "default")),
            },
          },
          "/tools/analyze": {
            post: { responses: expect.objectContaining(refusals("200", "400", "401", "500", "default")) },
          },
        },
      });
    });
  });
