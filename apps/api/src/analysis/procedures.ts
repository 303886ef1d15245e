import { type AnalysisRequest, analysisAnswer, analysisEvent, analysisHints, type Contract } from "@marque/schema";
import type { z } from "zod";
import { procedureFor, router } from "../trpc/init";
import { requireMarkets } from "./require-markets";
import { watchAnalysis } from "./watch";

const analyzing = procedureFor("analyze");

/** @param contract reads what callers write. */
export function createAnalysisRouter({ analysisInput }: Contract) {
  /** The documented body, and beside it what the caller says of the business. */
  const input = analysisHints.extend({ site: analysisInput });
  /** @throws {ValidationError} for a market that the atlas doesn't have. */
  const requestOf = ({ site, ...hints }: z.output<typeof input>): AnalysisRequest => {
    requireMarkets(hints.market ?? []);
    return { ...site, ...hints };
  };
  return router({
    run: analyzing
      .input(input)
      .output(analysisAnswer)
      .mutation(async ({ ctx, input, signal }) => {
        const { result, evidence, placement } = await ctx.services.analyzer.analyze(
          requestOf(input),
          signal === undefined ? {} : { signal },
        );
        return { ...result, evidence, placement };
      }),
    /** The same work, told step by step. */
    watch: analyzing.input(input).subscription(async function* ({ ctx, input, signal }) {
      const events = watchAnalysis(ctx.services.analyzer, requestOf(input), signal);
      // An async iterable has no output parser of its own in tRPC: each event is checked here.
      for await (const event of events) yield analysisEvent.parse(event);
    }),
  });
}
