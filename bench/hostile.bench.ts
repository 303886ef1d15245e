// What an analysis answers of servers that wish it ill, with the product's own limits, how long it takes, and how much
// memory the process takes beyond what it had taken for those before. Then many of them in a row, eight at a time: what
// stays behind of each would add up. Ends with 1 when an analysis was not over by its deadline.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createEngine } from "../packages/analysis/src/engine";
import { systemWorld } from "../packages/analysis/src/system-world";
import {
  createHostileAnalyzer,
  HOSTILE_SERVERS,
  type HostedServer,
  type Place,
} from "../packages/analysis/testing/hostile";
import { heapInUse, MEGABYTE, MemoryWatch } from "./memory";

const IN_A_ROW = 200;
const AT_ONCE = 8;
/** Of the many in a row, none takes longer alone. */
const FAST_SECONDS = 0.5;

const child = fork(fileURLToPath(new URL("hostile-servers.ts", import.meta.url)));
// Sent by hostile-servers.ts alone.
const [listening] = (await once(child, "message")) as [{ host: string; target: Place["target"]; authority?: string }[]];
const places = HOSTILE_SERVERS.flatMap((server): Place[] => {
  const found = listening.find(({ host }) => host === server.host);
  return found === undefined ? [] : [{ server, target: found.target, authority: found.authority }];
});
const deadlineSeconds = systemWorld().deadlineMilliseconds / 1000;
const analyzer = createHostileAnalyzer(places, createEngine());
const watch = new MemoryWatch();

const row = (server: string, answer: string, seconds: string, memory: string) =>
  console.log(`${server.padEnd(52)} ${seconds.padStart(8)} ${memory.padStart(9)}  ${answer}`);
row("a server that", "is answered", "seconds", "MB more");
const fast: HostedServer[] = [];
for (const { server } of places) {
  let answer = "";
  let seconds = 0;
  const memory = await watch.extra(async () => {
    const startedAt = performance.now();
    const { result, problem } = await analyzer.analyze(server);
    seconds = (performance.now() - startedAt) / 1000;
    answer = `${result.brandName}: ${problem ?? "no problem"}`;
  });
  if (seconds <= FAST_SECONDS) fast.push(server);
  const isLate = seconds > deadlineSeconds + 1;
  if (isLate) process.exitCode = 1;
  row(
    server.does,
    answer.replace(` Try again later, or fill in the brand by hand.`, ""),
    `${seconds.toFixed(2)}${isLate ? " LATE" : ""}`,
    (memory / MEGABYTE).toFixed(0),
  );
}
await watch.stop();

console.log(`\n${IN_A_ROW} visits to the ${fast.length} that take less than ${FAST_SECONDS} s, ${AT_ONCE} at a time`);
let visits = 0;
const visitNext = async (until: number) => {
  while (visits < until) {
    const visit = ++visits;
    const server = fast[visit % fast.length];
    if (server !== undefined) await analyzer.analyze(server, visit);
  }
};
while (visits < IN_A_ROW) {
  const until = visits + 50;
  await Promise.all(Array.from({ length: AT_ONCE }, () => visitNext(until)));
  const heap = await heapInUse();
  const { rss } = process.memoryUsage();
  console.log(
    `after ${visits}: ${(heap / MEGABYTE).toFixed(1)} MB of heap in use, ${(rss / MEGABYTE).toFixed(0)} MB in all`,
  );
}
await analyzer.close();
child.disconnect();
