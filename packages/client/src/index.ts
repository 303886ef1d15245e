export type { BrandCalls } from "./brands.js";
export type { Call, CallOptions } from "./call.js";
export type {
  Analysis,
  AnalysisInput,
  AnalysisQuery,
  Brand,
  BrandChanges,
  BrandPage,
  BrandQuery,
  Competitor,
  Market,
  MarketQuery,
  NewBrand,
  Prompt,
} from "./contract.js";
export * from "./errors.js";
export { Marque, type MarqueOptions } from "./marque.js";
export type { Answer } from "./send.js";
