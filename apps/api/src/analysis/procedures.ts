import { analysisEvent, type Contract, explainedResult } from "@marque/schema";
import { procedureFor, router } from "../trpc/init";
import { watchAnalysis } from "./watch";

const analyzing = procedureFor("analyze");

/** @param contract reads what callers write. */
export const createAnalysisRouter = ({ analysisInput }: Contract) =>
  router({
    run: analyzing
      .input(analysisInput)
      .output(explainedResult)
      .mutation(async ({ ctx, input, signal }) => {
        const { result, evidence } = await ctx.services.analyzer.analyze(input, signal === undefined ? {} : { signal });
        return { ...result, evidence };
      }),
    /** The same work, told step by step. */
    watch: analyzing.input(analysisInput).subscription(async function* ({ ctx, input, signal }) {
      // An async iterable has no output parser of its own in tRPC: each event is checked here.
      for await (const event of watchAnalysis(ctx.services.analyzer, input, signal)) yield analysisEvent.parse(event);
    }),
  });
