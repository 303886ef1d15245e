import {
  analysisAnswer,
  analysisHints,
  analysisResult,
  auditPage,
  auditQuery,
  brand,
  brandCompetitor,
  brandPage,
  brandPrompt,
  brandQuery,
  type Contract,
  explainedResult,
  marketList,
  marketQuery,
} from "@marque/schema";
import { z } from "zod";
import type { Actions } from "../actions";
import { createItemRoutes } from "./item-routes";
import { noQuery, oneBrand, type RestInput, type RestRoute } from "./route";

const analyzeQuery = z.strictObject({
  explain: z.enum(["true", "false"]).optional().meta({
    description: "`true` adds `evidence`: for every value suggested, where it came from.",
  }),
  market: z
    .preprocess((value) => (typeof value === "string" ? [value] : value), analysisHints.shape.market)
    .meta({
      description:
        "The id of the market that it is in, whatever its pages say; up to three times. `GET /markets` lists them.",
      examples: [["running-shoes-and-sneakers"]],
    }),
  about: analysisHints.shape.about.meta({
    description:
      "What it sells, and to whom, in words: read beside its pages, and weighs most. Blank counts as omitted.",
    examples: ["Trail running shoes for women"],
  }),
});

const marketsQuery = z.strictObject({
  q: marketQuery.shape.q.meta({
    description: "Beginnings of words, in any order, of its name or of what is sold there.",
  }),
  limit: z.preprocess(numberOf, marketQuery.shape.limit),
});

const auditListQuery = z.strictObject({
  ...auditQuery.shape,
  limit: z.preprocess(numberOf, auditQuery.shape.limit),
});

/** The words of a query are text: these make numbers and switches of them before the contract's schema looks. */
const listQuery = z.strictObject({
  ...brandQuery.shape,
  limit: z.preprocess(numberOf, brandQuery.shape.limit),
  page: z.preprocess(numberOf, brandQuery.shape.page),
  enabled: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
});

function numberOf(value: unknown): unknown {
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

const query = ({ query }: RestInput) => query;
const READING_ERRORS = [400, 401, 403, 404, 500] as const;

/** The operations, in the order of the document. */
export const createRoutes = (
  { analysis, audit, brand: brands, competitor, market, prompt }: Actions,
  { analysisInput, brandChanges, brandCreate, competitorAddition, competitorChanges }: Contract,
): readonly RestRoute[] => [
  {
    method: "POST",
    path: "/brands",
    status: 201,
    query: noQuery,
    action: brands.create,
    input: ({ body }) => body,
    openapi: {
      operationId: "createBrand",
      summary: "Create a brand",
      description:
        "Creates a brand with its competitors and prompts, all or nothing. Onboarding is skipped, so `onboarded` is `true`.",
      body: brandCreate,
      example: {
        id: "acme",
        name: "Acme",
        domains: ["acme.com", "acme.de"],
        competitors: [{ name: "Globex", domains: ["globex.com"] }],
        prompts: [{ prompt: "best rocket skates for beginners", tags: ["rocket-skates"] }],
      },
      answer: brand,
      errors: [400, 401, 409, 500],
    },
  },
  {
    method: "GET",
    path: "/brands",
    status: 200,
    query: listQuery,
    action: brands.list,
    input: query,
    openapi: {
      operationId: "listBrands",
      summary: "List brands",
      description: "The workspace's brands, newest first: by `page`, or behind the `nextCursor` of the page before.",
      answer: brandPage,
      errors: [400, 401, 403, 500],
    },
  },
  {
    method: "GET",
    path: "/brands/{id}",
    status: 200,
    query: noQuery,
    action: brands.get,
    input: oneBrand,
    openapi: {
      operationId: "getBrand",
      summary: "Get a brand",
      description: "One brand, with its entity tag in `ETag`.",
      answer: brand,
      errors: READING_ERRORS,
    },
  },
  {
    method: "PATCH",
    path: "/brands/{id}",
    status: 200,
    bodyAt: "changes",
    query: noQuery,
    conditional: true,
    action: brands.update,
    input: ({ body, path, ifMatch }) => ({ id: path.id, changes: body, ifMatch }),
    openapi: {
      operationId: "updateBrand",
      summary: "Change a brand",
      description: "Any of the fields, at least one. A list replaces the list that was. `If-Match` is honoured.",
      body: brandChanges,
      example: { name: "Acme Corporation" },
      answer: brand,
      errors: [400, 401, 403, 404, 412, 500],
    },
  },
  {
    method: "DELETE",
    path: "/brands/{id}",
    status: 204,
    query: noQuery,
    conditional: true,
    action: brands.remove,
    input: ({ path, ifMatch }) => ({ id: path.id, ifMatch }),
    openapi: {
      operationId: "deleteBrand",
      summary: "Delete a brand",
      description: "Deletes a brand with its competitors and prompts. `If-Match` is honoured.",
      errors: [400, 401, 403, 404, 412, 500],
    },
  },
  {
    method: "GET",
    path: "/brands/{id}/competitors",
    status: 200,
    query: noQuery,
    action: brands.competitors,
    input: oneBrand,
    openapi: {
      operationId: "listCompetitors",
      summary: "List a brand's competitors",
      description: "In the order given.",
      answer: z.strictObject({ competitors: z.array(brandCompetitor) }),
      errors: READING_ERRORS,
    },
  },
  {
    method: "GET",
    path: "/brands/{id}/prompts",
    status: 200,
    query: noQuery,
    action: brands.prompts,
    input: oneBrand,
    openapi: {
      operationId: "listPrompts",
      summary: "List a brand's prompts",
      description: "In the order given.",
      answer: z.strictObject({ prompts: z.array(brandPrompt) }),
      errors: READING_ERRORS,
    },
  },
  ...createItemRoutes({ competitor, prompt }, { competitorAddition, competitorChanges }),
  {
    method: "POST",
    path: "/tools/analyze",
    status: 200,
    bodyAt: "site",
    query: analyzeQuery,
    action: analysis.run,
    input: ({ body, query: { explain: _, ...hints } }) => ({ site: body, ...hints }),
    answer: (output, { query: { explain } }) => {
      const { evidence, placement: _, ...result } = analysisAnswer.parse(output);
      return explain === "true" ? { ...result, evidence } : result;
    },
    openapi: {
      operationId: "analyzeWebsite",
      summary: "Analyse a website",
      description: "Suggests what to fill in about a brand, from its website. Stores nothing.",
      body: analysisInput,
      example: { website: "acme.com" },
      answer: analysisResult.extend({ evidence: explainedResult.shape.evidence.optional() }),
      errors: [400, 401, 500],
    },
  },
  {
    method: "GET",
    path: "/markets",
    status: 200,
    query: marketsQuery,
    action: market.search,
    input: query,
    openapi: {
      operationId: "listMarkets",
      summary: "List markets",
      description:
        "The markets that a brand can be placed in: those that the words of `q` begin words of, best first; else all, by name.",
      answer: marketList,
      errors: [400, 401, 403, 500],
    },
  },
  {
    method: "GET",
    path: "/audit",
    status: 200,
    query: auditListQuery,
    action: audit.list,
    input: query,
    openapi: {
      operationId: "listAuditEvents",
      summary: "Read the audit log",
      description: "Who changed what in the workspace, and from where, newest first.",
      answer: auditPage,
      errors: [400, 401, 403, 500],
    },
  },
];
