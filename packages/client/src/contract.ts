// What the API takes and gives, read off the types that are generated from its OpenAPI document.
import type { components, operations, paths } from "./generated/contract.js";

export type Brand = components["schemas"]["Brand"];
export type NewBrand = BodyOf<operations["createBrand"]>;
export type BrandChanges = BodyOf<operations["updateBrand"]>;
export type BrandQuery = QueryOf<operations["listBrands"]>;
export type BrandPage = AnswerOf<operations["listBrands"]>;
export type Competitor = AnswerOf<operations["listCompetitors"]>["competitors"][number];
export type NewCompetitor = BodyOf<operations["createCompetitor"]>;
export type CompetitorChanges = BodyOf<operations["updateCompetitor"]>;
export type Prompt = AnswerOf<operations["listPrompts"]>["prompts"][number];
/** A text, or a text with tags and a switch. */
export type NewPrompt = NonNullable<BodyOf<operations["createPrompts"]>["prompts"]>[number];
export type PromptChanges = BodyOf<operations["updatePrompt"]>;
export type AuditQuery = QueryOf<operations["listAuditEvents"]>;
export type AuditEvent = AnswerOf<operations["listAuditEvents"]>["events"][number];
export type AnalysisInput = BodyOf<operations["analyzeWebsite"]>;
export type AnalysisQuery = QueryOf<operations["analyzeWebsite"]>;
export type Analysis = AnswerOf<operations["analyzeWebsite"]>;
export type MarketQuery = QueryOf<operations["listMarkets"]>;
export type Market = AnswerOf<operations["listMarkets"]>["markets"][number];

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The paths that answer a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, { responses: unknown }> ? P : never;
}[keyof paths];

/** The operation of a method at a path. */
export type OperationOf<M extends Method, P extends PathOf<M>> =
  paths[P] extends Record<Lowercase<M>, infer O> ? O : never;

type Json<T> = T extends { content: { "application/json": infer B } } ? B : undefined;

export type BodyOf<O> = O extends { requestBody: infer R } ? Json<R> : undefined;
export type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
export type PathParametersOf<O> = O extends { parameters: { path: infer P } } ? P : never;
export type AnswerOf<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;

/** What an operation is called with: what it needs is required, and what it does not know is refused by the compiler. */
export type CallOf<O> = (BodyOf<O> extends undefined ? { body?: never } : { body: BodyOf<O> }) &
  ([PathParametersOf<O>] extends [never] ? { path?: never } : { path: PathParametersOf<O> }) &
  ([QueryOf<O>] extends [never] ? { query?: never } : { query?: QueryOf<O> });
