import { createDocument, type ZodOpenApiObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { addExamples } from "./openapi-example";
import { HEADERS } from "./openapi-headers";
import { OPEN_PATHS } from "./openapi-open-paths";
import { operationOf, tagOf } from "./openapi-operation";
import type { RestRoute } from "./route";

/** What a group of operations is about; one that is not told of here stands by its name alone. */
const TAGS: Readonly<Record<string, string>> = {
  Brand: "Brands, with everything that is in them.",
  Competitor: "A brand's competitors, one by one.",
  Prompt: "A brand's prompts, one by one.",
  Analysis: "What to fill in about a brand, from its website.",
  Market: "The markets that a brand can be placed in.",
  Audit: "Who changed what, and from where.",
  Service: "How the server is, and what it offers. No token is needed.",
};

function pathsOf(routes: readonly RestRoute[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  return { ...paths, ...OPEN_PATHS };
}

/** The OpenAPI 3.1 document of the REST surface, made from the table of routes and the schemas that run. */
export function openApiDocument(routes: readonly RestRoute[]) {
  const tags = [...new Set([...routes.map(tagOf), "Service"])];
  const document: ZodOpenApiObject = {
    openapi: "3.1.0",
    info: {
      title: "Marque",
      version: "0.1.0",
      description: "Keeps a team's brands and suggests, from a website, what to fill in about them.",
      license: { name: "MIT", identifier: "MIT" },
    },
    // Beside the document itself: the same surface stands at the API's own root and under `/api/v1` of the web app.
    servers: [{ url: "." }],
    tags: tags.map((name) => ({ name, description: TAGS[name] ?? name })),
    paths: pathsOf(routes),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "An access token of the workspace, `mrq_…`." },
      },
      headers: HEADERS,
    },
  };
  return addExamples(
    withoutUnnamed(
      createDocument(document, {
        override: ({ jsonSchema }) => {
          // `format` says it; the pattern that says it again is 200 characters that nobody reads.
          if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
          // The limits of JavaScript's numbers are no rule of ours.
          if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
          if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        },
      }),
    ),
  );
}

const UNNAMED = /__schema\d+$/;

/**
 * A schema that refers to itself and has no name is JSON of any kind (`z.json()`), which `{}` says as well: generators of
 * clients do not follow it.
 */
const withoutUnnamed = <T>(document: T): T =>
  JSON.parse(
    JSON.stringify(document, (key, value) => {
      if (UNNAMED.test(key)) return undefined;
      return typeof value?.$ref === "string" && UNNAMED.test(value.$ref) ? {} : value;
    }),
  );
