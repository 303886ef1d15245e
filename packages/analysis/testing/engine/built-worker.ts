import { copyFileSync, mkdirSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { type WorkerFile, workerFileAt } from "../../src/engine/worker-file";

const FOLDER = fileURLToPath(new URL("../../../../.cache/test-workers/", import.meta.url));
const ATLAS = fileURLToPath(new URL("../../../atlas/dist/atlas.jsonl", import.meta.url));

/**
 * A thread's file as the product has it, bundled: a thread that reads TypeScript takes a second of a processor to load, and
 * tests end threads by the dozen.
 */
export function builtWorker(source: URL): WorkerFile {
  mkdirSync(FOLDER, { recursive: true });
  const name = `${basename(source.pathname, ".ts")}.mjs`;
  putWhole(name, (outfile) =>
    buildSync({
      entryPoints: [fileURLToPath(source)],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      logLevel: "warning",
    }),
  );
  // Where a bundle of the product has its own.
  putWhole("atlas.jsonl", (at) => copyFileSync(ATLAS, at));
  return workerFileAt(pathToFileURL(join(FOLDER, name)));
}

/** Several processes do this at once, and all to the same end: none finds half a file of another. */
function putWhole(file: string, write: (at: string) => void): void {
  const unfinished = join(FOLDER, `${process.pid}-${file}`);
  write(unfinished);
  renameSync(unfinished, join(FOLDER, file));
}
