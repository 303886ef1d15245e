import { z } from "zod";
import type { Access, Mutation, Query } from "../action/action";

/** What a REST request carries, before any of it is checked: the action's own schema does that. */
export interface RestInput {
  body: unknown;
  query: Record<string, unknown>;
  path: Record<string, string>;
  /** `If-Match`, when it was sent. */
  ifMatch: string | undefined;
}

type AnyOperation = Query<Access, z.ZodType, z.ZodType> | Mutation<Access, z.ZodType, z.ZodType>;

/** A REST operation: a line of the contract. */
export interface RestRoute {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path from the root, `{name}` for a parameter. */
  path: string;
  action: AnyOperation;
  /** The status of success; with 204 the answer has no body. */
  status: 200 | 201 | 204;
  /** Whether `If-Match` is honoured. */
  conditional?: true;
  /** Where in the action's input the body stands, when it isn't all of it: faults are told without that. */
  bodyAt?: string;
  /** What may stand in the query; anything else is refused by name. */
  query: z.ZodObject;
  /** The action's input, of what was sent. */
  input: (sent: RestInput) => unknown;
  /** The body of the answer, when it isn't all that the action gives. */
  answer?: (output: unknown, sent: RestInput) => unknown;
  openapi: {
    operationId: string;
    summary: string;
    body?: z.ZodType;
    /** A body to start from. */
    example?: unknown;
    /** Absent when success has no body. */
    answer?: z.ZodType;
    description: string;
    /** The error statuses that are listed by name; the rest stand under `default`. */
    errors: readonly number[];
  };
}

/** The query of an operation that takes none. */
export const noQuery = z.strictObject({});
/** The input of an operation on the brand that the path names. */
export const oneBrand = ({ path }: RestInput) => ({ id: path.id });
