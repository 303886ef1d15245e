import { brandCompetitor, brandPrompt, type Contract, promptAddition, promptChanges } from "@marque/schema";
import { z } from "zod";
import type { Actions } from "../actions";
import { noQuery, type RestInput, type RestRoute } from "./route";

const WRITING_ERRORS = [400, 401, 403, 404, 409, 412, 500] as const;
const REMOVING_ERRORS = [400, 401, 403, 404, 412, 500] as const;

const isBulk = (body: unknown): boolean => typeof body === "object" && body !== null && "prompts" in body;
/** Of what an action gives, the item alone; when the brand changed by it is told in `ETag`. */
const competitorOf = (output: unknown) => z.object({ competitor: z.unknown() }).parse(output).competitor;
const promptOf = (output: unknown) => z.object({ prompt: z.unknown() }).parse(output).prompt;
const addedPrompts = (output: unknown, { body }: RestInput) => {
  const { prompts } = z.object({ prompts: z.array(z.unknown()) }).parse(output);
  return isBulk(body) ? { prompts } : prompts[0];
};

/** The operations on a brand's competitors and prompts one by one. */
export const createItemRoutes = (
  { competitor, prompt }: Pick<Actions, "competitor" | "prompt">,
  { competitorAddition, competitorChanges }: Pick<Contract, "competitorAddition" | "competitorChanges">,
): readonly RestRoute[] => [
  {
    method: "POST",
    path: "/brands/{id}/competitors",
    status: 201,
    bodyAt: "competitor",
    query: noQuery,
    conditional: true,
    action: competitor.create,
    input: ({ body, path, ifMatch }) => ({ id: path.id, competitor: body, ifMatch }),
    answer: competitorOf,
    openapi: {
      operationId: "createCompetitor",
      summary: "Add a competitor",
      description: "Behind the others. `If-Match` is honoured; `ETag` is the brand's after it.",
      body: competitorAddition,
      example: { name: "Globex", domains: ["globex.com"] },
      answer: brandCompetitor,
      errors: WRITING_ERRORS,
    },
  },
  {
    method: "PATCH",
    path: "/brands/{id}/competitors/{competitorId}",
    status: 200,
    bodyAt: "changes",
    query: noQuery,
    conditional: true,
    action: competitor.update,
    input: ({ body, path, ifMatch }) => ({ ...path, changes: body, ifMatch }),
    answer: competitorOf,
    openapi: {
      operationId: "updateCompetitor",
      summary: "Change a competitor",
      description: "Any of the fields, at least one. A list replaces the list that was; its place stays.",
      body: competitorChanges,
      example: { domains: ["globex.com", "globex.de"] },
      answer: brandCompetitor,
      errors: WRITING_ERRORS,
    },
  },
  {
    method: "DELETE",
    path: "/brands/{id}/competitors/{competitorId}",
    status: 204,
    query: noQuery,
    conditional: true,
    action: competitor.remove,
    input: ({ path, ifMatch }) => ({ ...path, ifMatch }),
    openapi: {
      operationId: "deleteCompetitor",
      summary: "Remove a competitor",
      description: "The others keep their order and ids.",
      errors: REMOVING_ERRORS,
    },
  },
  {
    method: "POST",
    path: "/brands/{id}/prompts",
    status: 201,
    bodyAt: "added",
    query: noQuery,
    conditional: true,
    action: prompt.create,
    input: ({ body, path, ifMatch }) => ({ id: path.id, added: body, ifMatch }),
    answer: addedPrompts,
    openapi: {
      operationId: "createPrompts",
      summary: "Add one prompt or several",
      description:
        "One by its own fields, or up to 500 in `prompts`, all or none, behind the others. Answers in the same shape.",
      body: promptAddition,
      example: { prompt: "best rocket skates for beginners", tags: ["rocket-skates"] },
      answer: z.union([brandPrompt, z.strictObject({ prompts: z.array(brandPrompt) })]),
      errors: WRITING_ERRORS,
    },
  },
  {
    method: "PATCH",
    path: "/brands/{id}/prompts/{promptId}",
    status: 200,
    bodyAt: "changes",
    query: noQuery,
    conditional: true,
    action: prompt.update,
    input: ({ body, path, ifMatch }) => ({ ...path, changes: body, ifMatch }),
    answer: promptOf,
    openapi: {
      operationId: "updatePrompt",
      summary: "Change a prompt",
      description: "Any of the fields, at least one. Tags replace the tags that were; its place stays.",
      body: promptChanges,
      example: { enabled: false },
      answer: brandPrompt,
      errors: WRITING_ERRORS,
    },
  },
  {
    method: "DELETE",
    path: "/brands/{id}/prompts/{promptId}",
    status: 204,
    query: noQuery,
    conditional: true,
    action: prompt.remove,
    input: ({ path, ifMatch }) => ({ ...path, ifMatch }),
    openapi: {
      operationId: "deletePrompt",
      summary: "Remove a prompt",
      description: "The others keep their order and ids.",
      errors: REMOVING_ERRORS,
    },
  },
];
