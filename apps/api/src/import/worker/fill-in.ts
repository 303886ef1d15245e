import { setTimeout as sleep } from "node:timers/promises";
import type { Contract, DuplicateRule } from "@marque/schema";
import type { Call } from "../../action/action";
import { CallerError } from "../../caller-error";
import type { ImportActs } from "./acts";
import { meet } from "./duplicate";
import type { WaitingRow } from "./next-rows";

export interface FillInOptions {
  acts: ImportActs;
  contract: Contract;
  asPerson: Call;
  duplicates: DuplicateRule;
}

/** Between two questions whether an analysis can begin. */
const BUSY_MILLISECONDS = 2_000;

/**
 * A row's brand with what an analysis of its website suggests for all that the row leaves open. What will not become a new
 * brand is left as it is.
 * @throws the reason of the call's signal, when no time is left to wait for an analysis.
 */
export async function fillIn(row: WaitingRow, options: FillInOptions): Promise<WaitingRow["brand"]> {
  const { acts, contract, asPerson, duplicates } = options;
  const { brand, guessed } = row;
  const parsed = contract.brandCreate.safeParse(brand);
  if (!parsed.success) return brand;
  const { id, name, domains } = parsed.data;
  const [website = "", ...others] = domains;
  const isNew = async () => (await meet(acts, asPerson, { id, website, guessed })).duplicate === undefined;
  if (duplicates !== "another-id" && !(await isNew())) return brand;
  const isNameGuessed = guessed.includes("name");
  const found = await analyseWhenFree(options, { website, ...(isNameGuessed ? {} : { brandName: name }) });
  return {
    aliases: found.aliases,
    competitors: found.competitors,
    prompts: found.suggestedPrompts,
    ...brand,
    name: isNameGuessed ? found.brandName : name,
    domains: others.length > 0 ? domains : [website, ...found.additionalDomains],
  };
}

type Site = Parameters<ImportActs["analyse"]>[1];

/** People's analyses go first: while too many are under way, this one waits. */
async function analyseWhenFree({ acts, asPerson }: FillInOptions, site: Site) {
  for (;;)
    try {
      return await acts.analyse(asPerson, site);
    } catch (error) {
      asPerson.signal?.throwIfAborted();
      if (!(error instanceof CallerError) || error.code !== "unavailable") throw error;
      await sleep(BUSY_MILLISECONDS, undefined, { signal: asPerson.signal });
    }
}
