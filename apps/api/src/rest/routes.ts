import type { Scope } from "@marque/schema";
import { analysisInput, analysisResult, brand, brandCreate, explainedResult } from "@marque/schema";
import { z } from "zod";
import type { Caller } from "../trpc/router";

/** What a REST request carries, before any of it is checked: the procedure's own schema does that. */
export interface RestInput {
  body: unknown;
  query: Record<string, unknown>;
  path: Record<string, string>;
}

/** A REST operation: a line of the contract. */
export interface RestRoute {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path from the root, `{name}` for a parameter. */
  path: string;
  scope: Scope;
  /** The status of success. */
  status: 200 | 201 | 204;
  /** Whether `Idempotency-Key` is honoured. */
  idempotent?: true;
  /** What may stand in the query; anything else is refused by name. */
  query: z.ZodObject;
  call: (caller: Caller, input: RestInput) => Promise<unknown>;
  document: {
    operationId: string;
    summary: string;
    body?: z.ZodType;
    /** A body to start from. */
    example?: unknown;
    answer: z.ZodType;
    description: string;
    /** The error statuses that are listed by name; the rest stand under `default`. */
    errors: readonly number[];
  };
}

const noQuery = z.strictObject({});
const explainQuery = z.strictObject({
  explain: z.enum(["true", "false"], { error: "must be true or false" }).optional().meta({
    description: "`true` adds `evidence`: for every value suggested, where it came from.",
  }),
});

/** A body goes to its procedure as it came, and the procedure's own schema finds out what it is: `as` only says so. */
type Body<T extends z.ZodType> = z.input<T>;

export const routes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "/brands",
    scope: "brands:write",
    status: 201,
    idempotent: true,
    query: noQuery,
    call: (caller, { body }) => caller.brand.create(body as Body<typeof brandCreate>),
    document: {
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
    method: "POST",
    path: "/tools/analyze",
    scope: "analyze",
    status: 200,
    query: explainQuery,
    call: async (caller, { body, query }) => {
      const { evidence, ...result } = await caller.analysis.run(body as Body<typeof analysisInput>);
      return query.explain === "true" ? { ...result, evidence } : result;
    },
    document: {
      operationId: "analyzeWebsite",
      summary: "Analyse a website",
      description: "Suggests what to fill in about a brand, from its website. Stores nothing.",
      body: analysisInput,
      example: { website: "acme.com" },
      answer: analysisResult.extend({ evidence: explainedResult.shape.evidence.optional() }),
      errors: [400, 401, 500],
    },
  },
];
