// npm run atlas:compile: makes dist/atlas.jsonl and dist/market-words.json of data/, stems/ and companies.yaml.
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createAtlas } from "../src/atlas";
import { readCompanies } from "../src/companies";
import { compile } from "../src/compile";
import { fromFile, toFile } from "../src/compiled";
import { COMPILED_FILE, MARKET_WORDS_FILE } from "../src/load";
import { marketWordsOf } from "../src/market-words";
import { marketWordsToFile } from "../src/market-words-file";
import { DATA_FOLDER, readData } from "../src/read-data";
import { readStems } from "../src/stems";

/** Whoever has the old file open reads that on. */
function write(file: URL, content: string | Buffer): void {
  const unfinished = new URL(`${file.href}.part`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

const compiled = Buffer.from(toFile(compile(readData(DATA_FOLDER), readCompanies(), readStems())));
const atlas = createAtlas(fromFile((start, bytes) => compiled.toString("utf8", start, start + bytes)));
mkdirSync(new URL(".", COMPILED_FILE), { recursive: true });
write(MARKET_WORDS_FILE, marketWordsToFile(marketWordsOf(atlas)));
write(COMPILED_FILE, compiled);
