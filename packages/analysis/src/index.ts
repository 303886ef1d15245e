// PLACEHOLDER until fetch, read, identify and suggest have landed
import type { AnalysisEvent, AnalysisRequest, AnalysisResult, Evidence } from "@marque/schema";
import type { World } from "./world";
export type { World } from "./world";
export const systemWorld = (o: Partial<World> = {}): World => ({ resolve: async () => [], connectTo: new Map(), now: () => performance.now(), userAgent: "x", deadlineMilliseconds: 20000, ...o });
export interface Analysis { result: AnalysisResult; evidence: Evidence[]; problem: string | null }
export const createAnalyzer = (_w: World) => ({
  async analyze(r: AnalysisRequest, _o?: { signal?: AbortSignal; onEvent?: (e: AnalysisEvent) => void }): Promise<Analysis> { return { result: { brandName: r.brandName ?? "X", website: r.website.hostname, additionalDomains: [], aliases: [], competitors: [], suggestedPrompts: [] }, evidence: [], problem: null }; },
  async close() {},
});
export type Analyzer = ReturnType<typeof createAnalyzer>;
export const parseConnectTo = (t: string) => new Map(t.split(",").filter(Boolean).map((e) => { const [h = "", r = ""] = e.split("="); const [address = "", p = ""] = r.split(":"); return [h, { address, port: Number(p) }]; }));
