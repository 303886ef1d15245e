import { analysisInput, brandCreate, createContract } from "@marque/schema";
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
  test("the error body is exactly two strings", () => {
    expect(document.components.schemas.Error).toMatchObject({
      required: ["error", "message"],
      additionalProperties: false,
      properties: { error: { type: "string" }, message: { type: "string" } },
    });
  });
});
