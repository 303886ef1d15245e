import { setTimeout as sleep } from "node:timers/promises";
import { analysisResult } from "@marque/schema";
import { describe, expect, test } from "vitest";
import { lateness } from "../cpu-milliseconds";
import { sharedEngine } from "../shared-engine";
import { createHostileAnalyzer, type HostedServer } from ".";

/** Small where only they end it, on a machine that has read by then what was sent before … */
const short = (factor: number) => ({
  pageMilliseconds: 1200 * factor,
  connectMilliseconds: 1000 * factor,
  headerMilliseconds: 1000 * factor,
});
/** … and where none should: so large that a busy machine doesn't meet them. */
const LONG = { pageMilliseconds: 300_000, connectMilliseconds: 300_000, headerMilliseconds: 300_000 };
const SHORT_DEADLINE = 4000;
const LONG_DEADLINE = 300_000;
/** For work that can't be stopped in the middle, on a busy machine. */
const SLACK = 60_000;

/** The sockets and timers that keep the process alive. */
const inUse = (): number =>
  process.getActiveResourcesInfo().filter((each) => /^(TCPSocketWrap|TLSWrap|Timeout)$/.test(each)).length;

/** Kept-alive connections close on their own after a few seconds. */
async function untilAtMost(most: number): Promise<number> {
  const patience = performance.now() + 60_000;
  while (inUse() > most && performance.now() < patience) await sleep(5);
  return inUse();
}

async function meet(server: HostedServer) {
  const before = inUse();
  const site = await server.listen();
  // A machine that is a few times slower reads what there is by then all the same.
  const factor = Math.ceil(lateness() / 4);
  const deadlineMilliseconds = server.endless === true ? SHORT_DEADLINE * factor : LONG_DEADLINE;
  const place = { server, target: site.target, authority: site.authority };
  const analyzer = createHostileAnalyzer(
    [place],
    await sharedEngine(),
    { deadlineMilliseconds },
    server.endless === true ? short(factor) : LONG,
  );
  try {
    const begun = performance.now();
    const analysis = await analyzer.analyze(server);
    const milliseconds = performance.now() - begun;
    expect(milliseconds).toBeLessThan(deadlineMilliseconds + SLACK);
    expect(await untilAtMost(before)).toBeLessThanOrEqual(before);
    return analysis;
  } finally {
    await analyzer.close();
    await site[Symbol.asyncDispose]();
  }
}

/** For tests: what an analysis makes of each server, in time and leaving nothing open. */
export function testServers(servers: readonly HostedServer[]): void {
  describe("a server that", () => {
    test.each(servers.map((server) => [server.does, server] as const))("%s", async (_, server) => {
      const { result, problem } = await meet(server);
      expect(analysisResult.parse(result)).toEqual(result);
      const { answer } = server;
      const ofHost = server.host.split(".")[0] ?? "";
      const name = result.brandName.toLowerCase().replaceAll(" ", "-");
      if (answer.name === "Acme") expect(result.brandName).toBe("Acme");
      if (answer.name === "host") expect(name).toBe(ofHost);
      expect(result.brandName).not.toMatch(/\ufffd|\p{Cc}/u);
      if (answer.problem === null) expect(problem).toBeNull();
      else if (answer.problem !== "any") expect(problem).toMatch(answer.problem);
    });
  });
}
