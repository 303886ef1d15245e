import { type PromptAsked, toKebabCase } from "@marque/schema";
import type { PromptDraft } from "@/brand/draft/draft";
import type { Entry } from "@/brand/draft/entry";

export type Stage = PromptAsked["stage"];
export const STAGES: readonly Stage[] = ["discover", "compare", "decide"];

/** A part of the prompts: a row of the grid, a column, or where they meet. `null` for every one. */
export interface Cell {
  row: string | null;
  stage: Stage | null;
}

export const EVERYTHING: Cell = { row: null, stage: null };

/** A row of the grid. */
export interface Row {
  /** In kebab-case, as a tag would be. */
  key: string;
  /** As people read it. */
  name: string;
}

/** A prompt with its place in the grid. */
export interface PlacedPrompt {
  entry: Entry<PromptDraft>;
  /** `null` where nobody knows: a prompt that a person wrote for no stage in particular. */
  stage: Stage | null;
  row: string;
}

/** What stands in a cell. */
export interface Count {
  ticked: number;
  total: number;
}

/** The row of prompts that are for nobody in particular and share no need. */
export const GENERAL = "";

/** Tags that say how a prompt is asked rather than what is needed. */
const NO_NEED: ReadonlySet<string> = new Set(["comparison", "buying-advice", "branded"]);
/** A row is worth its line when so many prompts share it. */
const LEAST_IN_ROW = 2;
/** Beside the general one. */
const MOST_ROWS = 6;

/**
 * Puts each prompt in its row and column: the audience that it is for, where others are for it too, else the need that it
 * is about or that its tag names, else the general one.
 *
 * @param askedOf how a suggestion is asked.
 */
export function placePrompts(
  entries: readonly Entry<PromptDraft>[],
  askedOf: (suggestedAs: string) => PromptAsked | undefined,
): { placed: PlacedPrompt[]; rows: Row[] } {
  const names = new Map<string, string>();
  const known = entries.map((entry) => {
    const asked = entry.suggestedAs === null ? undefined : askedOf(entry.suggestedAs);
    const tags = entry.value.tags.filter((tag) => !NO_NEED.has(tag));
    const wishes = [asked?.audience, asked?.need, ...tags].flatMap((name) => {
      const key = toKebabCase(name ?? "");
      if (name !== undefined && key !== "" && !names.has(key)) names.set(key, name);
      return key === "" ? [] : [key];
    });
    return { entry, stage: entry.value.stage ?? asked?.stage ?? null, wishes };
  });
  const counts = new Map<string, number>();
  for (const wish of known.flatMap(({ wishes }) => [...new Set(wishes)])) counts.set(wish, (counts.get(wish) ?? 0) + 1);
  const shared = [...counts]
    .filter(([, count]) => count >= LEAST_IN_ROW)
    .sort(([one, ones], [other, others]) => others - ones || one.localeCompare(other))
    .slice(0, MOST_ROWS)
    .map(([row]) => row);
  const placed = known.map(({ entry, stage, wishes }) => ({
    entry,
    stage,
    row: wishes.find((wish) => shared.includes(wish)) ?? GENERAL,
  }));
  return { placed, rows: rowsOf(placed).map((key) => ({ key, name: names.get(key) ?? key })) };
}

/** Those with most prompts first, the general one last. */
function rowsOf(placed: readonly PlacedPrompt[]): string[] {
  const size = (row: string) => placed.filter((each) => each.row === row).length;
  const rows = [...new Set(placed.map(({ row }) => row))].filter((row) => row !== GENERAL);
  const sorted = rows.sort((one, other) => size(other) - size(one) || one.localeCompare(other));
  return placed.some(({ row }) => row === GENERAL) || rows.length === 0 ? [...sorted, GENERAL] : sorted;
}

export const isIn = ({ row, stage }: Cell, prompt: Pick<PlacedPrompt, "row" | "stage">): boolean =>
  (row === null || prompt.row === row) && (stage === null || prompt.stage === stage);

export function countIn(cell: Cell, placed: readonly PlacedPrompt[]): Count {
  const inside = placed.filter((each) => isIn(cell, each));
  return { ticked: inside.filter(({ entry }) => entry.ticked).length, total: inside.length };
}
