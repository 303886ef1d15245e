// npm run atlas:verify -- --shard 3/12: looks at the home page of each domain of the atlas, where there is an internet.
// Writes packages/atlas/verified.json and a report with lines to paste.
import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DATA_FOLDER, entriesOf, readData, readVerified, writeVerified } from "@marque/atlas/data-files";
import { createFetching, systemWorld } from "../src";
import { isOffline } from "./verify/is-offline";
import { reportOf } from "./verify/report";
import { shardOf } from "./verify/shard";
import { START_EVERY_MILLISECONDS, type Verification, verifyDomains } from "./verify/verify-domains";

const REPORTS = new URL("../../../.cache/atlas-verify/", import.meta.url);
/** An interrupted run loses no more looks than these. */
const SAVE_EVERY = 50;

const { values } = parseArgs({ options: { shard: { type: "string", default: "1/1" } } });
const living = entriesOf(readData(DATA_FOLDER)).filter(({ brand }) => brand.status === undefined);
const all = living.flatMap(({ brand }) => brand.domains.map((domain) => ({ domain, brand })));
const candidates = shardOf(all, values.shard);
if (candidates === undefined) {
  process.stderr.write("usage: npm run atlas:verify -- [--shard 3/12]\n");
  process.exitCode = 2;
} else {
  const minutes = Math.ceil((candidates.length * START_EVERY_MILLISECONDS) / 60_000);
  process.stderr.write(`${candidates.length} domains, some ${minutes} minutes…\n`);
  const brandOf = new Map(all.map(({ domain, brand }) => [domain, brand]));
  const verified = readVerified();
  const earlier = { ...verified };
  const found: Verification[] = [];
  const world = systemWorld();
  const fetching = createFetching(world);
  try {
    await verifyDomains(candidates, {
      world,
      fetching,
      earlier,
      pause: (milliseconds) => setTimeout(milliseconds),
      today: new Date().toISOString().slice(0, "2026-11-22".length),
      onFound: (each) => {
        found.push(each);
        verified[each.domain] = each.record;
        if (found.length % SAVE_EVERY === 0 && !isOffline(found)) writeVerified(verified);
      },
    });
  } finally {
    await fetching.close();
  }
  if (isOffline(found)) {
    process.stderr.write(
      "Most of the domains gave no answer: is there an internet? verified.json is left as it was.\n",
    );
    process.exitCode = 1;
  } else {
    writeVerified(verified);
    const report = new URL(`shard-${values.shard.replace("/", "-of-")}.md`, REPORTS);
    mkdirSync(REPORTS, { recursive: true });
    writeFileSync(
      report,
      reportOf(`shard ${values.shard}`, found, (domain) => brandOf.get(domain)),
    );
    process.stdout.write(`${report.pathname}\n`);
  }
}
