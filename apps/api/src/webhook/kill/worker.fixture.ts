// A process that delivers webhooks and does nothing else, to be killed by tests: `node --import tsx worker.fixture.ts <JSON>`.
import { createDatabase, createPool } from "@marque/db";
import { DELIVERY_POLICY } from "../delivery/policy";
import { startDeliveries } from "../delivery/worker";
import { deliveringServices } from "./services.fixture";

export interface WorkerSettings {
  databaseUrl: string;
  /** What its secrets are sealed with. */
  sealedWith: string;
  target: { address: string; port: number };
}

function parse(text: string | undefined): WorkerSettings {
  // Written by the test that starts this.
  return JSON.parse(text ?? "") as WorkerSettings;
}

const { databaseUrl, sealedWith, target } = parse(process.argv[2]);
const database = createDatabase({ connectionString: databaseUrl, poolSize: 4 });
startDeliveries({
  services: deliveringServices(database, sealedWith, target),
  pool: createPool({ connectionString: databaseUrl, poolSize: 2 }),
  concurrency: 4,
  policy: { ...DELIVERY_POLICY, firstPauseMilliseconds: 10, factor: 1, tries: 1000 },
  // A killed process' jobs are another's after two seconds here.
  timing: { idle: 20, afterFault: 100, sweep: 60_000, leaseSeconds: 2, pauseSeconds: 0, maintenanceSeconds: 1 },
  logger: { info: () => {}, warn: (details, message) => process.stderr.write(`${message} ${String(details)}\n`) },
});
process.stdout.write("delivering\n");
