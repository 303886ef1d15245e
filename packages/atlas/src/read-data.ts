import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load, YAMLException } from "js-yaml";
import { type Category, categoryFile } from "./category-file";

/** The atlas's own data. */
export const DATA_FOLDER = fileURLToPath(new URL("../data", import.meta.url));

/** What is wrong with the data, one line for each fault: `fashion/jeans.yaml: brands.3.domains: …`. */
export class DataFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
  }
}

/**
 * Reads every category below a folder: `<folder>/<sector>/<id>.yaml`, sorted by sector and id.
 *
 * @throws DataFault naming every fault of every file.
 */
export function readData(folder: string): Category[] {
  const faults: string[] = [];
  const categories: Category[] = [];
  for (const sector of entries(folder)) {
    for (const file of entries(join(folder, sector))) {
      const path = `${sector}/${file}`;
      if (!file.endsWith(".yaml")) {
        faults.push(`${path}: only .yaml files belong here`);
        continue;
      }
      const document = parse(readFileSync(join(folder, path), "utf8"));
      if (document instanceof YAMLException) {
        faults.push(`${path}: ${document.message.split("\n")[0]}`);
        continue;
      }
      const read = categoryFile.safeParse(document);
      if (read.success) categories.push({ id: file.slice(0, -".yaml".length), sector, ...read.data });
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
