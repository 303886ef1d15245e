// Serves the made sites until it is stopped: `npx tsx e2e/sites/serve.ts [port]`.
import { startSites } from "./start";

const sites = await startSites(Number(process.argv[2] ?? 4580));
console.log(
  `The made sites stand on port ${sites.port}. To let the product find them:\n\nANALYSIS_RESOLVE=${sites.resolve}\n`,
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void sites.stop());
