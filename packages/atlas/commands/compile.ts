// npm run atlas:compile: makes dist/atlas.jsonl of data/, stems/ and companies.yaml.
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readCompanies } from "../src/companies";
import { compile } from "../src/compile";
import { toFile } from "../src/compiled";
import { COMPILED_FILE } from "../src/load";
import { DATA_FOLDER, readData } from "../src/read-data";
import { readStems } from "../src/stems";

const atlas = compile(readData(DATA_FOLDER), readCompanies(), readStems());
mkdirSync(new URL(".", COMPILED_FILE), { recursive: true });
// Whoever has the old file open reads that on.
const unfinished = new URL("atlas.jsonl.part", COMPILED_FILE);
writeFileSync(unfinished, toFile(atlas));
renameSync(unfinished, COMPILED_FILE);
