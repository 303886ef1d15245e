import { STATUS_CODES } from "node:http";
import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import { errorResponse } from "./openapi-errors";
import { successHeaders } from "./openapi-headers";
import type { RestRoute } from "./route";

/** What stands in a path, by the name of its parameter. */
const PATH_PARAMETERS: Readonly<Record<string, { description: string; example: string }>> = {
  id: { description: "The brand's id.", example: "acme" },
  competitorId: {
    description: "The competitor's id, as the list shows it.",
    example: "0b1f6f9e-6f0e-4a53-9d0c-7a3f2d2a3a51",
  },
  promptId: {
    description: "The prompt's id, as the list shows it.",
    example: "5a0f3c53-2a55-4f0b-8a0e-1f5b4d1d7c11",
  },
};

/** The parameters of a path, `{name}` each. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

function pathOf(path: string) {
  const names = pathParameters(path);
  const parameters = names.map((name) => {
    const { description, example } = PATH_PARAMETERS[name] ?? {};
    return [name, z.string().meta({ description, ...(example === undefined ? {} : { examples: [example] }) })];
  });
  return names.length === 0 ? {} : { path: z.object(Object.fromEntries(parameters)) };
}

// Without examples: the reference page would send them with every request that somebody tries.
const IDEMPOTENCY_KEY = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .min(1)
  .max(255)
  .optional()
  .meta({ description: "Repeats of the request within 24 hours get the first answer again. A UUID does well." });
const IF_MATCH = z
  .string()
  .optional()
  .meta({ description: "The `ETag` last seen: 412 when it does not hold any more." });

function headersOf({ action, conditional }: Pick<RestRoute, "action" | "conditional">) {
  const header = {
    ...(action.kind === "mutation" ? { "Idempotency-Key": IDEMPOTENCY_KEY } : {}),
    ...(conditional === true ? { "If-Match": IF_MATCH } : {}),
  };
  return Object.keys(header).length === 0 ? {} : { header: z.object(header) };
}

/** What a route belongs to, by its action's name: `brand.create` → `Brand`. */
export function tagOf({ action }: Pick<RestRoute, "action">): string {
  const [domain = ""] = action.name.split(".");
  return domain.charAt(0).toUpperCase() + domain.slice(1);
}

/** A route as OpenAPI describes an operation. */
export function operationOf(route: RestRoute): ZodOpenApiOperationObject {
  const { openapi, query, status, path, action } = route;
  const needed = `Needs a token with the scope \`${action.permission}\`.`;
  return {
    operationId: openapi.operationId,
    summary: openapi.summary,
    description: `${openapi.description} ${needed}`,
    tags: [tagOf(route)],
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
        description: STATUS_CODES[status] ?? "Done",
        headers: successHeaders(route),
        ...(openapi.answer === undefined ? {} : { content: { "application/json": { schema: openapi.answer } } }),
      },
      ...Object.fromEntries(openapi.errors.map((code) => [String(code), errorResponse(code)])),
      default: errorResponse("default"),
    },
  };
}
