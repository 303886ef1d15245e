import { setMaxListeners } from "node:events";
import { loadAtlas } from "@marque/atlas";
import {
  type AnalysisEvent,
  type AnalysisPlacement,
  type AnalysisRequest,
  type AnalysisResult,
  type Evidence,
  type Language,
  privateHostsOf,
} from "@marque/schema";
import { withAbout } from "./about";
import { createEngine, type Engine, type Reasoning, type StageListener } from "./engine";
import { explain } from "./explain/explain";
import { type MessageCode, type Said, type Say, sayIn } from "./explain/say";
import { type AnalysisLimits, createFetching, type Fetching } from "./fetch";
import { claimsOf, type Findings, NOTHING_AROUND, valuesOf, withClaims } from "./findings";
import { identify } from "./identify/identify";
import { type NearbySource, nearbyQuestion } from "./nearby";
import { type Progress, type StepEnd, trackProgress } from "./progress";
import { toldPlacement } from "./told-placement";
import { createProbing } from "./visit/probe-domains";
import { createRememberedVisits } from "./visit/remembered-visits";
import { type Means, type Visit, visitSite } from "./visit/visit";
import type { World } from "./world";

/** What came of an analysis. */
export interface Analysis {
  result: AnalysisResult;
  /** For every value of the result, where it came from. */
  evidence: Evidence[];
  placement: AnalysisPlacement;
  /** What kept the site from being read, in a sentence that says what to do; `null` when it was read. */
  problem: string | null;
}

