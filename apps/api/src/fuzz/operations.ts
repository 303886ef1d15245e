import type { Schema } from "../rest/openapi-example";

/** An operation of the document, as far as requests are made from it. */
export interface Operation {
  operationId: string;
  method: string;
  path: string;
  parameters: readonly { in: "path" | "query" | "header"; name: string; schema: Schema }[];
  body: Schema | undefined;
}

interface DescribedOperation {
  operationId: string;
  parameters?: Operation["parameters"];
  requestBody?: { content: { "application/json": { schema: Schema } } };
}

/** The document as it is served. */
export interface Described {
  paths: Record<string, Record<string, DescribedOperation>>;
}

export const operationsOf = ({ paths }: Described): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => ({
      operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content["application/json"].schema,
    })),
  );
