// How much CPU reading a page of 500 KB costs, beside htmlparser2's bare pass over the same text, which is the limit;
// then what hostile pages cost. READ_PAGES names a folder of saved pages, the longest of which are measured as well.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { HOSTILE_PAGES } from "../packages/analysis/testing/hostile-pages";
import { readMade } from "../packages/analysis/testing/made-page";
import { MADE_PAGES } from "./made-pages";
import { median } from "./median";
import { cpuMilliseconds, pinToOneCore } from "./pinned-cpu";

const LENGTH = 500_000;
const WARM_UP = 10;
const ROUNDS = 21;
const HOSTILE_ROUNDS = 1;
const SAVED_PAGES = 12;
const LIMIT_MILLISECONDS = 25;

const barePass = (html: string) => {
  const parser = new Parser({});
  parser.end(html);
};
// Every line of an imprint is searched for names and addresses: no other kind of page takes longer.
const reading = (html: string) => void readMade(html, "legal");

function savedPages(folder: string): [name: string, html: string][] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".html"));
  const bySize = names
    .map((name) => ({ name, size: statSync(join(folder, name)).size }))
    .sort((a, b) => b.size - a.size);
  return bySize.slice(0, SAVED_PAGES).map(({ name }) => [name, readFileSync(join(folder, name), "utf8")]);
}

function measure(name: string, html: string, rounds: number, warmUp: number): number {
  const bare: number[] = [];
  const read: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const taken = [cpuMilliseconds(() => barePass(html)), cpuMilliseconds(() => reading(html))] as const;
    if (round < 0) continue;
    bare.push(taken[0]);
    read.push(taken[1]);
  }
  const [least, most] = [median(bare), median(read)];
  const kilobytes = `${(html.length / 1000).toFixed(0)} KB`;
  const figures = [`${most.toFixed(1)} ms`, `${least.toFixed(1)} ms`, `${(most / least).toFixed(1)}×`];
  console.log(`${name.slice(0, 38).padEnd(40)}${[kilobytes, ...figures].map((each) => each.padStart(10)).join("")}`);
  return most;
}

pinToOneCore();
const folder = process.env.READ_PAGES;
console.log(
  `${"page".padEnd(40)}${["length", "readPage", "bare pass", "ratio"].map((each) => each.padStart(10)).join("")}`,
);
const made = Object.entries(MADE_PAGES).map(([name, make]) => measure(name, make(LENGTH), ROUNDS, WARM_UP));
if (folder !== undefined) for (const [name, html] of savedPages(folder)) measure(name, html, ROUNDS, WARM_UP);
console.log(`\nslowest of 500 KB: ${Math.max(...made).toFixed(1)} ms (limit ${LIMIT_MILLISECONDS} ms)\n`);
for (const [name, make] of Object.entries(HOSTILE_PAGES)) measure(name, make(), HOSTILE_ROUNDS, 0);
if (Math.max(...made) > LIMIT_MILLISECONDS) process.exitCode = 1;
