import type { Analysis, Analyzer } from "@marque/analysis";
import { type AnalysisEvent, analysisInput } from "@marque/schema";
import { expect, test } from "vitest";
import { watchAnalysis } from "./watch";

const request = analysisInput.parse({ website: "acme.com" });
const event: AnalysisEvent = { type: "step", step: "fetch", status: "started", message: "Opening", milliseconds: null };
const analysis: Analysis = {
  result: {
    brandName: "Acme",
    website: "acme.com",
    additionalDomains: [],
    aliases: [],
    competitors: [],
    suggestedPrompts: [],
  },
  evidence: [],
  placement: { markets: [], sure: false, likely: [] },
  problem: null,
};

test("a reader who leaves ends the work, and an analysis that ends all the same harms nobody", async () => {
  let finish = () => {};
  let ended: AbortSignal | undefined;
  // An analysis that does not hear that it should end, which is what a race looks like.
  const analyzer: Analyzer = {
    analyze: (_request, { signal, onEvent } = {}) =>
      new Promise((resolve) => {
        ended = signal;
        onEvent?.(event);
        finish = () => {
          onEvent?.(event);
          resolve(analysis);
        };
      }),
    close: async () => {},
  };
  for await (const each of watchAnalysis(analyzer, request, { signal: undefined, language: "en" })) {
    expect(each).toEqual(event);
    break;
  }
  expect(ended?.aborted).toBe(true);
  // An unhandled rejection here fails the run: Node tells of one before the next turn of the event loop.
  finish();
  await new Promise((resolve) => setImmediate(resolve));
});

test("a reader who leaves before hearing of the end ends without an error, and so does the stream", async () => {
  const caller = new AbortController();
  const analyzer: Analyzer = {
    analyze: async (_request, { signal, onEvent } = {}) => {
      onEvent?.(event);
      await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      return analysis;
    },
    close: async () => {},
  };
  const events = watchAnalysis(analyzer, request, { signal: caller.signal, language: "en" });
  expect(await events.next()).toEqual({ done: false, value: event });
  caller.abort();
  await new Promise((resolve) => setImmediate(resolve));
  // tRPC closes the stream of a caller who has gone, and nobody awaits what that gives.
  expect(await events.return()).toEqual({ done: true, value: undefined });
});

test("a reader who is still there hears of every event, then of the error", async () => {
  const analyzer: Analyzer = {
    analyze: async (_request, { onEvent } = {}) => {
      onEvent?.(event);
      onEvent?.(event);
      throw new Error("made to fail");
    },
    close: async () => {},
  };
  const heard: AnalysisEvent[] = [];
  const watched = async () => {
    for await (const each of watchAnalysis(analyzer, request, { signal: undefined, language: "en" })) heard.push(each);
  };
  await expect(watched()).rejects.toThrow("made to fail");
  expect(heard).toEqual([event, event]);
});
