import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load, YAMLException } from "js-yaml";
import { type AsksFile, readAsks } from "./ask";
import { type Category, categoryFile, FACET_LANGUAGES, type FacetLanguage } from "./category-file";

/** The atlas's own data. */
export const DATA_FOLDER = fileURLToPath(new URL("../data", import.meta.url));

/** What is wrong with the data, one line for each fault: `fashion/jeans.yaml: brands.3.domains: …`. */
export class DataFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
  }
}

/** `fast-food.asks.en.txt` holds the questions about `fast-food.yaml` in English. */
const ASKS_FILE = /^(?<id>.+)\.asks\.(?<language>[a-z]+)\.txt$/;
const isFacetLanguage = (subtag: string): subtag is FacetLanguage => FACET_LANGUAGES.some((each) => each === subtag);

/**
 * Reads every category below a folder: `<folder>/<sector>/<id>.yaml` and the questions beside it, sorted by sector and id.
 *
 * @throws DataFault naming every fault of every file.
 */
export function readData(folder: string): Category[] {
  const faults: string[] = [];
  const categories: Category[] = [];
  for (const sector of entries(folder)) {
    const files = entries(join(folder, sector));
    const asksOf = new Map<string, Partial<Record<FacetLanguage, AsksFile>>>();
    for (const file of files.filter((each) => !each.endsWith(".yaml"))) {
      const path = `${sector}/${file}`;
      const { id = "", language = "" } = ASKS_FILE.exec(file)?.groups ?? {};
      if (!isFacetLanguage(language) || !files.includes(`${id}.yaml`)) {
        faults.push(`${path}: only categories, <id>.yaml, and their questions, <id>.asks.<language>.txt, belong here`);
        continue;
      }
      const { asks, faults: own } = readAsks(readFileSync(join(folder, path), "utf8"));
      faults.push(...own.map((fault) => `${path}: ${fault}`));
      asksOf.set(id, { ...asksOf.get(id), [language]: asks });
    }
    for (const file of files.filter((each) => each.endsWith(".yaml"))) {
      const path = `${sector}/${file}`;
      const id = file.slice(0, -".yaml".length);
      const document = parse(readFileSync(join(folder, path), "utf8"));
      if (document instanceof YAMLException) {
        faults.push(`${path}: ${document.message.split("\n")[0]}`);
        continue;
      }
      const read = categoryFile.safeParse(document);
      if (read.success) categories.push({ id, sector, asks: asksOf.get(id) ?? {}, ...read.data });
      else faults.push(...read.error.issues.map(({ path: at, message }) => `${path}: ${at.join(".")}: ${message}`));
    }
  }
  if (faults.length > 0) throw new DataFault(faults);
  return categories;
}

const entries = (folder: string): string[] => readdirSync(folder).sort();

/** What a file of YAML holds, or what is wrong with it. */
function parse(text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    if (error instanceof YAMLException) return error;
    throw error;
  }
}
