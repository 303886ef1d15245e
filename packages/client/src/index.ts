export type { BrandCalls } from "./brands.js";
export type { Call, CallOptions } from "./call.js";
export type {
  Analysis,
  AnalysisInput,
  AnalysisQuery,
  AuditEvent,
  AuditQuery,
  Brand,
  BrandChanges,
  BrandPage,
  BrandQuery,
  Competitor,
  CompetitorChanges,
  Market,
  MarketQuery,
  NewBrand,
  NewCompetitor,
  NewPrompt,
  Prompt,
  PromptChanges,
} from "./contract.js";
export * from "./errors.js";
export type { ItemCalls } from "./items.js";
export { Marque, type MarqueOptions } from "./marque.js";
export type { Answer } from "./send.js";
