import { existsSync, openSync, readSync } from "node:fs";
import { createAtlas } from "./atlas";
import { fromFile } from "./compiled";
import type { Atlas } from "./model";

/** Made of `data/` by `npm run atlas:compile`. */
export const COMPILED_FILE = new URL("../dist/atlas.jsonl", import.meta.url);
/** Where a bundle that holds this code has its copy. */
const BESIDE_THE_BUNDLE = new URL("atlas.jsonl", import.meta.url);

let loaded: Atlas | undefined;
let reader: ((start: number, bytes: number) => string) | undefined;

/**
 * The atlas of this build, read once for a process.
 *
 * @throws Error when the build didn't compile it.
 */
export function loadAtlas(): Atlas {
  loaded ??= openAtlas();
  return loaded;
}

/**
 * The same atlas, to be read once: whatever was asked of it goes with it. The words of all markets in all languages are some
 * 40 MB, which an atlas that is kept would hold for good.
 *
 * @throws Error when the build didn't compile it.
 */
export function openAtlas(): Atlas {
  reader ??= readerOf(existsSync(BESIDE_THE_BUNDLE) ? BESIDE_THE_BUNDLE : COMPILED_FILE);
  return createAtlas(fromFile(reader));
}

/** The file stays open: an analysis reads a few hundred of its twenty thousand lines. */
function readerOf(file: URL): (start: number, bytes: number) => string {
  const opened = openSync(file, "r");
  return (start, bytes) => {
    const buffer = Buffer.allocUnsafe(bytes);
    const count = readSync(opened, buffer, 0, bytes, start);
    if (count < bytes) throw new Error(`${file.pathname} ends at byte ${start + count}: it was made anew, or in part`);
    return buffer.toString("utf8");
  };
}
