import { existsSync, openSync, readFileSync, readSync } from "node:fs";
import { createAtlas } from "./atlas";
import { fromFile } from "./compiled";
import type { MarketWords } from "./market-words";
import { marketWordsFromFile } from "./market-words-file";
import type { Atlas } from "./model";

/** Made of `data/` by `npm run atlas:compile`. */
export const COMPILED_FILE = new URL("../dist/atlas.jsonl", import.meta.url);
/** Made beside it. */
export const MARKET_WORDS_FILE = new URL("../dist/market-words.json", import.meta.url);
/** Where a bundle that holds this code has its copies. */
const BESIDE_THE_BUNDLE = {
  atlas: new URL("atlas.jsonl", import.meta.url),
  words: new URL("market-words.json", import.meta.url),
};

let loaded: Atlas | undefined;

/**
 * The atlas of this build, read once for a process.
 *
 * @throws Error when the build didn't compile it.
 */
export function loadAtlas(): Atlas {
  loaded ??= createAtlas(
    fromFile(readerOf(existsSync(BESIDE_THE_BUNDLE.atlas) ? BESIDE_THE_BUNDLE.atlas : COMPILED_FILE)),
  );
  return loaded;
}

/**
 * The words that markets are searched by, read anew each time: some 3 MB, which whoever searches keeps.
 *
 * @throws Error when the build didn't compile them.
 */
export function readMarketWords(): MarketWords {
  const file = existsSync(BESIDE_THE_BUNDLE.words) ? BESIDE_THE_BUNDLE.words : MARKET_WORDS_FILE;
  return marketWordsFromFile(readFileSync(file, "utf8"));
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
