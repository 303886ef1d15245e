import type { RequestListener } from "node:http";
import { type AnalysisRequest, analysisInput } from "@marque/schema";
import { createAnalyzer } from "../src/analyze";
import { createFetching } from "../src/fetch";
import { makeSite } from "./made-site";
import { makeTlsSite, tlsDial, tlsWorld } from "./made-tls-site";
import { sharedEngine } from "./shared-engine";

/** What hosts answer: a page, or `→ URL` for a redirect there. Keys are `host/path`. */
export type Pages = Readonly<Record<string, string>>;

const serve =
  (pages: Pages): RequestListener =>
  (request, response) => {
    const page = pages[`${request.headers.host?.replace(/:\d+$/, "")}${request.url}`];
    if (page === undefined) response.writeHead(404).end();
    else if (page.startsWith("→ ")) response.writeHead(301, { location: page.slice(2) }).end();
    else response.writeHead(200, { "content-type": typeOf(request.url ?? "", page) }).end(page);
  };

function typeOf(path: string, page: string): string {
  if (page.startsWith("{") || page.startsWith("[")) return "application/json";
  if (path.endsWith(".xml")) return "application/xml";
  return path.endsWith(".txt") ? "text/plain" : "text/html; charset=utf-8";
}

/** No host of a test is slow but for a slow machine. */
const PATIENT = { pageMilliseconds: 300_000, connectMilliseconds: 300_000, headerMilliseconds: 300_000 };

/** For tests: hosts of the internet, made. */
export interface Network {
  pages: Pages;
  /** Names for which there is an address, beside those that certificates name. */
  hosts?: readonly string[];
  certificates: readonly (readonly string[])[];
}

/** Analyses a website of a made network, where hosts without a certificate of theirs speak plain HTTP. */
export async function analyzeNetwork(
  { pages, hosts = [], certificates }: Network,
  website: string,
  limits = { maxCompetitors: 0, maxPrompts: 0 },
) {
  await using secure = await makeTlsSite(serve(pages), certificates, { robots: true });
  await using plain = await makeSite(serve(pages), { robots: true });
  const asked: string[] = [];
  const world = tlsWorld([...hosts, ...certificates.flat()]);
  const counting: typeof world = {
    ...world,
    resolve: (hostname) => {
      asked.push(hostname);
      return world.resolve(hostname);
    },
  };
  const analyzer = createAnalyzer(
    counting,
    createFetching(counting, { dial: tlsDial(secure, plain), limits: PATIENT }),
    await sharedEngine(),
  );
  const request: AnalysisRequest = analysisInput.parse({ website, ...limits });
  try {
    return { ...(await analyzer.analyze(request)), asked, requests: [...secure.requests, ...plain.requests] };
  } finally {
    await analyzer.close();
  }
}
