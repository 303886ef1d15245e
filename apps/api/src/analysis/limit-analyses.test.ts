import type { Analysis, Analyzer } from "@marque/analysis";
import { analysisInput } from "@marque/schema";
import { expect, test } from "vitest";
import { CallerError } from "../caller-error";
import { limitAnalyses } from "./limit-analyses";

const request = analysisInput.parse({ website: "acme.com" });
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

/** An analyzer whose analyses end when they are told to, in the order in which they began. */
function manual(): { analyzer: Analyzer; begun: () => number; end: (error?: Error) => Promise<void> } {
  const ends: ((error?: Error) => void)[] = [];
  let begun = 0;
  const analyzer: Analyzer = {
    analyze: () =>
      new Promise((resolve, reject) => {
        begun += 1;
        ends.push((error) => (error === undefined ? resolve(analysis) : reject(error)));
      }),
    close: async () => {},
  };
  const end = async (error?: Error) => {
    await new Promise(setImmediate);
    ends.shift()?.(error);
    await new Promise(setImmediate);
  };
  return { analyzer, begun: () => begun, end };
}

test("so many run at once, so many more wait in line, and others are turned away", async () => {
  const { analyzer, begun, end } = manual();
  const limited = limitAnalyses(analyzer, { concurrency: 2, queue: 1 });
  const taken = [1, 2, 3].map(() => limited.analyze(request));
  await expect(limited.analyze(request)).rejects.toThrow(CallerError);
  expect(begun()).toBe(2);
  await end();
  expect(begun()).toBe(3);
  const next = limited.analyze(request);
  await expect(limited.analyze(request)).rejects.toThrow(CallerError);
  for (let left = 3; left > 0; left -= 1) await end();
  expect(await Promise.all([...taken, next])).toEqual([analysis, analysis, analysis, analysis]);
});

test("an analysis that fails gives its turn on", async () => {
  const { analyzer, begun, end } = manual();
  const limited = limitAnalyses(analyzer, { concurrency: 1, queue: 1 });
  const failed = expect(limited.analyze(request)).rejects.toThrow("made to fail");
  const next = limited.analyze(request);
  await end(new Error("made to fail"));
  await failed;
  expect(begun()).toBe(2);
  await end();
  expect(await next).toEqual(analysis);
});

test("a caller who goes away leaves the line to others", async () => {
  const { analyzer, begun, end } = manual();
  const limited = limitAnalyses(analyzer, { concurrency: 1, queue: 1 });
  const gone = new AbortController();
  const first = limited.analyze(request);
  const left = expect(limited.analyze(request, { signal: gone.signal })).rejects.toThrow("gone");
  gone.abort(new Error("gone"));
  await left;
  const second = limited.analyze(request);
  await end();
  await end();
  expect(await Promise.all([first, second])).toEqual([analysis, analysis]);
  expect(begun()).toBe(2);
  await expect(limited.analyze(request, { signal: gone.signal })).rejects.toThrow("gone");
});

test("a stop turns away who waits at once, and who is under way when there is just time left to answer", async () => {
  const [stopping, lastAnswers] = [new AbortController(), new AbortController()];
  const endless: Analyzer = {
    analyze: (_request, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    close: async () => {},
  };
  const limits = { concurrency: 1, queue: 1, stopping: stopping.signal, lastAnswers: lastAnswers.signal };
  const limited = limitAnalyses(endless, limits);
  const [underWay, waiting] = [limited.analyze(request), limited.analyze(request)];
  const turnedAway = { code: "unavailable", message: "Marque is being stopped. Try again in a moment." };
  stopping.abort();
  await expect(waiting).rejects.toMatchObject(turnedAway);
  await expect(limited.analyze(request)).rejects.toMatchObject(turnedAway);
  lastAnswers.abort();
  await expect(underWay).rejects.toMatchObject(turnedAway);
});
