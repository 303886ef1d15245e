import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load, YAMLException } from "js-yaml";
import { type AsksFile, readAsks } from "./ask";
import { type Category, categoryFile, FACET_LANGUAGES, type FacetLanguage } from "./category-file";
import { isNearbyLanguage, readNearby } from "./nearby";
import { type RivalsFile, readRivals } from "./rivals";
import { readScopes, type ScopesFile } from "./scopes";

/** The atlas's own data. */
export const DATA_FOLDER = fileURLToPath(new URL("../data", import.meta.url));

/** What is wrong with the data, one line for each fault: `fashion/jeans.yaml: brands.3.domains: …`. */
export class DataFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
  }
}

/** `fast-food.asks.en.txt` holds the questions about `fast-food.yaml` in English, … */
const ASKS_FILE = /^(?<id>.+)\.asks\.(?<language>[a-z]+)\.txt$/;
/** … `dentists.nearby.en.txt` those of who looks for one nearby, … */
const NEARBY_FILE = /^(?<id>.+)\.nearby\.(?<near>[a-z]+)\.txt$/;
/** … `fast-food.rivals.txt` who is bought instead of its brands, and `fast-food.scopes.txt` which questions are whose. */
const BRANDS_FILE = /^(?<id>.+)\.(?<brands>rivals|scopes)\.txt$/;
const isFacetLanguage = (subtag: string): subtag is FacetLanguage => FACET_LANGUAGES.some((each) => each === subtag);

/**
 * Reads every category below a folder: `<folder>/<sector>/<id>.yaml`, the questions and rivals beside it, sorted by sector and id.
 *
 * @throws DataFault naming every fault of every file.
 */
export function readData(folder: string): Category[] {
  const faults: string[] = [];
  const categories: Category[] = [];
  for (const sector of entries(folder)) {
    const files = entries(join(folder, sector));
    const asksOf = new Map<string, Partial<Record<FacetLanguage, AsksFile>>>();
    const nearbyOf = new Map<string, Category["nearby"]>();
    const rivalsOf = new Map<string, RivalsFile>();
    const scopesOf = new Map<string, ScopesFile>();
    for (const file of files.filter((each) => !each.endsWith(".yaml"))) {
      const path = `${sector}/${file}`;
      const names = (ASKS_FILE.exec(file) ?? NEARBY_FILE.exec(file) ?? BRANDS_FILE.exec(file))?.groups ?? {};
      const { id = "", language, near, brands } = names;
      const isKnown =
        (language === undefined || isFacetLanguage(language)) && (near === undefined || isNearbyLanguage(near));
      if (!files.includes(`${id}.yaml`) || !isKnown) {
        faults.push(
          `${path}: only <id>.yaml, <id>.rivals.txt, <id>.scopes.txt, <id>.asks.<language>.txt and <id>.nearby.<language>.txt of one category belong here`,
        );
        continue;
      }
      const text = readFileSync(join(folder, path), "utf8");
      const told = (own: readonly string[]) => faults.push(...own.map((fault) => `${path}: ${fault}`));
      if (near !== undefined) {
        const { trades, faults: own } = readNearby(text);
        told(own);
        nearbyOf.set(id, { ...nearbyOf.get(id), [near]: trades });
      } else if (brands === "scopes") {
        const { scopes, faults: own } = readScopes(text);
        told(own);
        scopesOf.set(id, scopes);
      } else if (language === undefined) {
        const { rivals, faults: own } = readRivals(text);
        told(own);
        rivalsOf.set(id, rivals);
      } else {
        const { asks, faults: own } = readAsks(text);
        told(own);
        asksOf.set(id, { ...asksOf.get(id), [language]: asks });
      }
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
      if (read.success)
        categories.push({
          id,
          sector,
          asks: asksOf.get(id) ?? {},
          nearby: nearbyOf.get(id) ?? {},
          rivals: rivalsOf.get(id) ?? {},
          scopes: scopesOf.get(id) ?? {},
          ...read.data,
        });
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
