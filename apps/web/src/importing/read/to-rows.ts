import {
  competitorsOfCell,
  flagOfCell,
  type ImportRowInput,
  type PrivateHosts,
  parseWebsite,
  promptsOfCell,
  readCell,
  registrableLabel,
  textsOfCell,
} from "@marque/schema";
import { proposeId } from "@/brand/propose-id";
import type { FieldName, Mapping } from "./mapping";
import type { TableRow } from "./parse";

/** Makes rows of an import, one after another: an id that it has to guess is none that it gave before. */
export interface RowMaker {
  ofCells(row: TableRow, mapping: Mapping): ImportRowInput;
  ofRecord(record: unknown, number: number): ImportRowInput;
}

/** What an answer of the API has beside what it takes. */
const ANSWERED = new Set(["onboarded", "createdAt", "updatedAt"]);
/** Between domains, none of which holds one of these. */
const DOMAIN_END = /[\s,;]+/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @param privateHosts count as domains. @param given ids that stand in the file, which no guess takes. */
export function createRowMaker(privateHosts: PrivateHosts, given: ReadonlySet<string>): RowMaker {
  const used = new Set(given);

  function freeId(stem: string): string {
    let id = stem;
    for (let count = 2; used.has(id); count += 1) id = `${stem}-${count}`;
    used.add(id);
    return id;
  }

  /** Fills in what can be told from the website; of one that is none too, so that it alone is what is wrong with the row. */
  function completed(number: number, brand: Record<string, unknown>, enabled: boolean | undefined): ImportRowInput {
    const guessed: ("id" | "name")[] = [];
    const [first] = Array.isArray(brand.domains) ? brand.domains : [];
    const written = typeof first === "string" ? first : "";
    const hostname = parseWebsite(written, privateHosts)?.hostname ?? written;
    const label = registrableLabel(hostname) ?? hostname;
    const told = { ...brand };
    if (told.name === undefined && label !== "") {
      told.name = label.charAt(0).toUpperCase() + label.slice(1);
      guessed.push("name");
    }
    if (told.id === undefined && (typeof told.name === "string" || hostname !== "")) {
      told.id = freeId(
        proposeId(String(told.name ?? "")) || proposeId(label) || proposeId(hostname) || `row-${number}`,
      );
      guessed.push("id");
    }
    return { number, brand: told, guessed, ...(enabled === undefined ? {} : { enabled }) };
  }

  return {
    ofCells({ number, cells }, { columns }) {
      const cell = (field: FieldName) => readCell(cells[columns.indexOf(field)] ?? "").trim();
      const domains = [cell("website"), ...cell("domains").split(DOMAIN_END)].filter((each) => each !== "");
      const brand: Record<string, unknown> = {};
      // An empty cell says nothing: of a brand that is there it changes nothing.
      const say = (field: string, value: string | readonly unknown[]) => {
        if (value.length > 0) brand[field] = value;
      };
      say("id", cell("id"));
      say("name", cell("name"));
      say("domains", domains);
      say("aliases", textsOfCell(cell("aliases")));
      say("competitors", competitorsOfCell(cell("competitors"), privateHosts));
      say("prompts", promptsOfCell(cell("prompts")));
      return completed(number, brand, flagOfCell(cell("enabled")));
    },
    ofRecord(record, number) {
      if (!isObject(record)) return { number, brand: {}, guessed: [] };
      const { enabled, ...fields } = record;
      const brand = Object.fromEntries(Object.entries(fields).filter(([field]) => !ANSWERED.has(field)));
      return completed(number, brand, typeof enabled === "boolean" ? enabled : undefined);
    },
  };
}
