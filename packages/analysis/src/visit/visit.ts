import { type AnalysisRequest, displayHostname } from "@marque/schema";
import { type Reasoning, unlessUnfinished } from "../engine";
import { count } from "../explain/say";
import type { FetchedPage, PageFetcher, PageOutcome } from "../fetch";
import { type Findings, NOTHING_AROUND, type PageKind, type PageReading } from "../findings";
import type { Progress } from "../progress";
import { isHosted, withoutHost } from "../third-parties/hosted";
import { isGate } from "./gate";
import { openHome, redirectsOf } from "./open-home";
import type { Prober } from "./probe-domains";
import { readSiteFiles } from "./site-files";

/** What was seen of a site. */
export interface Visit {
  findings: Findings;
  /** What kept the site from being read, in a sentence that says what to do; `null` when it was read. */
  problem: string | null;
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
  const home = await progress.during("fetch", `Opening ${shown}`, () => openHome(fetcher, website), describeHome);
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
    progress.skip("read", "There is nothing to read");
    const problem = `${home.message} Try again later, or fill in the brand by hand.`;
    return { findings: nothing, problem };
  }
  const { problem, ...visit } = await progress.during(
    "read",
    `Reading ${shown}`,
    async () => {
      const read = ({ url, text }: FetchedPage, kind: PageKind) =>
        unlessUnfinished(reasoning.call("readPage", { url, text }, kind), null);
      const first = await read(home, "home");
      const isBehindGate = first !== null && isGate(website, home.url, first);
      const problem = isBehindGate ? behindGate(shown) : problemOf(first, shown);
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
        message: problem?.what ?? `Read ${count(pages.length, "page")} and found ${count(facts, "fact")}`,
      };
    },
  );
  return { ...visit, problem: problem === null ? null : `${problem.what} ${problem.advice}` };
}

/** What kept a site from being read, and what to do about that, in a sentence each. */
interface Hindrance {
  what: string;
  advice: string;
}

const behindGate = (shown: string): Hindrance => ({
  what: `${shown} asks for consent or a sign-in before it shows its pages, which only a person can give.`,
  advice: "Choose its market or say what it sells, or fill in the brand by hand.",
});

/** What keeps a page that came from telling much. */
function problemOf(home: PageReading | null, shown: string): Hindrance | null {
  const advice = "Check the values and fill in what is missing.";
  if (home === null) return { what: `${shown} took too long to read.`, advice };
  const { scriptOnly, facts, links, text } = home;
  if (scriptOnly)
    return {
      what: `${shown} is empty without JavaScript, which is not run here, so little of it could be read.`,
      advice,
    };
  return facts.length === 0 && links.length === 0 && text === ""
    ? { what: `${shown} answered with an empty page.`, advice: "Check its address, or fill in the brand by hand." }
    : null;
}

async function readManifest(fetcher: PageFetcher, reasoning: Reasoning, url: string) {
  const file = await fetcher.fetch(url, { accept: "json" });
  return file.ok ? unlessUnfinished(reasoning.call("readManifest", { url: file.url, text: file.text }), []) : [];
}

const describeHome = (page: PageOutcome) =>
  page.ok
    ? { status: "done" as const, message: `Opened ${displayHostname(new URL(page.url).hostname)}${lengthOf(page)}` }
    : { status: "failed" as const, message: page.message };

const lengthOf = ({ truncated }: FetchedPage): string => (truncated ? ", of which only the beginning was read" : "");
