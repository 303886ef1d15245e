import {
  type AnalysisRequest,
  analysisAnswer,
  analysisEvent,
  analysisHints,
  type Contract,
  language,
} from "@marque/schema";
import type { z } from "zod";
import { defineAction } from "../action/action";
import { requireMarkets } from "./require-markets";
import { watchAnalysis } from "./watch";

/** @param contract reads what callers write. */
export function createAnalysisActions({ analysisInput }: Contract) {
  /** The documented body, and beside it what the caller says of the business. */
  const input = analysisHints.extend({ site: analysisInput, language: language.default("en") });
  /** @throws {CallerError} `validation`, for a market that the atlas doesn't have. */
  const requestOf = ({ site, language: _, ...hints }: z.output<typeof input>): AnalysisRequest => {
    requireMarkets(hints.market ?? []);
    return { ...site, ...hints };
  };
  return {
    run: defineAction.query({
      name: "analysis.run",
      permission: "analyze",
      limit: "analyses",
      input,
      output: analysisAnswer,
      handler: async ({ services, signal }, asked) => {
        const { result, evidence, placement } = await services.analyzer.analyze(requestOf(asked), {
          language: asked.language,
          ...(signal && { signal }),
        });
        return { ...result, evidence, placement };
      },
    }),
    /** The same work, told step by step. */
    watch: defineAction.stream({
      name: "analysis.watch",
      permission: "analyze",
      limit: "analyses",
      input,
      output: analysisEvent,
      handler: ({ services, signal }, asked) =>
        watchAnalysis(services.analyzer, requestOf(asked), { signal, language: asked.language }),
    }),
  };
}
export type AnalysisActions = ReturnType<typeof createAnalysisActions>;
