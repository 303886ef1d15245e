import { type AnalysisRequest, displayHostname } from "@marque/schema";
import { count } from "./count";
import type { Fact, PageReading } from "./facts";
import { openHome } from "./open-home";
import type { FetchedPage, PageFetcher, PageOutcome } from "./page";
import type { Prober } from "./probe-domains";
import type { Progress } from "./progress";
import { choosePages, readManifest, readPage } from "./read";
import { readSiteFiles } from "./read-site-files";
import { redirectsOf } from "./redirects-of";
import { NOTHING_AROUND, type Redirect, type Surroundings } from "./surroundings";

/** What was seen of a site. */
export interface Visit {
  readings: PageReading[];
  manifestFacts: Fact[];
  redirects: Redirect[];
  surroundings: Surroundings;
  problem: string | null;
}

/** The files that a site keeps for programs tell too little for anybody to wait long for them. */
const FILES_MILLISECONDS = 3000;

/** How an analysis gets about. */
export interface Means {
  fetcher: PageFetcher;
  /** A fetcher that gives up after so many milliseconds from now. */
  brief(milliseconds: number): PageFetcher;
  probe: Prober;
}

/** Fetches and reads the home page, then the few pages that tell most, and meanwhile looks around the site. */
export async function visitSite(
  request: AnalysisRequest,
  { fetcher, brief, probe }: Means,
  progress: Progress,
): Promise<Visit> {
  const shown = displayHostname(request.website.hostname);
  const home = await progress.during(
    "fetch",
    `Opening ${shown}`,
    () => openHome(fetcher, request.website),
    describeHome,
  );
  if (!home.ok) {
    progress.skip("read", "There is nothing to read");
    const problem = `${home.message} Try again later, or fill in the brand by hand.`;
    return {
      readings: [],
      manifestFacts: [],
      redirects: redirectsOf(home),
      surroundings: NOTHING_AROUND,
      problem,
    };
  }
  return progress.during(
    "read",
    `Reading ${shown}`,
    async () => {
      const first = readPage(home, "home");
      const chosen = choosePages(first, { compare: request.maxCompetitors > 0, products: request.maxPrompts > 0 });
      const manifest = first.facts.find((fact) => fact.kind === "manifest");
      const [manifestFacts, others, fileFacts, probed] = await Promise.all([
        manifest === undefined ? [] : fetcher.fetch(manifest.value, { accept: "json" }).then(readManifestIfAny),
        Promise.all(chosen.map(async ({ url, kind }) => ({ kind, page: await fetcher.fetch(url) }))),
        // After the pages, which are asked for first.
        readSiteFiles(brief(FILES_MILLISECONDS), home.url),
        probe(request.website, first),
      ]);
      const seen = new Set([home.url]);
      const readings = [first];
      for (const { page, kind } of others) {
        // Two addresses of one page would count its facts twice.
        if (!page.ok || seen.has(page.url)) continue;
        seen.add(page.url);
        readings.push(readPage(page, kind));
      }
      const problem = problemOf(first, shown);
      const surroundings = { certificateNames: home.certificateNames, fileFacts, probed };
      return { readings, manifestFacts, redirects: redirectsOf(home), surroundings, problem };
    },
    ({ readings, problem }) => {
      const facts = readings.reduce((sum, reading) => sum + reading.facts.length, 0);
      return {
        status: problem === null ? "done" : "failed",
        message: problem ?? `Read ${count(readings.length, "page")} and found ${count(facts, "fact")}`,
      };
    },
  );
}

/** What keeps a page that came from telling much. */
function problemOf({ scriptOnly, facts, links, text }: PageReading, shown: string): string | null {
  if (scriptOnly)
    return `${shown} is empty without JavaScript, which is not run here, so little of it could be read. Check the values and fill in what is missing.`;
  return facts.length === 0 && links.length === 0 && text === ""
    ? `${shown} answered with an empty page. Check its address, or fill in the brand by hand.`
    : null;
}

const readManifestIfAny = (page: PageOutcome): Fact[] => (page.ok ? readManifest(page) : []);

const describeHome = (page: PageOutcome) =>
  page.ok
    ? { status: "done" as const, message: `Opened ${displayHostname(new URL(page.url).hostname)}${lengthOf(page)}` }
    : { status: "failed" as const, message: page.message };

const lengthOf = ({ truncated }: FetchedPage): string => (truncated ? ", of which only the beginning was read" : "");
