// Kills a process that delivers webhooks at random moments, while brands are created, and counts what arrived. Run by the tests
// for a few rounds, and by bench/webhook-kills.bench.ts for many.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createDatabase } from "@marque/db";
import { createContract } from "@marque/schema";
import { execute } from "../../action/execute";
import { createActions } from "../../actions";
import { startReceiver } from "../receiver.fixture";
import { deliveringServices } from "./services.fixture";
import type { WorkerSettings } from "./worker.fixture";

const WORKER = fileURLToPath(new URL("./worker.fixture.ts", import.meta.url));
const ACTS_A_ROUND = 10;

export interface KillReport {
  kills: number;
  acts: number;
  /** Different events that arrived. */
  arrived: number;
  /** Those that arrived more than once, counted each time but the first. */
  repeated: number;
}

/** @param patience for the end, milliseconds. */
export async function killRounds(databaseUrl: string, rounds: number, patience: number): Promise<KillReport> {
  const receiver = await startReceiver();
  receiver.react = (response) => setTimeout(() => response.writeHead(204).end(), Math.random() * 50);
  const sealedWith = randomBytes(32).toString("hex");
  const settings: WorkerSettings = { databaseUrl, sealedWith, target: receiver.target };
  const database = createDatabase({ connectionString: databaseUrl, poolSize: 4 });
  const { id: workspaceId } = await database.workspace.create({ data: { name: "Kill" } });
  const services = deliveringServices(database, sealedWith, receiver.target);
  const call = { services, caller: { kind: "system", workspaceId } as const, requestId: "kill" };
  const actions = createActions(createContract());
  const create = (number: number) =>
    execute(actions.brand.create, call, { id: `brand-${number}`, name: "Brand", domains: ["brand.com"] });
  try {
    await execute(actions.webhook.create, call, { url: "http://hooks.test/", events: ["brand.created"] });
    for (let round = 0; round < rounds; round += 1) {
      const worker = start(settings);
      await worker.ready;
      const acts = Array.from({ length: ACTS_A_ROUND }, (_, index) => create(round * ACTS_A_ROUND + index));
      // Some before anything is taken, some in the middle of a try, some after.
      await sleep(Math.random() * 600);
      await kill(worker);
      await Promise.all(acts);
    }
    const last = start(settings);
    const deadline = Date.now() + patience;
    while ((await database.webhookDelivery.count({ where: { state: "delivered" } })) < rounds * ACTS_A_ROUND) {
      if (Date.now() > deadline) throw new Error("not all was delivered in time");
      await sleep(100);
    }
    await kill(last);
  } finally {
    await services.poster.close();
    await database.$disconnect();
    await receiver.close();
  }
  const ids = receiver.received.map(({ id }) => id);
  const arrived = new Set(ids).size;
  return { kills: rounds, acts: rounds * ACTS_A_ROUND, arrived, repeated: ids.length - arrived };
}

function start(settings: WorkerSettings) {
  const child = spawn(process.execPath, ["--import", "tsx", WORKER, JSON.stringify(settings)], {
    env: { PATH: "/usr/bin:/bin", TMPDIR: tmpdir() },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const failed = ended.then(() => Promise.reject(new Error("the process ended before it delivered anything")));
  failed.catch(() => {}); // of one that was ready nobody asks
  return { child, ready: Promise.race([once(child.stdout, "data"), failed]), ended };
}

async function kill({ child, ended }: { child: ChildProcess; ended: Promise<unknown> }): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}
