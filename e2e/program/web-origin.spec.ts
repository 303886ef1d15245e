import { readFile } from "node:fs/promises";
import type { ErrorCode } from "@marque/schema";
import { brand } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { makeToken } from "../product/make-token";
import { webProcess } from "../product/processes";
import { type CallOptions, call } from "./call";
import { expectError } from "./expect-error";
import { FRAMINGS, upload } from "./large-body";
import { newBrand, smallAnalysis, uniqueId } from "./operations";
import { rawRequest } from "./raw-request";

// The REST API at the web app's origin, which passes everything on: a case for each family of rules. The rules
// themselves are proven in packages/schema and apps/api.
const at = (path: string) => `${product.webUrl}/api/v1${path}`;

const FAMILIES: readonly {
  family: string;
  method: string;
  path: string;
  options: () => CallOptions;
  code: ErrorCode;
  message?: string | RegExp;
}[] = [
  {
    family: "an unknown caller",
    method: "POST",
    path: "/brands",
    options: () => ({ authorization: null, raw: "{" }),
    code: "unauthorized",
  },
  {
    family: "a body of another type",
    method: "POST",
    path: "/brands",
    options: () => ({ raw: "<a/>", headers: { "content-type": "application/xml" } }),
    code: "unsupportedMediaType",
  },
  {
    family: "a body that is no JSON",
    method: "POST",
    path: "/brands",
    options: () => ({ raw: '{"id": "acme"' }),
    code: "validation",
    message: "Request body must be valid JSON",
  },
  {
    family: "a brand that does not fit",
    method: "POST",
    path: "/brands",
    options: () => ({ json: newBrand({ name: undefined, domains: ["acme.test", "foo"] }) }),
    code: "validation",
    message: 'name: is required; domains.1: "foo" is not a valid domain',
  },
  {
    family: "an analysis that does not fit",
    method: "POST",
    path: "/tools/analyze",
    options: () => ({ json: smallAnalysis({ website: "http://[::ffff:127.0.0.1]/", maxPrompts: -1 }) }),
    code: "validation",
    message: /^website must be a valid domain or http\(s\) URL; maxPrompts: /,
  },
  {
    family: "a query that does not fit",
    method: "GET",
    path: "/brands?colour=red",
    options: () => ({}),
    code: "validation",
    message: "colour: is not a known field",
  },
  {
    family: "a key that is none",
    method: "POST",
    path: "/brands",
    options: () => ({ json: newBrand(), headers: { "idempotency-key": "two words" } }),
    code: "validation",
    message: /idempotency-key/i,
  },
  {
    family: "an unknown path",
    method: "POST",
    path: "/tools/analyse",
    options: () => ({ json: {} }),
    code: "notFound",
  },
  { family: "a brand that is not there", method: "GET", path: "/brands/nobody", options: () => ({}), code: "notFound" },
];

for (const { family, method, path, options, code, message } of FAMILIES)
  test(`the web app's origin refuses ${family}`, async () => {
    const answer = await call(method, at(path), options());
    expectError(answer, code, message);
    if (code === "unauthorized") expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer\b/);
  });

test("the web app's origin refuses a token without the scope, made at the command line", async () => {
  const authorization = `Bearer ${await makeToken(["analyze"])}`;
  expectError(await call("POST", at("/brands"), { authorization, json: newBrand() }), "forbidden", /brands:write/);
  expect((await call("POST", at("/tools/analyze"), { authorization, json: smallAnalysis() })).status).toBe(200);
});

test("the web app's origin refuses a method, and says what is allowed", async () => {
  const answer = await call("PUT", at("/brands"));
  expectError(answer, "methodNotAllowed");
  expect(answer.headers.get("allow")).toBe("POST, GET, HEAD, OPTIONS");
});

for (const path of ["//brands", "/brands/%zz", "/brands/../nowhere"])
  test(`the web app's origin refuses ${path} as any other path`, async () => {
    const { status, type, text } = await rawRequest("GET", at(""), path, product.token);
    expect([400, 404], text).toContain(status);
    expect(type).toMatch(/^application\/json/);
  });

for (const framing of ["content-length", "chunked"] as const)
  test(`the web app's origin refuses 50 MB by ${framing} without reading them`, async () => {
    const size = 50 * 1024 * 1024;
    const headers = [`Authorization: Bearer ${product.token}`];
    const { status, sent } = await upload(at("/brands"), size, FRAMINGS[framing](size), headers);
    expect(status).toBe(413);
    // The limit, and what may lie in the sockets' buffers on the way.
    expect(sent).toBeLessThan(10 * 1024 * 1024);
  });

test("the web app's origin refuses an id that is taken, and an entity tag that no longer holds", async () => {
  const input = newBrand();
  expect(brand.parse((await call("POST", at("/brands"), { json: input })).body).id).toBe(input.id);
  expectError(await call("POST", at("/brands"), { json: input }), "conflict", `Brand "${input.id}" already exists.`);
  const change = { json: { name: "Too late" }, headers: { "if-match": '"0"' } };
  expectError(await call("PATCH", at(`/brands/${input.id}`), change), "preconditionFailed");
});

test("the web app's origin gives a kept answer again, and refuses its key with another body", async () => {
  const headers = { "idempotency-key": uniqueId("key") };
  const input = newBrand();
  const first = await call("POST", at("/brands"), { json: input, headers });
  const again = await call("POST", at("/brands"), { json: input, headers });
  expect([first.status, again.status, again.headers.get("idempotency-replayed")]).toEqual([201, 201, "true"]);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("cache-control")).toContain("no-store");
  expectError(await call("POST", at("/brands"), { json: newBrand(), headers }), "unprocessable");
});

test("the web app's origin keeps a caller's request id, and replaces one that is none", async () => {
  const id = uniqueId("request");
  expect((await call("GET", at("/brands"), { headers: { "x-request-id": id } })).headers.get("x-request-id")).toBe(id);
  const malformed = await call("GET", at("/brands"), { headers: { "x-request-id": "two words" } });
  expect(malformed.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

const WISHES = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAMAAABkAAQAoAAAAAIAAAAA" };
for (const { name, base, path, expected } of [
  { name: "the API", base: () => product.apiUrl, path: "/brands?limit=1", expected: 200 },
  { name: "the REST API at the web app's origin", base: () => at(""), path: "/brands?limit=1", expected: 200 },
  { name: "a page", base: () => product.webUrl, path: "/signin", expected: 200 },
])
  test(`${name} answers who would rather speak HTTP/2 in HTTP/1.1`, async () => {
    const { status, text } = await rawRequest("GET", base(), path, product.token, WISHES);
    expect(status, text).toBe(expected);
  });

test("the web app's process does not know the database's password", async () => {
  test.skip(process.platform !== "linux", "needs /proc");
  const environment = await readFile(`/proc/${await webProcess(product.supervisor)}/environ`, "utf8");
  const names = environment.split("\0").map((line) => line.split("=", 1)[0]);
  expect(names).toContain("API_URL");
  expect(names.filter((name) => /^(DATABASE_|PG)/.test(name ?? ""))).toEqual([]);
});
