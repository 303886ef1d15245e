import { setMaxListeners } from "node:events";
import { type Atlas, loadAtlas } from "@marque/atlas";
import type { AnalysisEvent, AnalysisRequest, AnalysisResult, Evidence } from "@marque/schema";
import { count } from "./count";
import { createFetching, type Fetching } from "./fetch";
import { type Identity, identify } from "./identify";
import { knownAt } from "./known-at";
import { createProbing } from "./probe-domains";
import { type Progress, trackProgress } from "./progress";
import { findMarket, suggestCompetitors, suggestPrompts } from "./suggest";
import { type Means, visitSite } from "./visit-site";
import type { World } from "./world";

/** What came of an analysis. */
export interface Analysis {
  result: AnalysisResult;
  /** For every value of the result, where it came from. */
  evidence: Evidence[];
  /** What kept the site from being read, in a sentence that says what to do; `null` when it was read. */
  problem: string | null;
}

export interface AnalyzeOptions {
  /** Ends the work when the caller goes away. */
  signal?: AbortSignal;
  /** Hears each step as it happens, the result last. */
  onEvent?: (event: AnalysisEvent) => void;
}

export interface Analyzer {
  /**
   * Analyses a website. A site that can't be reached is no error: what is known without it is answered.
   * @throws the signal's reason, when the caller goes away; nothing else.
   */
  analyze(request: AnalysisRequest, options?: AnalyzeOptions): Promise<Analysis>;
  /** Closes the connections that are kept for the next page. */
  close(): Promise<void>;
}

/**
 * Makes an analyzer, one for a process: analyses share its connections and nothing else.
 *
 * @param fetching how pages are had: guarded and over the network, unless saved pages are analysed.
 * @param atlas what is known of markets; that of this build, unless a test makes its own.
 */
export function createAnalyzer(
  world: World,
  fetching: Fetching = createFetching(world),
  atlas: Atlas = loadAtlas(),
): Analyzer {
  const probing = createProbing(world, fetching);
  return {
    async analyze(request, { signal = new AbortController().signal, onEvent = () => {} } = {}) {
      signal.throwIfAborted();
      const deadlineAt = world.now() + world.deadlineMilliseconds;
      // Some thirty pages and files wait for it at once, which Node would take for a leak.
      const ends = AbortSignal.any([signal]);
      setMaxListeners(0, ends);
      const limits = { signal: ends, deadlineAt };
      const brief = (milliseconds: number) =>
        fetching.forAnalysis({ signal: ends, deadlineAt: Math.min(deadlineAt, world.now() + milliseconds) });
      const means = { fetcher: fetching.forAnalysis(limits), brief, probe: probing(limits) };
      const analysis = await run(request, atlas, means, trackProgress(world.now, onEvent));
      onEvent({ type: "result", ...analysis });
      return analysis;
    },
    close: () => fetching.close(),
  };
}

async function run(request: AnalysisRequest, atlas: Atlas, means: Means, progress: Progress): Promise<Analysis> {
  const { website, maxCompetitors, maxPrompts } = request;
  const visit = await visitSite(request, means, progress);
  const known = knownAt(atlas, website, visit.redirects);
  const identity = await progress.during(
    "identify",
    "Finding out whose site it is",
    () => identify({ website, hint: request.brandName, ...visit, known }),
    describeIdentity,
  );
  const { brandName, aliases, additionalDomains } = identity;
  progress.found({ brandName, website: website.hostname, aliases, additionalDomains }, identity.evidence);

  const site = { brandName, aliases, readings: visit.readings };
  const ownDomains = [website.hostname, ...additionalDomains];
  const language = visit.readings[0]?.language ?? null;
  // Nothing of it is needed for a name alone.
  const market =
    maxCompetitors + maxPrompts === 0
      ? undefined
      : findMarket({ atlas, ...site, website, language, brand: identity.isKnown ? known?.brand : undefined });
  if (market !== undefined) progress.found({}, market.evidence);
  const rivals = await unlessOff(progress, "competitors", maxCompetitors, "Looking for competitors", () =>
    suggestCompetitors({ ...site, website, ownDomains, max: maxCompetitors, market }),
  );
  const competitors = rivals?.competitors ?? [];
  if (rivals !== undefined) progress.found({ competitors }, rivals.evidence);

  const asked = await unlessOff(progress, "prompts", maxPrompts, "Writing prompts", () =>
    suggestPrompts({ ...site, competitors, language, max: maxPrompts, market }),
  );
  const suggestedPrompts = asked?.prompts ?? [];
  if (asked !== undefined) progress.found({ suggestedPrompts }, asked.evidence);

  return {
    result: { brandName, website: website.hostname, additionalDomains, aliases, competitors, suggestedPrompts },
    evidence: [
      ...identity.evidence,
      ...(market?.evidence ?? []),
      ...(rivals?.evidence ?? []),
      ...(asked?.evidence ?? []),
    ],
    problem: visit.problem,
  };
}

function describeIdentity({ brandName, aliases, additionalDomains }: Identity) {
  const more = [
    additionalDomains.length > 0 ? count(additionalDomains.length, "other domain") : "",
    aliases.length > 0 ? count(aliases.length, "alias", "aliases") : "",
  ].filter((part) => part !== "");
  return { status: "done" as const, message: [`The name is ${brandName}`, ...more].join(", ") };
}

/** A maximum of 0 turns a generation off: none of its work is done. */
async function unlessOff<T extends { evidence: Evidence[] }>(
  progress: Progress,
  step: "competitors" | "prompts",
  max: number,
  begin: string,
  work: () => T,
): Promise<T | undefined> {
  if (max === 0) {
    progress.skip(step, "Not asked for");
    return undefined;
  }
  return progress.during(step, begin, work, (outcome) => {
    const values = new Set(outcome.evidence.map((each) => each.value)).size;
    const found = step === "competitors" ? count(values, "competitor") : count(values, "prompt");
    return { status: "done", message: values === 0 ? `Found no ${step}` : `Found ${found}` };
  });
}
