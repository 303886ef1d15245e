import type { BrandCreateInput } from "@marque/schema";
import type { BrandDraft } from "./draft";
import type { Entry } from "./entry";

/** What is sent of a draft, and which line stands at which index of it, so that faults find their way back. */
export interface Written {
  input: BrandCreateInput;
  keys: Record<ListField, readonly string[]>;
}

export const LIST_FIELDS = ["domains", "aliases", "competitors", "prompts"] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** `picked`: only what is ticked is saved (a new brand). `switched`: all is saved, the tick is a prompt's switch. */
export type SelectionMode = "picked" | "switched";

export function write(draft: BrandDraft, selectionMode: SelectionMode): Written {
  const sent = <Value>(entries: readonly Entry<Value>[]) =>
    entries.filter((entry) => entry.ticked || selectionMode === "switched");
  const competitors = sent(draft.competitors.entries);
  const prompts = sent(draft.prompts.entries);
  return {
    input: {
      id: draft.id.value,
      name: draft.name.value,
      domains: draft.domains.entries.map(({ value }) => value),
      aliases: draft.aliases.entries.map(({ value }) => value),
      competitors: competitors.map(({ value }) => value),
      prompts: prompts.map(({ value: { stage: _, ...prompt }, ticked }) => ({
        ...prompt,
        enabled: selectionMode === "picked" || ticked,
      })),
    },
    keys: {
      domains: draft.domains.entries.map(({ key }) => key),
      aliases: draft.aliases.entries.map(({ key }) => key),
      competitors: competitors.map(({ key }) => key),
      prompts: prompts.map(({ key }) => key),
    },
  };
}
