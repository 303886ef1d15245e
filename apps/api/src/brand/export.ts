import { EXPORT_COLUMNS, type ExportPart, type ExportQuery, type PrivateHosts, safeCell } from "@marque/schema";
import Papa from "papaparse";
import type { Act } from "../action/action";
import { createRecords, type WholeBrand } from "./export-records";
import { listBrands } from "./list";

/** A brand may hold 500 prompts: what is read at a time is bounded, as is a part. */
const BRANDS_A_READ = 50;
const MOST_CHARACTERS = 1_000_000;

/** How a file begins, goes on and ends. */
interface Writer {
  head: string;
  /** @param isFirst of the file. */
  write: (brand: WholeBrand, isFirst: boolean) => string;
  foot: string;
}

function createWriter({ kind, format }: ExportQuery, privateHosts: PrivateHosts): Writer {
  const { objects, rows } = createRecords(privateHosts)[kind];
  const line = (cells: readonly string[]) => `${Papa.unparse([cells.map(safeCell)])}\r\n`;
  if (format === "csv")
    return { head: line(EXPORT_COLUMNS[kind]), write: (brand) => rows(brand).map(line).join(""), foot: "" };
  return {
    head: "[",
    write: (brand, isFirst) =>
      objects(brand)
        .map((object, index) => `${isFirst && index === 0 ? "" : ","}\n${JSON.stringify(object)}`)
        .join(""),
    foot: "\n]\n",
  };
}

/**
 * Brands of the list that a filter names, newest first, with competitors and prompts, in parts of some megabyte that are
 * put behind each other. Each is read behind a cursor, so that a list of any length costs the same memory.
 * @throws {CallerError} `validation`: a cursor that no part gave.
 */
export const createExport =
  (privateHosts: PrivateHosts) =>
  async (act: Act, query: ExportQuery): Promise<ExportPart> => {
    const { q, enabled } = query;
    const { head, write, foot } = createWriter(query, privateHosts);
    let { cursor } = query;
    let text = cursor === undefined ? head : "";
    // A later part begins behind a record: a part does not end before there was one.
    let isFirst = cursor === undefined;
    for (;;) {
      const page = { q, enabled, limit: BRANDS_A_READ, page: 1, cursor };
      const { brands, pagination } = await listBrands(act.database, act.actor.workspaceId, page);
      for (const brand of await readWhole(act, brands)) {
        const written = write(brand, isFirst);
        text += written;
        isFirst &&= written === "";
      }
      if (pagination.nextCursor === null) return { text: text + foot, nextCursor: null };
      cursor = pagination.nextCursor;
      if (text.length >= MOST_CHARACTERS) return { text, nextCursor: cursor };
    }
  };

type ListedBrand = Omit<WholeBrand, "competitors" | "prompts">;

async function readWhole({ database, actor }: Act, brands: readonly ListedBrand[]): Promise<WholeBrand[]> {
  const where = { workspaceId: actor.workspaceId, brandId: { in: brands.map(({ id }) => id) } };
  const orderBy = { position: "asc" } as const;
  const [competitors, prompts] = await Promise.all([
    database.competitor.findMany({ where, orderBy }),
    database.prompt.findMany({ where, orderBy }),
  ]);
  return brands.map((brand) => ({
    ...brand,
    competitors: competitors
      .filter(({ brandId }) => brandId === brand.id)
      .map(({ name, domains, aliases }) => ({ name, domains, aliases })),
    prompts: prompts
      .filter(({ brandId }) => brandId === brand.id)
      .map(({ prompt, tags, enabled }) => ({ prompt, tags, enabled })),
  }));
}
