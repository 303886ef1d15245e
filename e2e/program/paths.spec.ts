import { errorBody } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { call } from "./call";
import { DOORS } from "./doors";
import { expectError } from "./expect-error";
import { rawRequest } from "./raw-request";

const UNKNOWN_PATHS = ["/brand", "/tools", "/tools/analyse", "/nowhere/at/all", "/brands/acme/nowhere"];

const WRONG_METHODS: readonly { method: string; path: string; allowed: string }[] = [
  { method: "PUT", path: "/brands", allowed: "POST" },
  { method: "DELETE", path: "/brands", allowed: "POST" },
  { method: "PATCH", path: "/brands", allowed: "POST" },
  { method: "GET", path: "/tools/analyze", allowed: "POST" },
  { method: "PUT", path: "/tools/analyze", allowed: "POST" },
  { method: "POST", path: "/openapi.json", allowed: "GET" },
];

/** Paths that no client means, and that some routers answer with a page, a redirect, or nothing. */
const ODD_PATHS = [
  "/%zz",
  "/%",
  "/brands/%zz",
  "/brands/%E0%A4%A",
  "/brands/%00",
  "//brands",
  "/brands//",
  "/tools//analyze",
  "/BRANDS",
  "/Brands",
  "/tools/Analyze",
  "/..%2f..%2fetc%2fpasswd",
  "/brands/../nowhere",
];

const allowedBy = (allow: string | null): string[] => (allow ?? "").split(/, */);

for (const door of DOORS)
  test.describe(door.name, () => {
    for (const path of UNKNOWN_PATHS)
      test(`answers 404 to ${path}`, async () => {
        expectError(await call("GET", `${door.url()}${path}`), "notFound");
        expectError(await call("POST", `${door.url()}${path}`, { json: {} }), "notFound");
      });

    for (const { method, path, allowed } of WRONG_METHODS)
      test(`answers 405 to ${method} ${path}, and says what is allowed`, async () => {
        const answer = await call(method, `${door.url()}${path}`);
        expectError(answer, "methodNotAllowed");
        expect(allowedBy(answer.headers.get("allow"))).toContain(allowed);
        expect(allowedBy(answer.headers.get("allow"))).not.toContain(method);
      });

    for (const path of ODD_PATHS)
      test(`answers ${path} at once with an error like any other`, async () => {
        const { status, type, text, milliseconds } = await rawRequest("GET", door.url(), path, product.token);
        expect(status, text).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(type).toMatch(/^application\/json/);
        expect(errorBody.safeParse(JSON.parse(text)).success, text).toBe(true);
        expect(milliseconds).toBeLessThan(3000);
      });

    test("answers HEAD as GET, without the body", async () => {
      const answer = await call("HEAD", `${door.url()}/openapi.json`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(answer.text).toBe("");
    });

    for (const path of ["/brands", "/tools/analyze"])
      test(`answers OPTIONS ${path} with what is allowed`, async () => {
        const answer = await call("OPTIONS", `${door.url()}${path}`);
        expect([200, 204]).toContain(answer.status);
        expect(allowedBy(answer.headers.get("allow"))).toContain("POST");
        expect(answer.text).toBe("");
      });
  });
