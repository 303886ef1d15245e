import {
  type BrandCompetitor,
  type BrandHistoryEvent,
  type BrandPrompt,
  brandCompetitor,
  brandPrompt,
} from "@marque/schema";
import { z } from "zod";

/** Of the brand itself. */
const BRAND_FIELDS = ["name", "domains", "aliases", "enabled"] as const;
export type BrandField = (typeof BRAND_FIELDS)[number];
const ITEM_FIELDS = { competitors: ["name", "domains", "aliases"], prompts: ["prompt", "tags", "enabled"] } as const;
export type ItemField = (typeof ITEM_FIELDS)["competitors" | "prompts"][number];

export type Value = string | boolean | readonly string[];

/** One thing that an act changed, small enough to be taken back alone. */
export type Change =
  | { kind: "field"; field: BrandField; before: Value; after: Value }
  | {
      kind: "item";
      part: "competitors" | "prompts";
      id: string;
      name: string;
      field: ItemField;
      before: Value;
      after: Value;
    }
  | { kind: "removed"; part: "competitors"; item: BrandCompetitor }
  | { kind: "removed"; part: "prompts"; item: BrandPrompt }
  | { kind: "added"; part: "competitors" | "prompts"; name: string };

const value = z.union([z.string(), z.boolean(), z.array(z.string())]);
const competitors = z.array(brandCompetitor).catch([]);
const prompts = z.array(brandPrompt).catch([]);
/** Items of which only some fields were told. */
const partialItems = z.array(z.looseObject({ id: z.string() })).catch([]);
type PartialItem = z.infer<typeof partialItems>[number];

/** What an act changed. A creation tells of nothing that was before, and so of nothing here. */
export function changesOf({ action, before, after }: BrandHistoryEvent): Change[] {
  const [was, is] = [before ?? {}, after ?? {}];
  switch (action) {
    case "brand.update":
      return [
        ...BRAND_FIELDS.flatMap((field) => fieldChange(field, was[field], is[field])),
        ...listChanges("competitors", was.competitors, is.competitors),
        ...listChanges("prompts", was.prompts, is.prompts),
      ];
    case "competitor.create":
    case "competitor.update":
    case "competitor.remove":
    case "competitor.restore":
      return listChanges("competitors", before === null ? [] : [before], after === null ? [] : [after]);
    case "prompt.update":
    case "prompt.remove":
      return listChanges("prompts", before === null ? [] : [before], after === null ? [] : [after]);
    case "prompt.create":
    case "prompt.updateMany":
    case "prompt.removeMany":
    case "prompt.restore":
      return listChanges("prompts", was.prompts ?? [], is.prompts ?? []);
    default:
      return [];
  }
}

function fieldChange(field: BrandField, before: unknown, after: unknown): Change[] {
  const [was, is] = [value.safeParse(before), value.safeParse(after)];
  return was.success && is.success ? [{ kind: "field", field, before: was.data, after: is.data }] : [];
}

/** What of a list is not as it was: by the items' ids. */
function listChanges(part: "competitors" | "prompts", before: unknown, after: unknown): Change[] {
  if (before === undefined || after === undefined) return [];
  const [was, is] = [partialItems.parse(before), partialItems.parse(after)];
  const isNow = new Map(is.map((item) => [item.id, item]));
  const had = new Map(was.map((item) => [item.id, item]));
  const gone = new Set(was.filter(({ id }) => !isNow.has(id)).map(({ id }) => id));
  return [
    ...removed(part, before, gone),
    ...is.filter(({ id }) => !had.has(id)).map((item): Change => ({ kind: "added", part, name: nameOf(item) })),
    ...was.flatMap((item) => itemChanges(part, item, isNow.get(item.id))),
  ];
}

function removed(part: "competitors" | "prompts", before: unknown, gone: ReadonlySet<string>): Change[] {
  return part === "competitors"
    ? competitors
        .parse(before)
        .flatMap((item): Change[] => (gone.has(item.id) ? [{ kind: "removed", part, item }] : []))
    : prompts.parse(before).flatMap((item): Change[] => (gone.has(item.id) ? [{ kind: "removed", part, item }] : []));
}

function itemChanges(part: "competitors" | "prompts", was: PartialItem, is: PartialItem | undefined): Change[] {
  if (is === undefined) return [];
  return ITEM_FIELDS[part].flatMap((field): Change[] => {
    const [before, after] = [value.safeParse(was[field]), value.safeParse(is[field])];
    if (!before.success || !after.success || JSON.stringify(before.data) === JSON.stringify(after.data)) return [];
    return [{ kind: "item", part, id: was.id, name: nameOf(was), field, before: before.data, after: after.data }];
  });
}

/** What an item was called; empty where the act did not tell. */
const nameOf = ({ name, prompt }: PartialItem): string =>
  typeof name === "string" ? name : typeof prompt === "string" ? prompt : "";
