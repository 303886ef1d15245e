// @ts-check
// npm run bench: every measurement of bench/, one after the other, so that none disturbs another.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { main } from "./problem.mjs";
import { ROOT, runNode, seconds } from "./run.mjs";
import { loadEnvironmentFile } from "./settings.mjs";
import { setUp } from "./setup.mjs";
import { measureSlowness } from "./slowness.mjs";

await main(async () => {
  loadEnvironmentFile();
  await setUp("api");
  const wanted = process.argv.slice(2);
  const files = readdirSync(join(ROOT, "bench"))
    .filter((name) => name.endsWith(".bench.ts"))
    .sort();
  for (const file of files) {
    const name = file.replace(/\.bench\.ts$/, "");
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // Limits are those of the machine that the tests were written on: how far this one is from it now, before and after.
    console.log(`\n== ${name} (${measureSlowness()}× the time of the reference machine) ==`);
    const began = Date.now();
    const { code } = await runNode("node_modules/tsx/dist/cli.mjs", [join("bench", file)]);
    console.log(code === 0 ? `(${seconds(Date.now() - began)})` : `(failed with exit code ${code})`);
    console.log(`(${measureSlowness()}×)`);
    if (code !== 0) process.exitCode = 1;
  }
});
