import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { analysisInput, brandCreate, createContract, ERRORS, errorBody } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { createActions } from "../actions";
import { openApiDocument } from "./openapi";
import { createRoutes } from "./routes";

// What a reader of the JSON sees, which is what is promised.
const contract = createContract();
const routes = createRoutes(createActions(contract), contract);
const document = JSON.parse(JSON.stringify(openApiDocument(routes)));
const operation = (path: string) => document.paths[path].post;
const answers = (path: string) => Object.keys(operation(path).responses).sort();

describe("the OpenAPI document", () => {
  test("is 3.1 and lists every route of the table", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    for (const { path, method } of routes) expect(document.paths[path][method.toLowerCase()]).toBeDefined();
  });
  test("names the documented statuses, the rest under default", () => {
    expect(answers("/brands")).toEqual(["201", "400", "401", "409", "500", "default"]);
    expect(answers("/tools/analyze")).toEqual(["200", "400", "401", "500", "default"]);
  });
  test("the bodies have exactly the fields that are read", () => {
    const properties = (path: string) =>
      Object.keys(operation(path).requestBody.content["application/json"].schema.properties).sort();
    expect(properties("/tools/analyze")).toEqual(Object.keys(analysisInput.shape).sort());
    expect(properties("/brands")).toEqual(["aliases", "competitors", "domains", "id", "name", "prompts"]);
    expect(brandCreate.safeParse(operation("/brands").requestBody.content["application/json"].example).success).toBe(
      true,
    );
  });
  test("every example of a request or an answer fits the schema that reads or makes it", () => {
    for (const { path, method, status, openapi } of routes) {
      const { requestBody, responses } = document.paths[path][method.toLowerCase()];
      const sent = requestBody?.content["application/json"].example;
      const answered = responses[status].content?.["application/json"].example;
      expect(openapi.body?.safeParse(sent).success ?? sent === undefined, `${method} ${path}: request`).toBe(true);
      expect(openapi.answer?.safeParse(answered).success ?? answered === undefined, `${method} ${path}: answer`).toBe(
        true,
      );
    }
  });
  test("every refusal has an example, with the words that its status has", () => {
    const { responses } = document.components;
    for (const { status, error } of Object.values(ERRORS)) {
      const { example } = responses[error.replaceAll(" ", "")]?.content["application/json"] ?? {};
      if (example !== undefined) expect(errorBody.parse(example).error, String(status)).toBe(error);
    }
    const others = Object.values<{ value: unknown }>(responses.Refusal.content["application/json"].examples);
    expect(others.map(({ value }) => errorBody.parse(value).error).sort()).toEqual(
      [...new Set(Object.values(ERRORS).map(({ error }) => error))].sort(),
    );
  });
  test("names the headers of success: the entity tag, the quota, that an answer was given again", () => {
    const headers = (path: string, method: string, status: string) =>
      Object.keys(document.paths[path][method].responses[status].headers);
    expect(headers("/brands", "post", "201")).toEqual([
      "X-Request-Id",
      "RateLimit-Policy",
      "RateLimit",
      "Idempotency-Replayed",
    ]);
    expect(headers("/brands/{id}", "get", "200")).toContain("ETag");
    expect(Object.keys(document.components.responses.Refusal.headers)).toContain("Retry-After");
  });
  test("every path parameter is described", () => {
    for (const { path, method } of routes)
      for (const [, name] of path.matchAll(/\{(\w+)\}/g))
        expect(document.paths[path][method.toLowerCase()].parameters).toContainEqual(
          expect.objectContaining({ in: "path", name, required: true, description: expect.any(String) }),
        );
  });
  test("Redocly finds no fault in it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "marque-openapi-"));
    try {
      const file = join(folder, "openapi.json");
      await writeFile(file, JSON.stringify(document));
      const root = join(import.meta.dirname, "../..");
      const lint = [
        join(root, "node_modules/@redocly/cli/bin/cli.js"),
        "lint",
        file,
        "--config",
        join(root, "redocly.yaml"),
      ];
      const env = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
      const { stdout, stderr } = await promisify(execFile)(process.execPath, lint, { env }).catch(
        // What it found is told in what it prints.
        (failed: { stdout: string; stderr: string }) => failed,
      );
      expect(stdout + stderr).toContain("Your API description is valid");
    } finally {
      await rm(folder, { recursive: true });
    }
  });
  test("the error body is exactly two strings", () => {
    expect(document.components.schemas.Error).toMatchObject({
      required: ["error", "message"],
      additionalProperties: false,
      properties: { error: { type: "string" }, message: { type: "string" } },
    });
  });
});
