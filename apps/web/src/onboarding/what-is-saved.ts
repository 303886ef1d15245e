import type { AnalysisResult } from "@marque/schema";
import type { BrandDraft } from "@/brand/draft/draft";

interface Ticks {
  entries: readonly { ticked: boolean }[];
}

const chosen = ({ entries }: Ticks): number => entries.filter((entry) => entry.ticked).length;
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const some = (number: number, one: string, many: string): string[] => (number === 0 ? [] : [count(number, one, many)]);

/** `12 of 14`, `14` when all are, nothing of nothing. */
export function ticked(list: Ticks): string | undefined {
  if (list.entries.length === 0) return undefined;
  const picked = chosen(list);
  return picked === list.entries.length ? `${picked}` : `${picked} of ${list.entries.length}`;
}

/** `Suggested 12 competitors and 28 prompts`. */
export const whatIsSuggested = ({
  competitors,
  suggestedPrompts,
}: Pick<AnalysisResult, "competitors" | "suggestedPrompts">): string =>
  `Suggested ${count(competitors.length, "competitor", "competitors")} and ${count(suggestedPrompts.length, "prompt", "prompts")}`;

/** `3 domains, 2 aliases, 12 competitors, 28 prompts`; what there is none of is left out, but for the domains, which must be. */
export const whatIsSaved = ({ domains, aliases, competitors, prompts }: BrandDraft): string =>
  [
    count(domains.entries.length, "domain", "domains"),
    ...some(aliases.entries.length, "alias", "aliases"),
    ...some(chosen(competitors), "competitor", "competitors"),
    ...some(chosen(prompts), "prompt", "prompts"),
  ].join(", ");
