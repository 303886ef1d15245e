import { type Brand, type Competitor, type Prompt, type PromptAsked, sameText } from "@marque/schema";
import { type EntryList, emptyList, type Kind, listOf } from "./entry";

/** A single value that is being edited. */
export interface Single {
  value: string;
  touched: boolean;
}

export interface PromptDraft extends Pick<Prompt, "prompt" | "tags"> {
  /** For which stage a person wrote it; of a suggestion its evidence tells. */
  stage?: PromptAsked["stage"] | undefined;
}

/** A brand while it is being written: what is suggested, what is the person's own, and what was changed. */
export interface BrandDraft {
  name: Single;
  /** Follows the name until it is touched. */
  id: Single;
  domains: EntryList<string>;
  aliases: EntryList<string>;
  competitors: EntryList<Competitor>;
  prompts: EntryList<PromptDraft>;
}

/** What the values of each list are, to {@link EntryList}. */
export const KINDS: {
  domains: Kind<string>;
  aliases: Kind<string>;
  competitors: Kind<Competitor>;
  prompts: Kind<PromptDraft>;
} = {
  domains: { nameOf: (value) => value, identityOf: (value) => value },
  aliases: { nameOf: (value) => value, identityOf: sameText },
  competitors: { nameOf: ({ name }) => name, identityOf: ({ name }) => sameText(name) },
  prompts: { nameOf: ({ prompt }) => prompt, identityOf: ({ prompt }) => sameText(prompt) },
};

const untouched = (value: string): Single => ({ value, touched: false });

export const emptyDraft = (): BrandDraft => ({
  name: untouched(""),
  id: untouched(""),
  domains: emptyList(),
  aliases: emptyList(),
  competitors: emptyList(),
  prompts: emptyList(),
});

/** A stored brand, to be edited. */
export const draftOf = (brand: Brand, competitors: readonly Competitor[], prompts: readonly Prompt[]): BrandDraft => ({
  name: untouched(brand.name),
  id: { value: brand.id, touched: true },
  domains: listOf(brand.domains, () => true),
  aliases: listOf(brand.aliases, () => true),
  competitors: listOf(competitors, () => true),
  prompts: listOf(prompts, ({ enabled }) => enabled),
});

/** Whether a person changed anything that would be lost with the draft. */
export const isTouched = (draft: BrandDraft): boolean =>
  draft.name.touched ||
  draft.id.touched ||
  [draft.domains, draft.aliases, draft.competitors, draft.prompts].some(
    (list) => list.dismissed.size > 0 || list.entries.some((entry) => entry.touched),
  );
