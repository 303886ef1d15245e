import type { AnalysisResult, Competitor } from "@marque/schema";
import { proposeId, proposeIdOfDomain } from "../propose-id";
import { type BrandDraft, KINDS, type PromptDraft } from "./draft";
import { editList, type ListEdit } from "./edit-list";
import { suggest } from "./entry";

/** Everything that can happen to a draft: what a person does, and what an analysis finds. */
export type DraftAction =
  | { field: "name"; value: string }
  | { field: "id"; value: string }
  | { field: "domains"; edit: ListEdit<string> }
  | { field: "aliases"; edit: ListEdit<string> }
  | { field: "competitors"; edit: ListEdit<Competitor> }
  | { field: "prompts"; edit: ListEdit<PromptDraft> }
  | { field: "suggestions"; result: Partial<AnalysisResult> };

/** The draft after it; a value that a person touched is never replaced by a suggestion. */
export function reduce(draft: BrandDraft, action: DraftAction): BrandDraft {
  switch (action.field) {
    case "name":
      return followName({ ...draft, name: { value: action.value, touched: true } });
    case "id":
      return { ...draft, id: { value: action.value, touched: true } };
    case "domains":
      return followName({ ...draft, domains: editList(draft.domains, action.edit, KINDS.domains) });
    case "aliases":
      return { ...draft, aliases: editList(draft.aliases, action.edit, KINDS.aliases) };
    case "competitors":
      return { ...draft, competitors: editList(draft.competitors, action.edit, KINDS.competitors) };
    case "prompts":
      return { ...draft, prompts: editList(draft.prompts, action.edit, KINDS.prompts) };
    case "suggestions":
      return followName(suggestAll(draft, action.result));
  }
}

/** The id follows the name; where that holds nothing that an id can say (任天堂, an emoji), it follows the website. */
const followName = (draft: BrandDraft): BrandDraft => {
  const [primary] = draft.domains.entries;
  const value = proposeId(draft.name.value) || proposeIdOfDomain(draft.name.value === "" ? undefined : primary?.value);
  return draft.id.touched ? draft : { ...draft, id: { value, touched: false } };
};

/** A field that the result leaves out stays as it is. */
function suggestAll(draft: BrandDraft, found: Partial<AnalysisResult>): BrandDraft {
  const { brandName, website, additionalDomains, aliases, competitors, suggestedPrompts } = found;
  return {
    ...draft,
    name: brandName === undefined || draft.name.touched ? draft.name : { value: brandName, touched: false },
    domains: suggestDomains(draft, website, additionalDomains),
    aliases: aliases === undefined ? draft.aliases : suggest(draft.aliases, aliases, KINDS.aliases),
    competitors:
      competitors === undefined ? draft.competitors : suggest(draft.competitors, competitors, KINDS.competitors),
    prompts: suggestedPrompts === undefined ? draft.prompts : suggest(draft.prompts, suggestedPrompts, KINDS.prompts),
  };
}

/** The website is the primary domain and the others stand after it, each known at its own time. */
function suggestDomains(
  { domains }: BrandDraft,
  website: string | undefined,
  additionalDomains: readonly string[] | undefined,
): BrandDraft["domains"] {
  if (website === undefined && additionalDomains === undefined) return domains;
  const [primary, ...others] = domains.entries.flatMap((entry) => entry.suggestedAs ?? []);
  const first = website ?? primary;
  return suggest(domains, [...(first === undefined ? [] : [first]), ...(additionalDomains ?? others)], KINDS.domains);
}
