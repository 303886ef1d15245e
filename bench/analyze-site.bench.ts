// How long a whole analysis of a six-page site takes, from the call to the answer, on a site next door that answers at
// once; beside it six bare requests for the same pages, which are the limit. Nothing is remembered between rounds.
import { type AnalysisEvent, analysisInput } from "@marque/schema";
import { Agent, request } from "undici";
import { createAnalyzer } from "../packages/analysis/src";
import { choosePages } from "../packages/analysis/src/visit/choose-pages";
import { readMade } from "../packages/analysis/testing/made-page";
import { madeWorld, makeSite } from "../packages/analysis/testing/made-site";
import { appPage, manualPage, newsPage, shopPage } from "./made-pages";
import { median } from "./median";

type Step = Extract<AnalysisEvent, { type: "step" }>["step"];

const HOST = "www.acme-of-this-measurement.com";
const LENGTH = 100_000;
const WARM_UP = 5;
const ROUNDS = 21;
const LIMIT_MILLISECONDS = 150;

const MENU = ["about", "imprint", "contact", "products", "compare"];
const withMenu = (html: string) =>
  html.replace("</footer>", `${MENU.map((name) => `<a href="/${name}">${name}</a>`).join(" ")}</footer>`);
const PAGES = new Map([
  ["/", withMenu(shopPage(LENGTH, 11))],
  ["/about", withMenu(newsPage(LENGTH, 12))],
  ["/imprint", withMenu(manualPage(LENGTH, 13))],
  ["/contact", withMenu(appPage(LENGTH, 14))],
  ["/products", withMenu(shopPage(LENGTH, 15))],
  ["/compare", withMenu(manualPage(LENGTH, 16))],
]);

await using site = await makeSite((asked, answer) => {
  const page = PAGES.get(asked.url ?? "");
  if (page === undefined) answer.writeHead(404).end();
  else answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
});
const input = analysisInput.parse({ website: `http://${HOST}` });

/** One analysis by a new analyzer: its milliseconds, those that its process (the site's as well) was at work, and when steps ended. */
async function analyze(): Promise<{ whole: number; cpu: number; steps: Map<Step, number> }> {
  const analyzer = createAnalyzer(madeWorld({ [HOST]: site }));
  const steps = new Map<Step, number>();
  const used = process.cpuUsage();
  const startedAt = performance.now();
  const { problem } = await analyzer.analyze(input, {
    onEvent: (event) => {
      if (event.type === "step" && event.status !== "started") steps.set(event.step, performance.now() - startedAt);
    },
  });
  const whole = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(used);
  await analyzer.close();
  if (problem !== null) throw new Error(problem);
  return { whole, cpu: (user + system) / 1000, steps };
}

async function bareRequests(): Promise<number> {
  const agent = new Agent({ connections: 2 });
  const startedAt = performance.now();
  await Promise.all(
    [...PAGES.keys()].map(async (path) => {
      const { body } = await request(`http://127.0.0.1:${site.target.port}${path}`, { dispatcher: agent });
      return body.text();
    }),
  );
  const taken = performance.now() - startedAt;
  await agent.close();
  return taken;
}

function readAll(): number {
  const startedAt = performance.now();
  for (const [path, html] of PAGES) {
    const reading = readMade(html, path === "/" ? "home" : "legal");
    if (path === "/") choosePages(reading, { compare: true, products: true });
  }
  return performance.now() - startedAt;
}

const whole: number[] = [];
const cpu: number[] = [];
const bare: number[] = [];
const reading: number[] = [];
const ends = new Map<Step, number[]>();
let requests = 0;
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const before = site.requests.length;
  const analysis = await analyze();
  requests = site.requests.length - before;
  const [sixRequests, sixReadings] = [await bareRequests(), readAll()];
  if (round < 0) continue;
  whole.push(analysis.whole);
  cpu.push(analysis.cpu);
  bare.push(sixRequests);
  reading.push(sixReadings);
  for (const [step, at] of analysis.steps) ends.set(step, [...(ends.get(step) ?? []), at]);
}
const line = (name: string, milliseconds: number) =>
  console.log(`${name.padEnd(44)}${milliseconds.toFixed(1).padStart(8)} ms`);
line(`analysis of six pages, ${requests} requests`, median(whole));
let begun = 0;
for (const [step, at] of ends) {
  line(`  of these: ${step}`, median(at) - begun);
  begun = median(at);
}
line("processor time of the analysis and its site", median(cpu));
line("reading the six pages alone", median(reading));
line("six bare requests", median(bare));
console.log(`(limit ${LIMIT_MILLISECONDS} ms)`);
if (median(whole) > LIMIT_MILLISECONDS) process.exitCode = 1;
