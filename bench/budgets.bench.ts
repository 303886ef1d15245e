// What the worst input costs of a processor, stage by stage, each beside its limit; then the threads of the engine: the hop
// into them, reading a large page, and the process' memory. Ends with 1 when a
// limit is passed. BENCH_JSON=file writes the figures down as well.
import { Readable } from "node:stream";
import { createEngine } from "../packages/analysis/src/engine";
import { declaredCharset } from "../packages/analysis/src/fetch/wire/declared-charset";
import { decodeBody } from "../packages/analysis/src/fetch/wire/decode-body";
import type { Findings, PageKind } from "../packages/analysis/src/findings";
import { readPage } from "../packages/analysis/src/read/read-page";
import { readSitemap } from "../packages/analysis/src/read/read-sitemap";
import { STAGES } from "../packages/analysis/src/stages";
import { madeFindings } from "../packages/analysis/testing/made-findings";
import { loadAtlas } from "../packages/atlas/src";
import { tell, writeFigures } from "./figures";
import { shopPage } from "./made-pages";
import { median } from "./median";
import { MEGABYTE } from "./memory";
import { cpuMilliseconds } from "./pinned-cpu";

const ROUNDS = 5;
const WORST_LIMIT_MILLISECONDS = 100;

// --- The worst input of each stage ----------------------------------------------------------------------------------

const knowledge = { atlas: loadAtlas(), privateHosts: new Set<string>() };
const HOME = "https://www.acme.com/";
const page = (html: string, kind: PageKind = "home") => readPage({ url: HOME, text: html }, kind);
const numbered = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join("");
const START = '<html lang="en"><title>Acme | Rocket skates</title><h1>Rocket skates for everybody</h1>';
const home = (html: string): Findings => madeFindings("acme.com", { pages: [page(`${START}${html}`)] });
const comparing = (html: string): Findings => madeFindings("acme.com", { pages: [page(START), page(html, "compare")] });

/** Runs the stages up to one, and measures that one alone. */
function stageCost(name: string, findings: Findings): number {
  let before = findings;
  for (const stage of STAGES) {
    if (stage.name === name) return cpuMilliseconds(() => stage.run(before, knowledge));
    before = stage.run(before, knowledge);
  }
  throw new Error(`There is no stage ${name}.`);
}

const hub = (comparisons: number, outside: number) =>
  numbered(comparisons, (i) => `<li><a href="/compare/rival-${i}">Acme vs Rival ${i}</a>`) +
  numbered(outside, (i) => `<li><a href="https://rival${i}-outside.com/">Rival ${i}</a>`);
const words = "the quick brown fox jumps over a lazy dog while rocket skates roll on and on ";
const keywords = numbered(
  300,
  (i) =>
    `<meta name="keywords" content="${Array.from({ length: 20 }, (_, at) => `rocket skates number ${i * 20 + at}`).join(", ")}">`,
);

const BY_STAGE: readonly [what: string, stage: string, findings: Findings][] = [
  ["competitors: 200 comparisons and 200 links outside", "competitors", comparing(hub(200, 200))],
  ["competitors: a hub of 50 and 50", "competitors", comparing(hub(50, 50))],
  [
    "competitors: 400 comparisons by their addresses",
    "competitors",
    comparing(`${numbered(400, (i) => `<a href="/compare/globex${i}"></a>`)}<main><p>${words.repeat(400)}`),
  ],
  ["prompts: 300 metas of 20 keywords, 170 KB", "prompts", home(keywords)],
  [
    "prompts: 4,000 products",
    "prompts",
    home(`<nav>${numbered(4000, (i) => `<a href="/p/${i}">Skates ${i}</a>`)}</nav>`),
  ],
  [
    "identify: 300 titles and 4,000 links",
    "identify",
    home(
      `${numbered(300, (i) => `<title>Acme ${i} | ${words}</title>`)}${numbered(4000, (i) => `<a href="https://acme${i}.com/">Acme ${i}</a>`)}`,
    ),
  ],
  [
    "locate: 2,000 addresses and numbers",
    "locate",
    home(
      `<footer>${numbered(2000, (i) => `<p>Acme Ltd, ${i} Quay Street, Leeds LS1 ${i % 10}AB, +44 113 ${4960000 + i}</p>`)}</footer>`,
    ),
  ],
  [
    "place: a text of 20,000 characters and 4,000 links",
    "place",
    home(`${numbered(4000, (i) => `<a href="/p/${i}">${words}</a>`)}<main><p>${words.repeat(300)}`),
  ],
];
for (const [what, stage, findings] of BY_STAGE)
  tell(
    what,
    median(Array.from({ length: ROUNDS }, () => stageCost(stage, findings))),
    "ms CPU",
    WORST_LIMIT_MILLISECONDS,
  );

