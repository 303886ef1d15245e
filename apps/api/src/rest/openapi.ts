import { ERRORS, errorBody } from "@marque/schema";
import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import type { RestRoute } from "./route";

const errorSchema = errorBody.meta({ id: "Error", description: "The body of every error answer." });
const STATUS_NAMES = new Map<number, string>(Object.values(ERRORS).map(({ status, error }) => [status, error]));

const errorResponse = (description: string) => ({
  description,
  content: { "application/json": { schema: errorSchema } },
});

/** What stands in a path, by the name of its parameter. */
const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  id: "The brand's id.",
  competitorId: "The competitor's id, as the list shows it.",
  promptId: "The prompt's id, as the list shows it.",
};

function pathOf(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const parameters = names.map((name) => [name, z.string().meta({ description: PATH_PARAMETERS[name] })]);
  return names.length === 0 ? {} : { path: z.object(Object.fromEntries(parameters)) };
}

const ONCE = z.string().min(1).max(255).optional().meta({
  description: "Repeats of the request within 24 hours get the first answer again.",
});
const IF_MATCH = z
  .string()
  .optional()
  .meta({ description: "The `ETag` last seen: 412 when it does not hold any more." });

function headersOf({ action, conditional }: Pick<RestRoute, "action" | "conditional">) {
  const header = {
    ...(action.kind === "mutation" ? { "Idempotency-Key": ONCE } : {}),
    ...(conditional === true ? { "If-Match": IF_MATCH } : {}),
  };
  return Object.keys(header).length === 0 ? {} : { header: z.object(header) };
}

function operation(route: RestRoute): ZodOpenApiOperationObject {
  const { openapi, query, status, path } = route;
  return {
    operationId: openapi.operationId,
    summary: openapi.summary,
    description: openapi.description,
    security: [{ bearer: [] }],
    requestParams: { query, ...pathOf(path), ...headersOf(route) },
    ...(openapi.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/json": { schema: openapi.body, example: openapi.example } },
          },
        }),
    responses: {
      [`${status}`]: {
        description: "Done",
        ...(openapi.answer === undefined ? {} : { content: { "application/json": { schema: openapi.answer } } }),
      },
      ...Object.fromEntries(
        openapi.errors.map((code) => [String(code), errorResponse(STATUS_NAMES.get(code) ?? String(code))]),
      ),
      default: errorResponse("Any other refusal: its status says which, its body why."),
    },
  };
}

/** The OpenAPI 3.1 document of the REST surface, made from the table of routes and the schemas that run. */
export function openApiDocument(routes: readonly RestRoute[]) {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  const document: ZodOpenApiObject = {
    openapi: "3.1.0",
    info: {
      title: "Marque",
      version: "0.1.0",
      description: "Keeps a team's brands and suggests, from a website, what to fill in about them.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
  return createDocument(document, {
    override: ({ jsonSchema }) => {
      // `format` says it; the pattern that says it again is 200 characters that nobody reads.
      if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
    },
  });
}
