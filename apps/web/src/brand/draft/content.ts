import type { BrandDraftContent } from "@marque/schema";
import type { BrandDraft } from "./draft";
import type { EntryList } from "./entry";

type Stored = Pick<BrandDraftContent, "name" | "id" | "domains" | "aliases" | "competitors" | "prompts">;

const written = <Value>({ entries, dismissed }: EntryList<Value>) => ({
  entries: [...entries],
  dismissed: [...dismissed],
});
const read = <Value>({ entries, dismissed }: { entries: Value[]; dismissed: string[] }) => ({
  entries,
  dismissed: new Set(dismissed),
});

/** A draft as it is kept on the server. */
export const writeDraft = ({ name, id, domains, aliases, competitors, prompts }: BrandDraft): Stored => ({
  name,
  id,
  domains: written(domains),
  aliases: written(aliases),
  competitors: written(competitors),
  prompts: written(prompts),
});

/** A draft as it was kept. */
export const readDraft = ({ name, id, domains, aliases, competitors, prompts }: Stored): BrandDraft => ({
  name,
  id,
  domains: read(domains),
  aliases: read(aliases),
  competitors: read(competitors),
  prompts: read(prompts),
});
