// How long the atlas takes to load in a new process, with how much memory, and a whole analysis whose site can't be
// reached: of a brand that the atlas knows by its domain, and of a name that it doesn't know.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { analysisInput } from "@marque/schema";
import { createAnalyzer, systemWorld } from "../packages/analysis/src";
import { loadAtlas } from "../packages/atlas/src";
import { median } from "./median";
import { pinToOneCore } from "./pinned-cpu";

const LOAD_LIMIT_MILLISECONDS = 30;
const LOAD_LIMIT_MEGABYTES = 30;
const ANALYSIS_LIMIT_MILLISECONDS = 5;
const LOADS = 9;

/** In this process, which has loaded nothing yet: milliseconds and megabytes, heap and buffers. */
function loadOnce(): { milliseconds: number; megabytes: number } {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1e6;
  };
  const before = used();
  const startedAt = performance.now();
  loadAtlas();
  const milliseconds = performance.now() - startedAt;
  return { milliseconds, megabytes: used() - before };
}

const line = (what: string, figure: string, limit: string) =>
  console.log(`${what.padEnd(56)} ${figure.padStart(10)}  (limit ${limit})`);

if (process.argv.includes("--load")) console.log(JSON.stringify(loadOnce()));
else {
  const self = fileURLToPath(import.meta.url);
  const loads = Array.from({ length: LOADS }, (): ReturnType<typeof loadOnce> => {
    const { stdout } = spawnSync(process.execPath, ["--import", "tsx", self, "--load"], { encoding: "utf8" });
    return JSON.parse(stdout);
  });
  const [milliseconds, megabytes] = [loads.map((each) => each.milliseconds), loads.map((each) => each.megabytes)];
  line("loading the atlas", `${median(milliseconds).toFixed(1)} ms`, `${LOAD_LIMIT_MILLISECONDS} ms`);
  line("its memory", `${median(megabytes).toFixed(1)} MB`, `${LOAD_LIMIT_MEGABYTES} MB`);

  pinToOneCore();
  const analyzer = createAnalyzer(systemWorld({ resolve: () => Promise.reject(new Error("no such host")) }));
  const atlas = loadAtlas();
  const known = atlas.categories.flatMap(({ brands }) => brands.slice(0, 1).map(({ brand }) => brand.domains[0] ?? ""));
  const time = async (website: string): Promise<number> => {
    const startedAt = performance.now();
    await analyzer.analyze(analysisInput.parse({ website }));
    return performance.now() - startedAt;
  };
  const times = async (websites: readonly string[]): Promise<number[]> => {
    const figures: number[] = [];
    for (const website of websites) figures.push(await time(website));
    return figures;
  };
  const figure = (figures: readonly number[]) => `${median(figures).toFixed(2)} ms`;
  line("the first analyses of known brands without their sites", figure(await times(known)), "none");
  await times(known);
  line(
    "such an analysis in a process that has done a thousand",
    figure(await times(known)),
    `${ANALYSIS_LIMIT_MILLISECONDS} ms`,
  );
  const unknown = Array.from({ length: 20 }, (_, index) => `nobody-${index}-of-this-measurement.com`);
  line("an analysis of an unknown name without its site", figure(await times(unknown)), "none");
  await analyzer.close();
}
