// The other side of analyses.bench.ts, in a process of its own: the sites that are analysed, and the callers.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent, request } from "undici";
import { HOSTILE_PAGES } from "../packages/analysis/testing/hostile-pages";
import { shopPage } from "./made-pages";

/** What the process is told: whom to call, and what for. */
export interface Order {
  api: string;
  token: string;
  hosts: string[];
  atOnce: number;
}

/** What it says: where the sites stand, then of each round the answers by status, and the callers who got none. */
export type Told = { port: number } | { statuses: Record<string, number>; lost: number; seconds: number };

const hostile = Object.values(HOSTILE_PAGES);
const ordinary = Array.from({ length: 8 }, (_, seed) => shopPage(60_000, seed + 1));

/** `hostile-7.test` answers with the seventh hostile page, others with a shop's. */
const sites = createServer(({ headers: { host = "" }, url }, response) => {
  const [, kind = "", number = "0"] = /^(?:www\.)?([a-z]+)-(\d+)\./.exec(host) ?? [];
  if (url !== "/") return response.writeHead(404).end();
  const page =
    kind === "hostile" ? hostile[Number(number) % hostile.length]?.() : ordinary[Number(number) % ordinary.length];
  return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page?.replace("Acme", host));
});
await new Promise<void>((resolve) => sites.listen(0, "127.0.0.1", resolve));
const tell = (told: Told) => process.send?.(told);
// A server that listens on a port has an address of this shape.
tell({ port: (sites.address() as AddressInfo).port });

process.on("message", async ({ api, token, hosts, atOnce }: Order) => {
  const agent = new Agent({ connections: atOnce, headersTimeout: 600_000 });
  const statuses: Record<string, number> = {};
  let lost = 0;
  const due = [...hosts];
  const startedAt = performance.now();
  const caller = async () => {
    for (;;) {
      const website = due.shift();
      if (website === undefined) return;
      try {
        const { statusCode, body } = await request(`${api}/tools/analyze`, {
          method: "POST",
          dispatcher: agent,
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify({ website }),
        });
        await body.dump();
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      } catch {
        lost += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  await agent.close();
  tell({ statuses, lost, seconds: (performance.now() - startedAt) / 1000 });
});
process.on("disconnect", () => process.exit());
