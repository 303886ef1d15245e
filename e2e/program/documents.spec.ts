import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { call } from "./call";
import { DOORS } from "./doors";

for (const path of ["/healthz", "/readyz"])
  test(`GET ${path} answers 200 without a token`, async () => {
    const answer = await call("GET", `${product.apiUrl}${path}`, { authorization: null });
    expect(answer.status, answer.text).toBe(200);
  });

test("GET /metrics answers Prometheus text", async () => {
  const answer = await call("GET", `${product.apiUrl}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(answer.text).toMatch(/^# TYPE \w+ (counter|gauge|histogram|summary)$/m);
});

for (const door of DOORS)
  test.describe(door.name, () => {
    test("describes itself in OpenAPI 3.1, the documented answers by name and the rest under default", async () => {
      const answer = await call("GET", `${door.url()}/openapi.json`, { authorization: null });
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

    test("shows a reference page that loads nothing from elsewhere", async () => {
      const answer = await call("GET", `${door.url()}/docs`, { authorization: null });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
      expect(answer.text).not.toMatch(/(src|href)="https?:\/\/(?!localhost)[^"]+\.(js|css|woff2?)/);
    });
  });
