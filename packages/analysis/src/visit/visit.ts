import { type AnalysisRequest, displayHostname } from "@marque/schema";
import { type Reasoning, unlessUnfinished } from "../engine";
import type { Said } from "../explain/say";
import type { FetchedPage, PageFetcher, PageOutcome } from "../fetch";
import { type Findings, NOTHING_AROUND, type PageKind, type PageReading } from "../findings";
import type { Progress, StepEnd } from "../progress";
import { isHosted, withoutHost } from "../third-parties/hosted";
import { isGate } from "./gate";
import { openHome, redirectsOf } from "./open-home";
import type { Prober } from "./probe-domains";
import { readSiteFiles } from "./site-files";

/** What was seen of a site. */
export interface Visit {
  findings: Findings;
  /** What kept the site from being read, and what to do; `null` when it was read. */
  problem: Said | null;
}

/** The files that a site keeps for programs tell too little for anybody to wait long for them. */
const FILES_SHARE = 0.15;

/** How an analysis gets about. */
export interface Means {
  fetcher: PageFetcher;
  /** A fetcher that gives up after a share of the analysis' time, from now. */
  brief(share: number): PageFetcher;
  probe: Prober;
  /** Reads what was fetched. */
  reasoning: Reasoning;
  /** Whether two hostnames are known to be one brand's. */
  isSameBrand(one: string, other: string): boolean;
}

/** Fetches and reads the home page, then the few pages that tell most, and meanwhile looks around the site. */
export async function visitSite(
  request: AnalysisRequest,
  { fetcher, brief, probe, reasoning, isSameBrand }: Means,
  progress: Progress,
): Promise<Visit> {
  const { website } = request;
  const shown = displayHostname(website.hostname);
  const doing = (code: "step.open" | "step.read"): Said => ({ code, params: { host: shown } });
  const home = await progress.during("fetch", doing("step.open"), () => openHome(fetcher, website), describeHome);
  const redirects = redirectsOf(home);
  const hosted = isHosted(website, home.url, isSameBrand);
  const nothing = {
    request,
    pages: [],
    manifestFacts: [],
    surroundings: NOTHING_AROUND,
    claims: [],
    redirects,
    hosted,
  };
  if (!home.ok) {
    progress.skip("read", { code: "step.nothing-to-read", params: {} });
    return { findings: nothing, problem: { code: "problem.unread", params: { why: home.why } } };
  }
  const { problem, ...visit } = await progress.during(
    "read",
    doing("step.read"),
    async () => {
      const read = ({ url, text }: FetchedPage, kind: PageKind) =>
        unlessUnfinished(reasoning.call("readPage", { url, text }, kind), null);
      const first = await read(home, "home");
      const isBehindGate = first !== null && isGate(website, home.url, first);
      const problem = isBehindGate ? hindrance("gate", shown) : problemOf(first, shown);
      // What a gate says is not about the site: cookies are no snacks.
      if (first === null || isBehindGate) return { findings: nothing, problem };
      // Whose site it stands on would be asked for its pages and files.
      if (hosted) return { findings: { ...nothing, pages: [withoutHost(first)] }, problem };
      const wanted = { compare: request.maxCompetitors > 0, products: request.maxPrompts > 0 };
      const chosen = await unlessUnfinished(reasoning.call("choosePages", first, wanted), []);
      const manifest = first.facts.find((fact) => fact.kind === "manifest");
      const [manifestFacts, others, fileFacts, probed] = await Promise.all([
        manifest === undefined ? [] : readManifest(fetcher, reasoning, manifest.value),
        Promise.all(chosen.map(async ({ url, kind }) => ({ kind, page: await fetcher.fetch(url) }))),
        // After the pages, which are asked for first.
        readSiteFiles(brief(FILES_SHARE), reasoning, home.url),
        probe(website, first),
      ]);
      const seen = new Set([home.url]);
      const readings = others.map(({ page, kind }) => {
        // Two addresses of one page would count its facts twice.
        if (!page.ok || seen.has(page.url)) return null;
        seen.add(page.url);
        return read(page, kind);
      });
      const pages = [first, ...(await Promise.all(readings)).filter((reading) => reading !== null)];
      const surroundings = { ...NOTHING_AROUND, certificateNames: home.certificateNames, fileFacts, probed };
      return { findings: { ...nothing, pages, manifestFacts, surroundings }, problem };
    },
    ({ findings: { pages }, problem }) => {
      const facts = pages.reduce((sum, page) => sum + page.facts.length, 0);
      return {
        status: problem === null ? "done" : "failed",
        told: [problem?.what ?? readingOf(pages.length, facts)],
      };
    },
  );
  return { ...visit, problem: problem && { code: "problem.hindered", params: { ...problem } } };
}

const readingOf = (pages: number, facts: number): Said => ({
  code: "step.read-done",
  params: {
    pages: { code: "step.pages", params: { count: pages } },
    facts: { code: "step.facts", params: { count: facts } },
  },
});

/** What kept a site from being read, and what to do about that. */
interface Hindrance {
  what: Said;
  advice: Said;
}

type Reason = "slow" | "scripts" | "empty" | "gate";
const ADVICE = { slow: "check", scripts: "check", empty: "address", gate: "market" } as const satisfies Record<
  Reason,
  string
>;

const hindrance = (reason: Reason, host: string): Hindrance => ({
  what: { code: `hindrance.${reason}`, params: { host } },
  advice: { code: `advice.${ADVICE[reason]}`, params: {} },
});

/** What keeps a page that came from telling much. */
function problemOf(home: PageReading | null, host: string): Hindrance | null {
  if (home === null) return hindrance("slow", host);
  const { scriptOnly, facts, links, text } = home;
  if (scriptOnly) return hindrance("scripts", host);
  return facts.length === 0 && links.length === 0 && text === "" ? hindrance("empty", host) : null;
}

async function readManifest(fetcher: PageFetcher, reasoning: Reasoning, url: string) {
  const file = await fetcher.fetch(url, { accept: "json" });
  return file.ok ? unlessUnfinished(reasoning.call("readManifest", { url: file.url, text: file.text }), []) : [];
}

function describeHome(page: PageOutcome): StepEnd {
  if (!page.ok) return { status: "failed", told: [page.why] };
  const params = { host: displayHostname(new URL(page.url).hostname) };
  return { status: "done", told: [{ code: page.truncated ? "step.opened-part" : "step.opened", params }] };
}
