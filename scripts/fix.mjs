// @ts-check
// npm run fix: formats, sorts imports, and mends what Biome can mend safely.
import { main } from "./problem.mjs";
import { runNode } from "./run.mjs";
import { setUp } from "./setup.mjs";

await main(async () => {
  await setUp("install");
  process.exitCode = (await runNode("node_modules/@biomejs/biome/bin/biome", ["check", "--write"])).code;
});
