import { ERRORS } from "@marque/schema";
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject, ZodOpenApiResponseObject } from "zod-openapi";
import { errorResponse } from "./openapi-errors";
import { headersNamed } from "./openapi-headers";

const ALWAYS = headersNamed(["X-Request-Id"]);

/** @param content by media type. */
const open = (
  operationId: string,
  summary: string,
  description: string,
  content: NonNullable<ZodOpenApiResponseObject["content"]>,
  others: ZodOpenApiOperationObject["responses"] = {},
): { get: ZodOpenApiOperationObject } => ({
  get: {
    operationId,
    summary,
    description,
    tags: ["Service"],
    security: [],
    responses: { 200: { description: "OK", headers: ALWAYS, content }, ...others, default: errorResponse("default") },
  },
});

const json = (schema: z.ZodType, example: unknown) => ({ "application/json": { schema, example } });
const text = (mediaType: string, example: string) => ({ [mediaType]: { schema: z.string(), example } });

/** What is answered without a token: how the process is, and what this API is. */
export const OPEN_PATHS: ZodOpenApiPathsObject = {
  "/healthz": open(
    "isAlive",
    "Is it alive?",
    "The process answers; the database is not asked.",
    json(z.strictObject({ status: z.literal("ok") }), { status: "ok" }),
  ),
  "/readyz": open(
    "isReady",
    "Is it ready?",
    "The database is there and migrated, and the process is not stopping. Answers within two seconds.",
    json(z.strictObject({ status: z.literal("ready") }), { status: "ready" }),
    { [ERRORS.unavailable.status]: errorResponse(ERRORS.unavailable.status) },
  ),
  "/metrics": open(
    "getMetrics",
    "Figures",
    "Of this process, for Prometheus: requests by route and status, connections to the database, analyses under way.",
    text("text/plain", "marque_http_requests_in_flight 1\n"),
  ),
  "/openapi.json": open(
    "getOpenApi",
    "This document",
    "The API in OpenAPI 3.1, made from the schemas that run.",
    json(z.looseObject({ openapi: z.string() }), { openapi: "3.1.0" }),
  ),
  "/docs": open("getReference", "The reference", "This document as a page to read and to try requests on.", {
    "text/html": { schema: z.string(), example: "<!doctype html>" },
  }),
};