const repeated = (work: () => void) => median(Array.from({ length: ROUNDS }, () => cpuMilliseconds(work)));
const file = (text: string) => ({ url: `${HOME}sitemap.xml`, text });
tell(
  "read-sitemap: <loc> and 20,000 spaces",
  repeated(() => void readSitemap(file(`<urlset><url><loc>${" ".repeat(20_000)}`))),
  "ms CPU",
  WORST_LIMIT_MILLISECONDS,
);
tell(
  "read-sitemap: <loc> and 200,000 spaces",
  repeated(() => void readSitemap(file(`<urlset><url><loc>${" ".repeat(200_000)}`))),
  "ms CPU",
  WORST_LIMIT_MILLISECONDS,
);
tell(
  'declared-charset: content="charset= and 16,000 spaces',
  repeated(
    () => void declaredCharset(Buffer.from(`<meta content="charset=${" ".repeat(16_000)}"><title>Acme</title>`)),
  ),
  "ms CPU",
  WORST_LIMIT_MILLISECONDS,
);

const drips: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const body = new Readable({ read() {} });
  for (let chunk = 0; chunk < 100_000; chunk += 1) body.push(Buffer.from("x"));
  body.push(null);
  const before = process.cpuUsage();
  await decodeBody(body, [], { wanted: 5_000_000, leastBytes: 1 }, new AbortController().signal);
  const { user, system } = process.cpuUsage(before);
  drips.push((user + system) / 1000);
}
tell("arrivals: 100,000 chunks of a byte", median(drips), "ms CPU", WORST_LIMIT_MILLISECONDS);

// --- The engine -----------------------------------------------------------------------------------------------------

const half = shopPage(500_000, 1);
repeated(() => void page(half));
tell(
  "reading a page of 500 KB",
  repeated(() => void page(half)),
  "ms CPU",
  25,
);

const atRest = process.memoryUsage.rss();
const engine = createEngine();
await engine.ready();
tell("memory of the threads, loaded", (process.memoryUsage.rss() - atRest) / MEGABYTE, "MB");

const begin = () =>
  engine.forAnalysis({
    signal: new AbortController().signal,
    deadlineAt: performance.now() + 20_000,
    privateHosts: [],
  });
async function milliseconds(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work();
    taken.push(performance.now() - startedAt);
  }
  return median(taken.slice(Math.floor(rounds / 4)));
}
tell(
  "the hop: reading an empty page in a thread",
  await milliseconds(400, () => begin().call("readPage", { url: HOME, text: "" }, "home")),
  "ms",
);
tell(
  "reading a page of 500 KB in a thread",
  await milliseconds(60, () => begin().call("readPage", { url: HOME, text: half }, "home")),
  "ms",
);
const large = page(half);
tell(
  "copying what such a page says, there and back",
  repeated(() => void structuredClone(structuredClone(large))),
  "ms CPU",
);

tell("memory of this process, after all that", process.memoryUsage.rss() / MEGABYTE, "MB");
await engine.close();
writeFigures();