export interface AnalyzeOptions {
  /** Ends the work when the caller goes away. */
  signal?: AbortSignal;
  /** In which evidence, steps and problems are said; English when omitted. */
  language?: Language;
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

/** Part of the deadline that is kept for what is made of the pages once they are there. */
const CONCLUDING = 0.1;

/**
 * Makes an analyzer, one for a process: analyses share its connections and nothing else.
 *
 * @param fetching how pages are had: guarded and over the network, unless saved pages are analysed.
 * @param engine where pages are read and findings made of them.
 * @param nearby who tells what is near a local business; nobody, unless the operator wants that. All three are closed with
 * the analyzer.
 */
export function createAnalyzer(
  world: World,
  fetching: Fetching = createFetching(world),
  engine: Engine = createEngine({ now: world.now }),
  nearby?: NearbySource,
): Analyzer {
  const probing = createProbing(world, fetching);
  const atlas = loadAtlas();
  const visits = createRememberedVisits(world.now);
  const privateHosts = privateHostsOf(world.connectTo.keys());
  const isSameBrand = (one: string, other: string) => {
    const brand = atlas.brandAt(one);
    return brand !== undefined && brand === atlas.brandAt(other);
  };
  return {
    async analyze(request, { signal: caller = new AbortController().signal, onEvent, language = "en" } = {}) {
      caller.throwIfAborted();
      const say = sayIn(language);
      const deadlineAt = world.now() + world.deadlineMilliseconds;
      // Some thirty pages and files wait for it at once, which Node would take for a leak.
      const signal = AbortSignal.any([caller]);
      setMaxListeners(0, signal);
      const reasoning = engine.forAnalysis({ signal, deadlineAt, privateHosts });
      const visitEndsAt = deadlineAt - world.deadlineMilliseconds * CONCLUDING;
      const limits = { signal, deadlineAt: visitEndsAt };
      const brief = (share: number) =>
        fetching.forAnalysis({
          signal,
          deadlineAt: Math.min(visitEndsAt, world.now() + world.deadlineMilliseconds * share),
        });
      const means = {
        fetcher: fetching.forAnalysis(limits),
        brief,
        probe: probing(limits, reasoning),
        reasoning,
        isSameBrand,
      };
      const progress = trackProgress(world.now, say, onEvent);
      const { findings, problem } = recall(request, progress) ?? (await visit(request, means, progress));
      const lookAround = nearby === undefined ? undefined : lookingAround(nearby, limits);
      const concluded = named(await conclude(withAbout(findings), reasoning, { progress, say }, lookAround));
      const analysis = {
        result: resultOf(concluded),
        evidence: explain(concluded.claims, say),
        placement: toldPlacement(concluded, atlas),
        problem: problem && say(problem.code, problem.params),
      };
      onEvent?.({ type: "result", ...analysis });
      return analysis;
    },
    async close() {
      await Promise.all([fetching.close(), engine.close(), nearby?.close()]);
    },
  };

  /** Adds who is near, if that is a question. */
  function lookingAround(source: NearbySource, limits: AnalysisLimits): LookAround {
    return async (placed) => {
      const question = nearbyQuestion(placed, atlas);
      const places = question === undefined ? undefined : await source.find(question, limits);
      if (question === undefined || places === undefined) return placed;
      const { market, town } = question;
      return { ...placed, surroundings: { ...placed.surroundings, nearby: { market, town, places } } };
    };
  }

  /** What was seen a moment ago is enough to suggest anew by what a person says of the site. */
  function recall(request: AnalysisRequest, progress: Progress): Visit | undefined {
    if (request.market === undefined && request.about === undefined) return undefined;
    const remembered = visits.find(request);
    if (remembered !== undefined)
      for (const step of ["fetch", "read"] as const) progress.skip(step, said("step.remembered"));
    return remembered;
  }

  async function visit(request: AnalysisRequest, means: Means, progress: Progress): Promise<Visit> {
    const made = await visitSite(request, means, progress);
    visits.keep(request, made);
    return made;
  }

  /** A brand has a name whatever became of its pages: its address tells one. */
  function named(findings: Findings): Findings {
    if (claimsOf(findings, "brandName").length > 0) return findings;
    const unread = { ...findings, pages: [], manifestFacts: [], surroundings: NOTHING_AROUND, claims: [] };
    return withClaims(identify(unread, { atlas, privateHosts }), findings.claims);
  }
}

/** What is done between the stages that place a business and those that suggest: it adds to its surroundings. */
type LookAround = (placed: Findings) => Promise<Findings>;

/** Runs the stages and tells of each. */
async function conclude(
  visited: Findings,
  reasoning: Reasoning,
  { progress, say }: { progress: Progress; say: Say },
  lookAround: LookAround | undefined,
): Promise<Findings> {
  const { maxCompetitors, maxPrompts } = visited.request;
  let found = visited;
  const isOff = (stage: string) =>
    (stage === "competitors" && maxCompetitors === 0) || (stage === "prompts" && maxPrompts === 0);
  let end: ((end: StepEnd) => void) | undefined;
  const listener: StageListener = {
    onBegin(stage) {
      const step = STEPS_OF_STAGES.get(stage);
      end = undefined;
      if (step === undefined) return;
      if (isOff(stage)) progress.skip(step.step, said("step.not-asked"));
      else end = progress.begin(step.step, said(step.begin));
    },
    onClaims(stage, claims) {
      found = withClaims(found, claims);
      const step = STEPS_OF_STAGES.get(stage);
      const result = resultOf(found);
      if (step !== undefined) end?.({ status: "done", told: step.describe(result, found) });
      if (!isOff(stage)) progress.found(() => ({ result: step?.part(result) ?? {}, evidence: explain(claims, say) }));
    },
    onUnfinished() {
      end?.({ status: "failed", told: [said("step.too-long")] });
    },
  };
  if (lookAround === undefined || isOff("competitors")) return reasoning.conclude(visited, listener);
  const placed = await reasoning.conclude(visited, listener, { until: "place" });
  return reasoning.conclude(await lookAround(placed), listener, { after: "place" });
}

const STEPS_OF_STAGES: ReadonlyMap<
  string,
  {
    step: "identify" | "competitors" | "prompts";
    begin: MessageCode;
    describe(result: AnalysisResult, found: Findings): Said[];
    part(result: AnalysisResult): Partial<AnalysisResult>;
  }
> = new Map([
  [
    "identify",
    {
      step: "identify",
      begin: "step.identify",
      describe: describeIdentity,
      part: ({ brandName, website, aliases, additionalDomains }) => ({
        brandName,
        website,
        aliases,
        additionalDomains,
      }),
    },
  ],
  [
    "competitors",
    {
      step: "competitors",
      begin: "step.competitors",
      describe: describeCompetitors,
      part: ({ competitors }) => ({ competitors }),
    },
  ],
  [
    "prompts",
    {
      step: "prompts",
      begin: "step.prompts",
      describe: ({ suggestedPrompts: { length: count } }) => [
        count === 0 ? said("step.no-prompts") : said("step.prompts-found", { count }),
      ],
      part: ({ suggestedPrompts }) => ({ suggestedPrompts }),
    },
  ],
]);

const said = (code: MessageCode, params: Said["params"] = {}): Said => ({ code, params });

function describeIdentity({ brandName, aliases, additionalDomains }: AnalysisResult): Said[] {
  return [
    said("step.name", { name: brandName }),
    ...(additionalDomains.length > 0 ? [said("step.domains", { count: additionalDomains.length })] : []),
    ...(aliases.length > 0 ? [said("step.aliases", { count: aliases.length })] : []),
  ];
}

/** Why there is none, where that is known. */
function describeCompetitors({ competitors: { length: count } }: AnalysisResult, found: Findings): Said[] {
  if (count > 0) return [said("step.competitors-found", { count })];
  const [withheld] = claimsOf(found, "withheldRivals");
  const none = said("step.no-competitors");
  return [withheld === undefined ? none : said("withheld.step", { counts: none, reason: withheld.reason })];
}

/** The claims as the contract's answer. */
function resultOf(findings: Findings): AnalysisResult {
  const [brandName = ""] = valuesOf(findings, "brandName");
  return {
    brandName,
    website: findings.request.website.hostname,
    additionalDomains: valuesOf(findings, "additionalDomains"),
    aliases: valuesOf(findings, "aliases"),
    competitors: claimsOf(findings, "competitors").map(({ competitor }) => competitor),
    suggestedPrompts: claimsOf(findings, "suggestedPrompts").map(({ value, tags }) => ({
      prompt: value,
      tags: [...tags],
    })),
  };
}
