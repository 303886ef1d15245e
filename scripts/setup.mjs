// @ts-check
// What has to be there before Marque runs. Every step is skipped while its inputs are what they were, so that a second
// start takes no longer than the hashing of a few hundred files.
import { Problem } from "./problem.mjs";
import { ROOT, run, runNode } from "./run.mjs";
import { runStep } from "./stamp.mjs";
import { PACKAGES } from "./workspace.mjs";

/** Through npx, because corepack is gone from newer Node.js and fails to check signatures in some of the older. */
export const PNPM = "pnpm@10.34.9";

/** @type {import("./stamp.mjs").Step} */
const install = {
  name: "install",
  says: "Installing packages (first time: about half a minute)…",
  inputs: [
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    ".pnpmfile.cjs",
    "package.json",
    ...PACKAGES.map((folder) => `${folder}/package.json`),
  ],
  outputs: ["node_modules/.modules.yaml", ...PACKAGES.map((folder) => `${folder}/node_modules`)],
  run: async () => {
    // Without the setting pnpm asks before it replaces a node_modules that something else made, and nobody answers.
    const options = ["--frozen-lockfile", "--config.confirm-modules-purge=false"];
    const { code, output } = await run("npx", ["--yes", PNPM, "install", ...options], { quiet: true });
    if (code !== 0) throw new Problem(`${output}\nThe packages could not be installed; pnpm says why above.`);
  },
};

/** @type {import("./stamp.mjs").Step} */
const generate = {
  name: "generate",
  says: "Generating the database client…",
  inputs: ["pnpm-lock.yaml", "prisma/schema.prisma", "prisma/prisma.config.ts", "prisma/scripts"],
  outputs: ["prisma/src/generated/client.ts"],
  run: async () => {
    const { code, output } = await runNode("prisma/scripts/cli.mjs", ["generate"], { quiet: true });
    if (code !== 0) throw new Problem(`${output}\nThe database client could not be generated; Prisma says why above.`);
  },
};

/** @type {import("./stamp.mjs").Step} */
const lexicon = {
  name: "lexicon",
  says: "Listing the languages…",
  inputs: ["packages/lexicon/data/languages", "packages/lexicon/commands/write-index.mjs"],
  outputs: ["packages/lexicon/src/generated/languages.ts"],
  run: async () => {
    const { code, output } = await runNode("packages/lexicon/commands/write-index.mjs", [], { quiet: true });
    if (code !== 0) throw new Problem(`${output}\nThe languages of the lexicon could not be listed.`);
  },
};

/** @type {import("./stamp.mjs").Step} */
const reference = {
  name: "reference",
  says: "Unpacking the reference page of the API…",
  inputs: ["pnpm-lock.yaml", "scripts/build-reference.mjs"],
  outputs: ["apps/api/src/rest/generated/reference.js.gz"],
  // Loaded only now: it needs packages.
  run: async () => (await import("./build-reference.mjs")).writeReference(),
};

/** @type {import("./stamp.mjs").Step} */
const atlas = {
  name: "atlas",
  says: "Compiling the atlas of markets…",
  inputs: [
    "pnpm-lock.yaml",
    "packages/atlas/data",
    "packages/atlas/companies.yaml",
    "packages/atlas/stems",
    "packages/atlas/src",
    "packages/atlas/commands/compile.ts",
  ],
  outputs: ["packages/atlas/dist/atlas.jsonl", "packages/atlas/dist/market-words.json"],
  run: async () => {
    // Not by tsx's own command, which starts a second Node.js; the room spares half of the garbage collector's work.
    const { code, output } = await run(
      process.execPath,
      ["--max-semi-space-size=64", "--import=tsx", "packages/atlas/commands/compile.ts"],
      { quiet: true },
    );
    if (code !== 0) throw new Problem(`${output}\nThe atlas could not be compiled; npm run atlas:check says more.`);
  },
};

/** @type {import("./stamp.mjs").Step} */
const api = {
  name: "api",
  says: "Building the API…",
  inputs: [
    "pnpm-lock.yaml",
    "scripts/build-api.mjs",
    "scripts/node-bundle.mjs",
    "apps/api",
    "packages",
    "prisma/src",
    "prisma/package.json",
  ],
  outputs: ["apps/api/dist/main.js", "apps/api/dist/commands.js", "prisma/dist/embedded.js"],
  // Loaded only now: it needs esbuild, which is there once the packages are.
  run: async () => (await import("./build-api.mjs")).buildApi(),
};

/** @type {import("./stamp.mjs").Step} */
const web = {
  name: "web",
  says: "Building the web app (first time: about a minute)…",
  inputs: [
    "pnpm-lock.yaml",
    "scripts/build-web.mjs",
    "scripts/node-bundle.mjs",
    "apps/web",
    "packages/http",
    "packages/schema",
  ],
  outputs: ["apps/web/.next/standalone/apps/web/server.js", "apps/web/.next/standalone/apps/web/.next/static"],
  run: async () => (await import("./build-web.mjs")).buildWeb(),
};

/** Nothing that runs needs it: it is made for who checks its types. @type {import("./stamp.mjs").Step} */
const clientContract = {
  name: "client-contract",
  says: "Making the client's types…",
  inputs: ["pnpm-lock.yaml", "scripts/build-client.mjs", "apps/api/src", "packages/schema"],
  outputs: ["packages/client/src/generated/contract.ts"],
  run: async () => (await import("./build-client.mjs")).writeClientContract(),
};

/** Makes what the compiler reads beside what runs. @param {(line: string) => void} [say] */
export const setUpTypes = (say) => runStep(ROOT, clientContract, say);

const STEPS = { install, generate, lexicon, reference, atlas, api, web };

/**
 * Runs the steps named, and those that come before them, where they are due.
 *
 * @param {keyof typeof STEPS} upTo
 * @param {(line: string) => void} [say]
 */
export async function setUp(upTo, say) {
  const names = /** @type {(keyof typeof STEPS)[]} */ (Object.keys(STEPS));
  for (const name of names.slice(0, names.indexOf(upTo) + 1)) await runStep(ROOT, STEPS[name], say);
}
